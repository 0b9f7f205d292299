"""The simulated cluster of a stack: is it there, and else start it."""

import http.client
import ssl
import subprocess
import sys

from tools.stack import SIMULATION, Stack


def ensure(stack: Stack) -> None:
    """Start the simulated cluster if the stack is on it and it does not answer yet."""
    port = stack.simulator_port
    if port and not answers(port):
        place = ["--dir", SIMULATION.name, "--port", str(port)]
        command = [sys.executable, "-m", "simulator", "serve", "--background", *place]
        if subprocess.run(command, cwd=SIMULATION.parent, check=False).returncode:
            sys.exit(f"The simulated cluster does not start. {stack.file.name} says port {port}.")


def answers(port: int) -> bool:
    """Whether our own simulated cluster, by its certificate, answers on the port."""
    try:
        context = ssl.create_default_context(cafile=SIMULATION / "ca.pem")
        connection = http.client.HTTPSConnection("127.0.0.1", port, timeout=2, context=context)
        connection.request("GET", "/api2/json/version")
        connection.getresponse()
    except (OSError, http.client.HTTPException):
        return False
    connection.close()
    return True
