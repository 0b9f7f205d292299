"""All that is wrong with a stack file, told at once."""

from collections.abc import Mapping

import pulumi

from providers.core.check.problems import Problem, shown

FORMS = {str: "a text", int: "a number", float: "a number", list: "a list"}


class Faults(list[Problem]):
    """The faults found so far."""

    def add(self, place: str, sentence: str) -> None:
        """Note a fault."""
        self.append(Problem(place, sentence))

    def map(self, place: str, value: object) -> Mapping[str, object]:
        """The value, which must be a map of names; it is not shown, since it may hold a secret."""
        if not isinstance(value, Mapping):
            if value is not None:
                self.add(place, f"is {FORMS.get(type(value), 'no map')}, must be a map of names")
            return {}
        for key in value:
            if not isinstance(key, str):
                quoted = f'"{shown(key)}"'
                self.add(place, f"has the key {shown(key)}, must have texts: quote it ({quoted})")
        return {key: inside for key, inside in value.items() if isinstance(key, str)}

    def told(self) -> str:
        """All faults, one a line."""
        count = "one fault" if len(self) == 1 else f"{len(self)} faults"
        lines = [f"  {fault.place} {fault.sentence}" for fault in self]
        return "\n".join([f"the stack's config has {count}:", *lines])

    def raise_all(self) -> None:
        """End the program if there are any."""
        if self:
            raise pulumi.RunError(self.told())
