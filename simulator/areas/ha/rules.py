"""/cluster/ha/rules: where resources are to be, alone and together."""

from simulator.areas.ha.resources import BASE
from simulator.call import Call
from simulator.errors import PveError, failed
from simulator.ha.resources import resources
from simulator.ha.rules import TYPES, Fault, faults, nodes_of, resources_of, rules, written
from simulator.params import split_list
from simulator.routes import route
from simulator.sections import Section, check_digest, digest, options_sent
from simulator.state import errors_as

RULES = BASE + "/rules"
RULE = RULES + "/{rule}"


@route("GET", RULES)
def list_rules(call: Call) -> list[Section]:
    kind, resource = call.params.get("type"), call.params.get("resource")
    return [
        shown(call, name)
        for name, rule in rules(call.state).items()
        if kind in (None, rule["type"]) and (not resource or resource in resources_of(rule))
    ]


def shown(call: Call, name: str) -> Section:
    found = rules(call.state)
    if name not in found:
        raise failed(f"no such ha rule '{name}'")
    defaults = {"affinity": "positive"} if found[name]["type"] == "node-affinity" else {}
    order = list(found).index(name) + 1
    rule = {**defaults, **found[name], "rule": name, "order": order, "digest": digest(found)}
    wrong = by_option(faults(found, len(call.world.nodes)), name)
    return {**rule, "errors": wrong} if wrong else rule


def by_option(found: list[Fault], name: str) -> dict[str, list[str]]:
    """What is wrong with one rule."""
    wrong: dict[str, list[str]] = {}
    for fault in found:
        if fault.rule == name:
            wrong.setdefault(fault.option, []).append(fault.reason)
    return wrong


@route("GET", RULE)
def show_rule(call: Call) -> Section:
    return shown(call, call.params["rule"])


@route("POST", RULES)
def create_rule(call: Call) -> None:
    name, found = call.params["rule"], rules(call.state)
    rule = TYPES[call.params["type"]].checked(options_sent(call, "rule", "type"), create=True)
    with errors_as("create ha rule failed"):
        if name in found:
            raise failed(f"HA rule '{name}' already defined")
        check_names(call, rule)
        keep(call, name, rule)


def check_names(call: Call, rule: Section) -> None:
    """What a rule is about has to be there."""
    if "resources" in rule:
        strange = resources_of(rule) - resources(call.state).keys()
        if strange:
            raise failed(f"cannot use unmanaged resource(s) {', '.join(sorted(strange))}.")
    missing = nodes_of(rule).keys() - set(call.world.nodes)
    if missing:
        raise failed(f"cannot use non-existent node(s) {', '.join(sorted(missing))}.")


def keep(call: Call, name: str, rule: Section) -> None:
    """Write the rule down, unless it could not be followed."""
    found = {**rules(call.state), name: written(rule)}
    wrong = by_option(faults(found, len(call.world.nodes)), name)
    if wrong:
        errors = {option: ", ".join(reasons) for option, reasons in wrong.items()}
        raise PveError(400, f"Rule '{name}' is invalid.", errors)
    rules(call.state)[name] = found[name]


@route("PUT", RULE)
def update_rule(call: Call) -> None:
    """The type has to be sent, and stays as it is."""
    name, found = call.params["rule"], rules(call.state)
    with errors_as("update HA rules failed"):
        check_digest(call, found)
        if name not in found:
            raise failed(f"HA rule '{name}' does not exist")
        kind = TYPES[found[name]["type"]]
        if call.params["type"] != kind.name:
            raise failed("unexpected property 'type'")
        changes = kind.checked(options_sent(call, "rule", "type"), create=False)
        check_names(call, changes)
        rule = {**found[name]}
        kind.unset(rule, split_list(call.params.get("delete")), changes)
        keep(call, name, rule | changes)


@route("DELETE", RULE)
def delete_rule(call: Call) -> None:
    """One that is not there is gone already."""
    rules(call.state).pop(call.params["rule"], None)
