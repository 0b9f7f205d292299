"""Where in a declaration a fault is, in the words of its writer."""

from dataclasses import dataclass

from pydantic import BaseModel

from providers.core.kind.fields import Field, field_at, fields_of
from providers.core.kind.marks import Slots

Steps = tuple[int | str, ...]


@dataclass(frozen=True)
class Place:
    """A place in a declaration, such as `scsi0.size` or `privs[1]`.

    `field` is the outermost field that it is in, `model` the innermost model.
    """

    text: str
    field: Field | None
    model: type[BaseModel]


def locate(model: type[BaseModel], steps: Steps) -> Place:
    """The place behind the steps of a validation error."""
    text, outermost = "", None
    for step in _flat(model, steps):
        if isinstance(step, int):
            text += f"[{step}]"
            continue
        text = f"{text}.{step}" if text else step
        field = field_at(model, step)
        outermost = outermost or field
        if field is not None and isinstance(field.form, type) and issubclass(field.form, BaseModel):
            model = field.form
    return Place(text, outermost, model)


def _flat(model: type[BaseModel], steps: Steps) -> Steps:
    """A slot is one key to its writer, though it is a number in a family to the model."""
    match steps:
        case (str(name), int(number), *rest):
            family = fields_of(model).get(name)
            if family is not None and family.mark(Slots) is not None:
                return (family.slot(number).name, *rest)
    return steps
