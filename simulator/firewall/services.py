"""Names that a node knows for ports, protocols and types of ICMP: the well-known ones."""

PROTOCOLS = {
    "ip": 0, "icmp": 1, "igmp": 2, "ggp": 3, "ipencap": 4, "st": 5, "tcp": 6, "egp": 8, "igp": 9,
    "pup": 12, "udp": 17, "hmp": 20, "xns-idp": 22, "rdp": 27, "iso-tp4": 29, "dccp": 33,
    "xtp": 36, "ddp": 37, "idpr-cmtp": 38, "ipv6": 41, "ipv6-route": 43, "ipv6-frag": 44,
    "idrp": 45, "rsvp": 46, "gre": 47, "esp": 50, "ah": 51, "skip": 57, "ipv6-icmp": 58,
    "ipv6-nonxt": 59, "ipv6-opts": 60, "rspf": 73, "vmtp": 81, "eigrp": 88, "ospf": 89,
    "ax.25": 93, "ipip": 94, "etherip": 97, "encap": 98, "pim": 103, "ipcomp": 108, "vrrp": 112,
    "l2tp": 115, "isis": 124, "sctp": 132, "fc": 133, "mobility-header": 135, "udplite": 136,
    "mpls-in-ip": 137, "manet": 138, "hip": 139, "shim6": 140, "wesp": 141, "rohc": 142,
    "ethernet": 143, "icmpv6": 58,
}  # fmt: skip
WITH_PORTS = frozenset(("udp", "17", "udplite", "136", "tcp", "6", "dccp", "33", "sctp", "132"))
_SERVICES = """
echo discard daytime ftp-data ftp ssh telnet smtp time whois domain bootps bootpc tftp gopher
finger http kerberos pop3 sunrpc auth nntp ntp netbios-ns netbios-dgm netbios-ssn imap2 snmp
snmp-trap bgp irc ldap https microsoft-ds kpasswd submissions submission syslog printer ldaps
imaps pop3s nfs rsync ftps ftps-data telnets openvpn ms-sql-s ms-sql-m l2f radius radius-acct
mysql postgresql svn git isakmp ipsec-nat-t sip sip-tls xmpp-client xmpp-server amqp amqps
iscsi-target distcc mdns zabbix-agent zabbix-trapper webmin http-alt munin
"""
_ICMP_TYPES = """
any echo-reply destination-unreachable network-unreachable host-unreachable
protocol-unreachable port-unreachable fragmentation-needed source-route-failed network-unknown
host-unknown network-prohibited host-prohibited TOS-network-unreachable TOS-host-unreachable
communication-prohibited host-precedence-violation precedence-cutoff source-quench redirect
network-redirect host-redirect TOS-network-redirect TOS-host-redirect echo-request
router-advertisement router-solicitation time-exceeded ttl-zero-during-transit
ttl-zero-during-reassembly parameter-problem ip-header-bad required-option-missing
timestamp-request timestamp-reply address-mask-request address-mask-reply
"""
_ICMPV6_TYPES = """
destination-unreachable no-route communication-prohibited beyond-scope address-unreachable
port-unreachable failed-policy reject-route packet-too-big time-exceeded
ttl-zero-during-transit ttl-zero-during-reassembly parameter-problem bad-header
unknown-header-type unknown-option echo-request echo-reply router-solicitation
router-advertisement neighbor-solicitation neighbour-solicitation neighbor-advertisement
neighbour-advertisement redirect
"""
SERVICES = frozenset(_SERVICES.split())
ICMP_TYPES = frozenset(_ICMP_TYPES.split())
ICMPV6_TYPES = frozenset(_ICMPV6_TYPES.split())
