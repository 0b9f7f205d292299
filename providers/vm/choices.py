"""Long lists of what an option of a virtual machine may be."""

from typing import Literal

OsType = Literal[
    "l24",
    "l26",
    "other",
    "solaris",
    "w2k",
    "w2k3",
    "w2k8",
    "win10",
    "win11",
    "win7",
    "win8",
    "wvista",
    "wxp",
]

Display = Literal[
    "cirrus",
    "none",
    "qxl",
    "qxl2",
    "qxl3",
    "qxl4",
    "serial0",
    "serial1",
    "serial2",
    "serial3",
    "std",
    "virtio",
    "virtio-gl",
    "vmware",
]

Keyboard = Literal[
    "da",
    "de",
    "de-ch",
    "en-gb",
    "en-us",
    "es",
    "fi",
    "fr",
    "fr-be",
    "fr-ca",
    "fr-ch",
    "hu",
    "is",
    "it",
    "ja",
    "lt",
    "mk",
    "nl",
    "no",
    "pl",
    "pt",
    "pt-br",
    "sl",
    "sv",
    "tr",
]
