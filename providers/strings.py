"""Property strings that several kinds use."""

from collections.abc import Iterator
from typing import Annotated, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from providers.core.kind.marks import DASHED
from providers.core.kind.property_string import PropertyString

Count = Annotated[int | None, DASHED, Field(ge=0)]


class Retention(PropertyString):
    """How many backups are kept (`prune-backups`); `keep_all` stands alone."""

    keep_all: Annotated[bool | None, DASHED] = None
    """Whether all are kept; then nothing else is given."""
    keep_last: Count = None
    """How many of the last ones."""
    keep_hourly: Count = None
    """For how many hours, one each."""
    keep_daily: Count = None
    """For how many days, one each."""
    keep_weekly: Count = None
    """For how many weeks, one each."""
    keep_monthly: Count = None
    """For how many months, one each."""
    keep_yearly: Count = None
    """For how many years, one each."""

    @model_validator(mode="after")
    def _all_or_some(self) -> Self:
        if self.keep_all and any(self._counts()):
            raise PydanticCustomError("retention", "keep_all alone, or other keep_… without it")
        return self

    def _counts(self) -> Iterator[int]:
        return (value for name, value in self if name != "keep_all" and value is not None)


Rate = Annotated[float | None, Field(ge=0)]


class BandwidthLimits(PropertyString):
    """Limits in KiB/s by kind of operation (`bwlimit`)."""

    clone: Rate = None
    """Clones of disks."""
    default: Rate = None
    """All that has no limit of its own."""
    migration: Rate = None
    """Migrations with local disks."""
    move: Rate = None
    """Moves of disks between storages."""
    restore: Rate = None
    """Restores of backups."""
