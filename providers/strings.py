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
    keep_last: Count = None
    keep_hourly: Count = None
    keep_daily: Count = None
    keep_weekly: Count = None
    keep_monthly: Count = None
    keep_yearly: Count = None

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
    default: Rate = None
    migration: Rate = None
    move: Rate = None
    restore: Rate = None
