"""Macros: rules for well-known services, under a name."""

from typing import NamedTuple

_MACROS = """
Amanda        udp/10080 tcp/10080
Auth          tcp/113
BGP           tcp/179
BitTorrent    tcp/6881:6889 udp/6881
BitTorrent32  tcp/6881:6999 udp/6881
CVS           tcp/2401
Ceph          tcp/6789 tcp/3300 tcp/6800:7300
Citrix        tcp/1494 udp/1604 tcp/2598
DAAP          tcp/3689 udp/3689
DCC           tcp/6277
DHCPfwd       udp/67:68<67:68
DHCPv6        6 udp/546:547<546:547
DNS           udp/53 tcp/53
Distcc        tcp/3632
FTP           tcp/21
Finger        tcp/79
GNUnet        tcp/2086 udp/2086 tcp/1080 udp/1080
GRE           47
Git           tcp/9418
HKP           tcp/11371
HTTP          tcp/80
HTTPS         tcp/443
ICPV2         udp/3130
ICQ           tcp/5190
IMAP          tcp/143
IMAPS         tcp/993
IPIP          94
IPsec         udp/500<500 50
IPsecah       udp/500<500 51
IPsecnat      udp/500 udp/4500 50
IRC           tcp/6667
Jetdirect     tcp/9100
L2TP          udp/1701
LDAP          tcp/389
LDAPS         tcp/636
MDNS          udp/5353
MSNP          tcp/1863
MSSQL         tcp/1433
Mail          tcp/25 tcp/465 tcp/587
Munin         tcp/4949
MySQL         tcp/3306
NNTP          tcp/119
NNTPS         tcp/563
NTP           udp/123
NeighborDiscovery  6 icmpv6/router-solicitation icmpv6/router-advertisement
              icmpv6/neighbor-solicitation icmpv6/neighbor-advertisement
OSPF          89
OpenVPN       udp/1194
PCA           udp/5632 tcp/5631
PMG           tcp/8006
POP3          tcp/110
POP3S         tcp/995
PPtP          47 tcp/1723
Ping          icmp/echo-request
PostgreSQL    tcp/5432
Printer       tcp/515
RDP           tcp/3389
RIP           udp/520
RNDC          tcp/953
Razor         tcp/2703
Rdate         tcp/37
Rsync         tcp/873
SANE          tcp/6566
SMB           udp/135,445 udp/137:139 udp/1024:65535<137 tcp/135,139,445
SMBswat       tcp/901
SMTP          tcp/25
SMTPS         tcp/465
SNMP          udp/161:162 tcp/161
SPAMD         tcp/783
SPICEproxy    tcp/3128
SSH           tcp/22
SVN           tcp/3690
SixXS         tcp/3874 udp/3740 41 udp/5072,8374
Squid         tcp/3128
Submission    tcp/587
Syslog        udp/514 tcp/514
TFTP          udp/69
Telnet        tcp/23
Telnets       tcp/992
Time          tcp/37
Trcrt         udp/33434:33524 icmp/echo-request
VNC           tcp/5900:5999
VNCL          tcp/5500
Web           tcp/80 tcp/443
Webcache      tcp/8080
Webmin        tcp/10000
Whois         tcp/43
"""
"""`protocol/port<source port`, and in front the version of IP that a macro is for, if one only."""
_FOR_IPV6 = {"icmp": "icmpv6"}


class Macro(NamedTuple):
    """What a macro's rules say of protocol and ports."""

    name: str
    rules: tuple[dict[str, str], ...]
    version: int | None
    """The version of IP that it is for."""

    def rules_for(self, version: int | None) -> tuple[dict[str, str], ...]:
        """The rules for a version of IP; none where the macro is for the other one."""
        if version and self.version and version != self.version:
            return ()
        if version != 6:
            return self.rules
        return tuple({**r, "proto": _FOR_IPV6.get(r["proto"], r["proto"])} for r in self.rules)


def _macro(name: str, words: list[str]) -> Macro:
    version = int(words.pop(0)) if words[0] == "6" else None
    return Macro(name, tuple(_rule(word) for word in words), version)


def _rule(word: str) -> dict[str, str]:
    target, _, source = word.partition("<")
    protocol, _, port = target.partition("/")
    fields = {"proto": protocol, "dport": port, "sport": source}
    return {name: value for name, value in fields.items() if value}


def _read(table: str) -> dict[str, Macro]:
    lines = table.replace("\n ", " ").split("\n")
    found = (_macro(name, rest.split()) for name, _, rest in (x.partition(" ") for x in lines if x))
    return {macro.name.lower(): macro for macro in found}


MACROS = _read(_MACROS)
"""By lower-case name."""
