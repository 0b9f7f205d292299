"""The plain options of a container."""

from tests.providers.contract.case import Field, InPlace
from tests.providers.guests import FLAG

OPTIONS: dict[str, Field] = {
    "cores": InPlace(2, 1),
    "cpulimit": InPlace(1, 0.5, edges=(0,)),
    "cpuunits": InPlace(200, 50),
    "memory": InPlace(1024, 256),
    "swap": InPlace(256, 1024, edges=(0,)),
    "arch": InPlace("arm64", "amd64", stays=True),
    "ostype": InPlace("ubuntu", "unmanaged", stays=True),
    "console": InPlace(False, True),
    "tty": InPlace(1, 6, edges=(0,)),
    "cmode": InPlace("shell", "console"),
    "debug": InPlace(*FLAG),
    "timezone": InPlace("Europe/Vienna", "host"),
    "entrypoint": InPlace("/sbin/init --debug", "/bin/sh"),
    "env": InPlace(["A=1", "B=x,y"], ["A=2"], texts=("A=1\0B=x,y", "A=2")),
}
FEATURES: dict[str, Field] = {
    "features": InPlace("nesting=1", "nesting=0"),
}
