"""What storages have that are on another machine."""

from typing import Annotated, Literal

from pydantic import Field

from providers.core.kind.conditions import Fixed, Needed, Only
from providers.core.kind.forms import FINGERPRINT, FOLDER
from providers.core.kind.marks import DASHED, FIXED, GIVEN_ONCE, WRITE_ONLY
from providers.storage.files import FileStorage
from providers.storage.types import HOSTED


class RemoteStorage(FileStorage):
    """Fields of shares and backup servers."""

    server: Annotated[
        str | None,
        HOSTED,
        Fixed("type", "nfs", "cifs", "pbs"),
        Needed("type", "nfs", "cifs", "pbs", "esxi"),
    ] = None
    """Host name or address."""
    port: Annotated[int | None, Only("type", "pbs", "esxi"), Field(ge=1, le=65535)] = None
    """Default: 8007 for pbs, 443 for esxi."""
    export: Annotated[str | None, FIXED, FOLDER, Only("type", "nfs"), Needed("type", "nfs")] = None
    """Path that the server exports."""
    share: Annotated[str | None, FIXED, Only("type", "cifs"), Needed("type", "cifs")] = None
    """Name of the share."""
    options: Annotated[str | None, Only("type", "nfs", "cifs", "cephfs")] = None
    """Mount options, such as `vers=4.2`."""
    subdir: Annotated[str | None, Only("type", "cifs", "cephfs")] = None
    """Folder of the share that is mounted; default: its root."""
    domain: Annotated[str | None, Only("type", "cifs")] = None
    """Domain of the user."""
    smbversion: Annotated[
        Literal["default", "2.0", "2.1", "3", "3.0", "3.11"] | None, Only("type", "cifs")
    ] = None
    """Version of the protocol that is spoken; default: the newest that both know."""
    username: Annotated[
        str | None, Only("type", "cifs", "pbs", "rbd", "cephfs", "esxi"), Needed("type", "esxi")
    ] = None
    """For rbd and cephfs without `client.`; for a backup server with its realm, `pve@pbs`."""
    password: Annotated[str | None, WRITE_ONLY, Only("type", "cifs", "pbs", "esxi")] = None
    """Password of `username`, or the secret of a token of a backup server."""
    skip_cert_verification: Annotated[bool | None, DASHED, Only("type", "esxi")] = None
    """Whether the certificate is not verified; default: false."""

    datastore: Annotated[str | None, FIXED, Only("type", "pbs"), Needed("type", "pbs")] = None
    """Name of the datastore on the backup server."""
    namespace: Annotated[str | None, Only("type", "pbs", "rbd")] = None
    """Namespace in the datastore or pool."""
    fingerprint: Annotated[str | None, Only("type", "pbs"), FINGERPRINT] = None
    """SHA-256 fingerprint of the backup server's certificate."""
    encryption_key: Annotated[str | None, DASHED, WRITE_ONLY, Only("type", "pbs")] = None
    """A key in JSON, or `autogen`: then PVE makes one and tells it once."""
    generated_encryption_key: Annotated[str | None, GIVEN_ONCE] = None
    """The key that PVE has made for `autogen`: without it the backups cannot be read."""
    master_pubkey: Annotated[str | None, DASHED, WRITE_ONLY, Only("type", "pbs")] = None
    """RSA key, in PEM, that the encryption key is encrypted with in each backup, so that it can be
    restored."""
