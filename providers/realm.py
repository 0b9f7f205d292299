"""Authentication realms."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from providers.core.kind.conditions import Needed, Only
from providers.core.kind.forms import REALM
from providers.core.kind.marks import DASHED, FIXED, IDENTITY, NAME, WRITE_ONLY, Absent
from providers.core.kind.paths import Paths
from providers.core.kind.property_string import PropertyString
from providers.core.kind.spec import Spec
from providers.core.kind.values import Names, Text

LDAP = Only("type", "ldap", "ad")
OPENID = Only("type", "openid")


class SyncDefaults(PropertyString):
    """Defaults of the synchronisation of a realm."""

    scope: Literal["users", "groups", "both"] | None = None
    """What is synchronised."""
    enable_new: Annotated[bool | None, DASHED] = None
    """Whether new users may log in; default: true."""
    full: bool | None = None
    """Old form of `remove_vanished`."""
    purge: bool | None = None
    """Old form of `remove_vanished`."""
    remove_vanished: Annotated[str | None, DASHED] = None
    """What goes with users and groups that are gone: `acl`, `entry` and `properties`, joined by
    `;`; default: none."""


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
    """Kind of directory."""
    comment: Text | None = None
    """Shown beside the name at login."""
    default: bool | None = None
    """Whether the realm is the one that the login page proposes."""
    tfa: str | None = None
    """Second factor, such as `type=oath,digits=6`."""

    server1: Annotated[str | None, LDAP, Needed("type", "ldap", "ad")] = None
    """Host name or address of the directory."""
    server2: Annotated[str | None, LDAP] = None
    """The one that is asked if the first does not answer."""
    port: Annotated[int | None, LDAP, Field(ge=1, le=65535)] = None
    """Default: 389, with encryption from the start 636."""
    mode: Annotated[Literal["ldap", "ldaps", "ldap+starttls"] | None, LDAP] = None
    """How the connection is encrypted; default: ldap, not at all."""
    secure: Annotated[bool | None, LDAP] = None
    """Old form of `mode: ldaps`."""
    sslversion: Annotated[Literal["tlsv1", "tlsv1_1", "tlsv1_2", "tlsv1_3"] | None, LDAP] = None
    """The oldest version that is spoken; PVE advises against setting it."""
    verify: Annotated[bool | None, LDAP] = None
    """Whether the server's certificate is verified; default: false."""
    capath: Annotated[str | None, LDAP] = None
    """Authorities on each node that may have signed the certificate; default: /etc/ssl/certs."""
    cert: Annotated[str | None, LDAP] = None
    """Client certificate: a file on each node."""
    certkey: Annotated[str | None, LDAP] = None
    """Key of the client certificate: a file on each node."""
    base_dn: Annotated[str | None, LDAP, Needed("type", "ldap")] = None
    """Where users are looked for, such as `ou=people,dc=example,dc=net`."""
    bind_dn: Annotated[str | None, LDAP] = None
    """As whom the directory is asked; default: as nobody."""
    password: Annotated[str | None, WRITE_ONLY, LDAP] = None
    """Password of `bind_dn`."""
    user_attr: Annotated[str | None, LDAP, Needed("type", "ldap")] = None
    """Attribute that holds the name at login, such as uid."""
    user_classes: Annotated[Names | None, LDAP] = None
    """Classes of objects that are users; default: inetorgperson, posixaccount, person and user."""
    filter: Annotated[str | None, LDAP] = None
    """LDAP filter of the users that are synchronised."""
    group_dn: Annotated[str | None, LDAP] = None
    """Where groups are looked for; default: `base_dn`."""
    group_name_attr: Annotated[str | None, LDAP] = None
    """Attribute that holds a group's name; default: the first part of its DN."""
    group_classes: Annotated[Names | None, LDAP] = None
    """Classes of objects that are groups; default: groupOfNames, group, univentionGroup and
    ipausergroup."""
    group_filter: Annotated[str | None, LDAP] = None
    """LDAP filter of the groups that are synchronised."""
    sync_attributes: Annotated[str | None, LDAP] = None
    """Attributes that become fields of users, such as `email=mail,firstname=givenName`."""
    sync_defaults_options: Annotated[SyncDefaults | None, DASHED, LDAP] = None
    """What a synchronisation does unless told otherwise."""
    domain: Annotated[str | None, Only("type", "ad"), Needed("type", "ad")] = None
    """Name of the Active Directory domain."""
    case_sensitive: Annotated[bool | None, DASHED, Absent(True), LDAP] = None
    """Whether upper and lower case in user names differ; default: true."""

    issuer_url: Annotated[str | None, DASHED, OPENID, Needed("type", "openid")] = None
    """Address of the identity provider."""
    client_id: Annotated[str | None, DASHED, OPENID, Needed("type", "openid")] = None
    """By what name the provider knows this cluster."""
    client_key: Annotated[str | None, DASHED, WRITE_ONLY, OPENID] = None
    """The secret that goes with `client_id`."""
    autocreate: Annotated[bool | None, OPENID] = None
    """Whether users that log in are made; default: false."""
    username_claim: Annotated[str | None, DASHED, FIXED, OPENID] = None
    """Claim that holds the user's name; default: subject."""
    prompt: Annotated[str | None, OPENID] = None
    """Whether the provider asks anew, such as `login` or `consent`; default: as it likes."""
    scopes: Annotated[str | None, OPENID] = None
    """What is asked for; default: email profile."""
    acr_values: Annotated[str | None, DASHED, OPENID] = None
    """How strongly the provider should authenticate."""
    audiences: Annotated[str | None, OPENID] = None
    """Further audiences of a token that are accepted."""
    query_userinfo: Annotated[bool | None, DASHED, Absent(True), OPENID] = None
    """Whether the provider is asked for more about the user; default: true."""
    groups_claim: Annotated[str | None, DASHED, OPENID] = None
    """Claim that holds the user's groups."""
    groups_autocreate: Annotated[bool | None, DASHED, OPENID] = None
    """Whether groups of users are made; default: false."""
    groups_overwrite: Annotated[bool | None, DASHED, OPENID] = None
    """Whether a login takes away groups that the claim does not name; default: false."""
