"""Calendar events, the schedules of jobs: `mon..fri 22:00`, `*/15`, `*-*-1 03:00`, `daily`.

`[weekdays] [[years-]months-days] [[hours:]minutes[:seconds]]`; each number may be a list of
values, ranges (`1..5`) and steps (`*/15`, `1..20/5`). Times are UTC.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import lru_cache

_DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
_WEEKDAY = {name: day for day, full in enumerate(_DAYS) for name in (full, full[:3])}
_DAY = rf"(?:{'|'.join(_WEEKDAY)})(?![a-z])"
_WEEK = re.compile(rf"{_DAY}(?:\.\.{_DAY})?(?:,{_DAY}(?:\.\.{_DAY})?)*", re.IGNORECASE)
_VALUE = r"(?:\*|\d+(?:\.\.\d+)?)(?:/\d+)?"
_LIST = rf"{_VALUE}(?:,{_VALUE})*"
_DATE = re.compile(rf"(?:({_LIST})-)?({_LIST})-({_LIST})\s*")
_HOURS_AND_MORE = re.compile(rf"({_LIST}):({_LIST})(?::({_LIST}))?")
_MINUTES_AND_MORE = re.compile(rf"({_LIST})(?::({_LIST}))?")
_WORDS = {
    "minutely": "*:*:0",
    "hourly": "*:0:0",
    "daily": "0:0:0",
    "weekly": "mon 0:0:0",
    "monthly": "*-1 0:0:0",
    "yearly": "1-1 0:0:0",
    "annually": "1-1 0:0:0",
    "quarterly": "1,4,7,10-1 0:0:0",
    "semiannually": "1,7-1 0:0:0",
    "semi-annually": "1,7-1 0:0:0",
}
_YEARS_AHEAD = 30

Values = range | list[int]


class BadSchedule(ValueError):
    """The text is no calendar event; the message says where it stops to be one."""


@dataclass(frozen=True)
class CalendarEvent:
    """The moments that match in every part."""

    weekdays: frozenset[int]
    years: Values
    months: Values
    days: Values
    hours: Values
    minutes: Values
    seconds: Values

    def next_after(self, moment: float) -> int | None:
        """The first match later than a time in seconds since the epoch; None if there is none."""
        earliest = datetime.fromtimestamp(int(moment) + 1, UTC)
        for day in self._days_from(earliest):
            found = self._time_on(day, earliest)
            if found:
                return int(found.timestamp())
        return None

    def _days_from(self, earliest: datetime) -> Iterator[datetime]:
        day = earliest.replace(hour=0, minute=0, second=0)
        last_year = earliest.year + _YEARS_AHEAD
        while day.year <= last_year:
            if self._matches_date(day):
                yield day
            day += timedelta(days=1)

    def _matches_date(self, day: datetime) -> bool:
        return (
            day.weekday() in self.weekdays
            and day.year in self.years
            and day.month in self.months
            and day.day in self.days
        )

    def _time_on(self, day: datetime, earliest: datetime) -> datetime | None:
        for hour in self.hours:
            if day.replace(hour=hour, minute=59, second=59) < earliest:
                continue
            for minute in self.minutes:
                if day.replace(hour=hour, minute=minute, second=59) < earliest:
                    continue
                for second in self.seconds:
                    found = day.replace(hour=hour, minute=minute, second=second)
                    if found >= earliest:
                        return found
        return None


@lru_cache(maxsize=1024)
def parse(text: str) -> CalendarEvent:
    """The event that the text names. Raises BadSchedule."""
    if not text:
        raise BadSchedule("unable to parse calendar event - event is empty")
    rest = _WORDS.get(text, text)
    weekdays, rest = _weekdays(rest)
    date, rest = _date(rest)
    time, rest = _time(rest)
    if weekdays is None and date is None and time is None:
        raise _unparsable(rest, 'Context("date or time specification")')
    if rest:
        raise _unparsable(rest, "Nom(Eof)")
    years, months, days = date or (range(1, 2201), range(1, 13), range(1, 32))
    hours, minutes, seconds = time or ([0], [0], [0])
    week = frozenset(range(7)) if weekdays is None else weekdays
    return CalendarEvent(week, years, months, days, hours, minutes, seconds)


def _weekdays(text: str) -> tuple[frozenset[int] | None, str]:
    if not text[:1].isalpha():
        return None, text
    match = _WEEK.match(text)
    if not match:
        raise _unparsable(text, 'Context("weekday")')
    found: set[int] = set()
    for part in match[0].lower().split(","):
        first, _, last = part.partition("..")
        found.update(range(_WEEKDAY[first], _WEEKDAY[last or first] + 1))
    return frozenset(found), text[match.end() :].lstrip()


def _date(text: str) -> tuple[tuple[Values, Values, Values] | None, str]:
    match = _DATE.match(text)
    if not match:
        return None, text
    years, months, days = match[1] or "*", match[2], match[3]
    try:
        parts = _values(years, 0, 2201), _values(months, 1, 13), _values(days, 1, 32)
    except BadSchedule:
        return None, text
    return parts, text[match.end() :]


def _time(text: str) -> tuple[tuple[Values, Values, Values] | None, str]:
    """What cannot be hours and minutes may still be minutes and seconds."""
    full = _HOURS_AND_MORE.match(text)
    try:
        if full:
            hours, minutes = _values(full[1], 0, 24), _values(full[2], 0, 60)
            return (hours, minutes, _values(full[3] or "0", 0, 60)), text[full.end() :]
    except BadSchedule:
        pass
    short = _MINUTES_AND_MORE.match(text)
    if not short:
        return None, text
    try:
        minutes, seconds = _values(short[1], 0, 60), _values(short[2] or "0", 0, 60)
    except BadSchedule:
        return None, text
    return (range(24), minutes, seconds), text[short.end() :]


def _values(text: str, low: int, high: int) -> Values:
    """The numbers from `low` to below `high` that a list names."""
    if text == "*":
        return range(low, high)
    return sorted({value for part in text.split(",") for value in _part(part, low, high)})


def _part(text: str, low: int, high: int) -> range:
    span, _, step = text.partition("/")
    first, _, last = span.partition("..")
    start = low if first == "*" else int(first)
    end = int(last) if last else high - 1 if first == "*" or step else start
    if not low <= start <= end < high or step == "0":
        raise BadSchedule(text)
    return range(start, end + 1, int(step or 1))


def _unparsable(rest: str, why: str) -> BadSchedule:
    return BadSchedule(f"unable to parse calendar event at '{rest}' - {why}")
