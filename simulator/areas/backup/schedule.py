"""/cluster/jobs/schedule-analyze: when a schedule comes due."""

from datetime import UTC, datetime

from simulator.call import Call
from simulator.routes import route
from simulator.schedule import parse

ITERATIONS = 10


@route("GET", "/cluster/jobs/schedule-analyze")
def analyze_schedule(call: Call) -> list[dict[str, int | str]]:
    event = parse(call.params["schedule"])
    moment = call.params.get("starttime", call.clock.now())
    found: list[dict[str, int | str]] = []
    for _ in range(call.params.get("iterations", ITERATIONS)):
        following = event.next_after(moment)
        if following is None:
            break
        shown = datetime.fromtimestamp(following, UTC).strftime("%a %b %e %H:%M:%S %Y")
        found.append({"timestamp": following, "utc": shown})
        moment = following
    return found
