"""Authentication realms."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from providers.core.kind.forms import REALM
from providers.core.kind.marks import (
    DASHED,
    FIXED,
    IDENTITY,
    NAME,
    WRITE_ONLY,
    Absent,
    Needed,
    Only,
)
from providers.core.kind.paths import Paths
from providers.core.kind.property_string import PropertyString
from providers.core.kind.spec import Spec
from providers.core.kind.values import Names, Text

LDAP = Only("type", "ldap", "ad")
OPENID = Only("type", "openid")


class SyncDefaults(PropertyString):
    """Defaults of the synchronisation of a realm."""

    scope: Literal["users", "groups", "both"] | None = None
    enable_new: Annotated[bool | None, DASHED] = None
    full: bool | None = None
    purge: bool | None = None
    remove_vanished: Annotated[str | None, DASHED] = None


class Realm(Spec):
    """A realm: where users of `name@realm` are checked. API: /access/domains"""

    section: ClassVar = "realms"
    paths: ClassVar = Paths("/access/domains", "/access/domains/{realm}", read_item=True)
    builtin: ClassVar = frozenset({"pam", "pve"})
    left_out: ClassVar = {
        "check-connection": "a wish for a test at the time of the call, not a property",
        "digest": "guards a hand-made change",
        "delete": "the way in which fields are removed",
    }

    realm: Annotated[str, IDENTITY, NAME, Field(max_length=32), REALM]
    """Name of the realm."""
    type: Annotated[Literal["ldap", "ad", "openid", "pam", "pve"], FIXED]
    comment: Text | None = None
    default: bool | None = None
    """Whether the realm is the one that the login page proposes."""
    tfa: str | None = None
    """Second factor, such as `type=oath,digits=6`."""

    server1: Annotated[str | None, LDAP, Needed("type", "ldap", "ad")] = None
    server2: Annotated[str | None, LDAP] = None
    port: Annotated[int | None, LDAP, Field(ge=1, le=65535)] = None
    mode: Annotated[Literal["ldap", "ldaps", "ldap+starttls"] | None, LDAP] = None
    secure: Annotated[bool | None, LDAP] = None
    """Old form of `mode: ldaps`."""
    sslversion: Annotated[Literal["tlsv1", "tlsv1_1", "tlsv1_2", "tlsv1_3"] | None, LDAP] = None
    verify: Annotated[bool | None, LDAP] = None
    """Whether the server's certificate is verified; default: false."""
    capath: Annotated[str | None, LDAP] = None
    cert: Annotated[str | None, LDAP] = None
    certkey: Annotated[str | None, LDAP] = None
    base_dn: Annotated[str | None, LDAP, Needed("type", "ldap")] = None
    bind_dn: Annotated[str | None, LDAP] = None
    password: Annotated[str | None, WRITE_ONLY, LDAP] = None
    """Password of `bind_dn`."""
    user_attr: Annotated[str | None, LDAP, Needed("type", "ldap")] = None
    user_classes: Annotated[Names | None, LDAP] = None
    filter: Annotated[str | None, LDAP] = None
    group_dn: Annotated[str | None, LDAP] = None
    group_name_attr: Annotated[str | None, LDAP] = None
    group_classes: Annotated[Names | None, LDAP] = None
    group_filter: Annotated[str | None, LDAP] = None
    sync_attributes: Annotated[str | None, LDAP] = None
    sync_defaults_options: Annotated[SyncDefaults | None, DASHED, LDAP] = None
    domain: Annotated[str | None, Only("type", "ad"), Needed("type", "ad")] = None
    """Name of the Active Directory domain."""
    case_sensitive: Annotated[bool | None, DASHED, Absent(True), LDAP] = None
    """Whether upper and lower case in user names differ; default: true."""

    issuer_url: Annotated[str | None, DASHED, OPENID, Needed("type", "openid")] = None
    client_id: Annotated[str | None, DASHED, OPENID, Needed("type", "openid")] = None
    client_key: Annotated[str | None, DASHED, WRITE_ONLY, OPENID] = None
    autocreate: Annotated[bool | None, OPENID] = None
    username_claim: Annotated[str | None, DASHED, FIXED, OPENID] = None
    prompt: Annotated[str | None, OPENID] = None
    scopes: Annotated[str | None, OPENID] = None
    acr_values: Annotated[str | None, DASHED, OPENID] = None
    audiences: Annotated[str | None, OPENID] = None
    query_userinfo: Annotated[bool | None, DASHED, Absent(True), OPENID] = None
    groups_claim: Annotated[str | None, DASHED, OPENID] = None
    groups_autocreate: Annotated[bool | None, DASHED, OPENID] = None
    groups_overwrite: Annotated[bool | None, DASHED, OPENID] = None
