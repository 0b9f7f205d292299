"""Templates of containers that nodes know of: what `pveam update` has fetched."""

import hashlib
from dataclasses import dataclass

SOURCE = "https://templates.example/images"
INFORMATION = "https://templates.example/about"


@dataclass(frozen=True, slots=True)
class Appliance:
    """One template. `size` is that of its archive in bytes."""

    package: str
    version: str
    os: str
    headline: str
    size: int
    section: str = "system"
    architecture: str = "amd64"
    packing: str = "zst"
    maintainer: str = "The lab <lab@templates.example>"

    @property
    def template(self) -> str:
        """The name of its archive."""
        return f"{self.package}_{self.version}_{self.architecture}.tar.{self.packing}"

    @property
    def location(self) -> str:
        return f"{SOURCE}/{self.section}/{self.template}"

    @property
    def digests(self) -> dict[str, str]:
        """Stand for those of the archive, whose bytes nobody has."""
        name = self.template.encode()
        return {kind: hashlib.new(kind, name).hexdigest() for kind in ("md5", "sha512")}

    def row(self) -> dict[str, str]:
        """As the API lists it."""
        return {
            "architecture": self.architecture,
            "description": f"{self.headline}: a system as its makers ship it.",
            "headline": self.headline,
            "infopage": INFORMATION,
            "location": self.location,
            "maintainer": self.maintainer,
            "md5sum": self.digests["md5"],
            "os": self.os,
            "package": self.package,
            "section": self.section,
            "sha512sum": self.digests["sha512"],
            "source": SOURCE,
            "template": self.template,
            "type": "lxc",
            "version": self.version,
        }


_MIB = 1 << 20
APPLIANCES = (
    Appliance("alpine-3.22-default", "20250617", "alpine", "Alpine 3.22", 3 * _MIB, packing="xz"),
    Appliance("debian-12-standard", "12.12-1", "debian-12", "Debian 12 Bookworm", 121 * _MIB),
    Appliance("debian-13-standard", "13.1-1", "debian-13", "Debian 13 Trixie", 123 * _MIB),
    Appliance("debian-13-standard", "13.1-2", "debian-13", "Debian 13 Trixie", 124 * _MIB),
    Appliance("ubuntu-24.04-standard", "24.04-2", "ubuntu-24.04", "Ubuntu 24.04", 138 * _MIB),
    Appliance(
        "debian-12-turnkey-nginx-php-fastcgi",
        "18.1-1",
        "debian-12",
        "TurnKey NGINX PHP FastCGI",
        285 * _MIB,
        section="turnkeylinux",
        packing="gz",
    ),
)
"""What a fresh lab can download."""
