"""Commands on nodes: no call of the API reaches them, so they have tests of their own."""

ELSEWHERE = {
    "connection": "test_adoption.py: every kind has it",
    "cluster": "../nodes/test_directories.py: test_life_of_a_directory",
    "adopt": "test_adoption.py: there is nothing to take over",
    "node": "../nodes/test_commands.py: test_life_of_a_command",
    "name": "../nodes/test_commands.py: test_life_of_a_command",
    "command": "../nodes/test_commands.py: test_life_of_a_command",
    "trigger": "../nodes/test_commands.py: test_life_of_a_command",
    "timeout": "../nodes/test_commands.py: test_command_that_does_not_end",
}
