"""Realms."""

from tests.providers.contract.case import Calls, Case, Field, InPlace, Replaces, WriteOnly

CALLS = Calls(
    create="POST /access/domains",
    read="GET /access/domains/{realm}",
    change="PUT /access/domains/{realm}",
    remove="DELETE /access/domains/{realm}",
)
KEYS = ("geheim-one", "geheim-two")
COMMON: dict[str, Field] = {
    "comment": InPlace("our people", "their people", edges=("",)),
    "default": InPlace(True, False),
    "tfa": InPlace("type=oath,digits=6", "type=oath,digits=8"),
}
LDAP: dict[str, Field] = {
    "server1": InPlace("192.0.2.20", "ldap.example.org"),
    "server2": InPlace("192.0.2.21", "ldap2.example.org"),
    "port": InPlace(389, 3389),
    "mode": InPlace("ldaps", "ldap+starttls", edges=("ldap",)),
    "secure": InPlace(True, False),
    "sslversion": InPlace("tlsv1_2", "tlsv1_3"),
    "verify": InPlace(True, False),
    "capath": InPlace("/etc/ssl/one", "/etc/ssl/two"),
    "cert": InPlace("/etc/ssl/one.pem", "/etc/ssl/two.pem"),
    "certkey": InPlace("/etc/ssl/one.key", "/etc/ssl/two.key"),
    "bind_dn": InPlace("cn=one,dc=example,dc=org", "cn=two,dc=example,dc=org"),
    "password": WriteOnly(
        "geheim-one", "geheim-two", along={"bind_dn": "cn=one,dc=example,dc=org"}
    ),
    "user_classes": InPlace(["person", "user"], ["person"], edges=(["user", "person"],)),
    "filter": InPlace("(memberOf=one)", "(memberOf=two)"),
    "group_dn": InPlace("ou=one,dc=example,dc=org", "ou=two,dc=example,dc=org"),
    "group_name_attr": InPlace("cn", "gid"),
    "group_classes": InPlace(["group", "posixGroup"], ["group"]),
    "group_filter": InPlace("(cn=a*)", "(cn=b*)"),
    "sync_attributes": InPlace("email=mail", "email=mail,firstname=givenName"),
    "sync_defaults_options": InPlace(
        "enable-new=1,scope=users", "remove-vanished=acl;entry,scope=both"
    ),
    "case_sensitive": InPlace(False, True),
}
USERS: dict[str, Field] = {
    "base_dn": InPlace("dc=example,dc=org", "dc=example,dc=net"),
    "user_attr": InPlace("uid", "cn"),
}
OPENID: dict[str, Field] = {
    "issuer_url": InPlace("https://one.example.org", "https://two.example.org"),
    "client_id": InPlace("one", "two"),
    "client_key": WriteOnly(*KEYS, shown=KEYS),
    "autocreate": InPlace(True, False),
    "username_claim": Replaces("email", "username"),
    "prompt": InPlace("login", "consent"),
    "scopes": InPlace("openid", "email openid", edges=("email profile",)),
    "acr_values": InPlace("one", "two"),
    "audiences": InPlace("one", "two"),
    "query_userinfo": InPlace(False, True),
    "groups_claim": InPlace("groups", "roles"),
    "groups_autocreate": InPlace(True, False),
    "groups_overwrite": InPlace(True, False),
}
CASES = [
    Case(
        form="ldap",
        calls=CALLS,
        minimal={
            "realm": "{name}",
            "type": "ldap",
            "server1": "192.0.2.20",
            "base_dn": "dc=example,dc=org",
            "user_attr": "uid",
        },
        fields={
            "realm": Replaces("{name}", "{name}-2"),
            **COMMON,
            **LDAP,
            **USERS,
        },
    ),
    Case(
        form="ad",
        calls=CALLS,
        minimal={
            "realm": "{name}",
            "type": "ad",
            "server1": "192.0.2.20",
            "domain": "one.example.org",
        },
        fields={
            "type": Replaces(
                "ad", "ldap", then={"domain": None, "base_dn": "dc=x", "user_attr": "uid"}
            ),
            "domain": InPlace("one.example.org", "two.example.org"),
            **LDAP,
            **USERS,
        },
    ),
    Case(
        form="openid",
        calls=CALLS,
        minimal={
            "realm": "{name}",
            "type": "openid",
            "issuer_url": "https://one.example.org",
            "client_id": "one",
        },
        fields={**COMMON, **OPENID},
    ),
]
