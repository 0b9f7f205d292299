"""How an answer differs from the recorded one."""

from collections.abc import Iterator
from dataclasses import dataclass

from .normal import normal, task_log
from .recordings import Exchange, Json

ORDERED = ("/access/users", "/cluster/backup", "/pools")


@dataclass(frozen=True)
class Answer:
    """What the simulated cluster answered; `body` is None where there was none."""

    status: int
    reason: str
    body: Json


def differences(exchange: Exchange, answer: Answer) -> list[str]:
    """Nothing if the answer agrees; else what differs, the most telling first."""
    if exchange.status != answer.status:
        return [f"status {exchange.status}, got {answer.status} {answer.reason}"]
    recorded, answered = exchange.body, answer.body
    if _tells_log(exchange):
        recorded, answered = _log(recorded), _log(answered)
    ordered = exchange.path in ORDERED
    found = list(_unlike(normal(recorded, "", ordered), normal(answered, "", ordered)))
    if not found and normal(exchange.reason) != normal(answer.reason):
        found.append(f"reason {exchange.reason!r}, got {answer.reason!r}")
    return found


def unlike_lines(exchange: Exchange, answer: Answer) -> list[str]:
    """What differs in any line of a task's log, if the exchange shows one."""
    if not _tells_log(exchange):
        return []
    return list(_unlike(normal(exchange.body, "", True), normal(answer.body, "", True)))


def _tells_log(exchange: Exchange) -> bool:
    return exchange.status == 200 and exchange.path.endswith("/log")


def _log(body: Json) -> Json:
    return task_log(body) if isinstance(body, dict) else body


def _unlike(recorded: Json, answered: Json, place: str = "") -> Iterator[str]:
    if isinstance(recorded, dict) and isinstance(answered, dict):
        yield from (f"{place}.{key} is missing" for key in recorded.keys() - answered.keys())
        yield from (f"{place}.{key} is too much" for key in answered.keys() - recorded.keys())
        for key in recorded.keys() & answered.keys():
            yield from _unlike(recorded[key], answered[key], f"{place}.{key}")
    elif isinstance(recorded, list) and isinstance(answered, list):
        if len(recorded) != len(answered):
            yield f"{place} has {len(recorded)} items, got {len(answered)}"
        for one, other in zip(recorded, answered, strict=False):
            yield from _unlike(one, other, f"{place}[]")
    elif type(recorded) is not type(answered) or recorded != answered:
        yield f"{place} {recorded!r}, got {answered!r}"
