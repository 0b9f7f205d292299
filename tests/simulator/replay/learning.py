"""Ids that a server makes up differ from run to run: a recorded one stands for an answered one."""

from dataclasses import dataclass, field
from urllib.parse import unquote

from .normal import by_shape
from .recordings import Json


@dataclass
class Ids:
    """What was recorded (a UPID, a UUID, a digest …) -> what was answered in its place."""

    known: dict[str, str] = field(default_factory=dict)

    def learn(self, recorded: Json, answered: Json) -> None:
        """Pair the ids of a recorded body with those of the answer."""
        if isinstance(recorded, dict) and isinstance(answered, dict):
            for key in recorded.keys() & answered.keys():
                self.learn(recorded[key], answered[key])
        elif isinstance(recorded, list) and isinstance(answered, list):
            for one, other in zip(recorded, answered, strict=False):
                self.learn(one, other)
        elif isinstance(recorded, str) and isinstance(answered, str) and recorded != answered:
            shape = by_shape(recorded)
            if shape != recorded and shape == by_shape(answered):
                self.known[recorded] = answered

    def in_path(self, path: str) -> str:
        """The path with the ids of this run; segments without one stay as they are written."""
        return "/".join(self.known.get(unquote(part), part) for part in path.split("/"))

    def in_value(self, value: Json) -> Json:
        return self.known.get(value, value) if isinstance(value, str) else value
