"""Directories on nodes: no call of the API reaches them, so they have tests of their own."""

ELSEWHERE = {
    "connection": "test_adoption.py: every kind has it",
    "cluster": "../nodes/test_directories.py: test_life_of_a_directory",
    "adopt": "../nodes/test_directories.py: test_other_directory_is_taken_over_if_asked_for",
    "timeout": "../nodes/test_files.py: test_validation_that_does_not_end",
    "node": "../nodes/test_directories.py: test_life_of_a_directory",
    "path": "../nodes/test_directories.py: test_life_of_a_directory",
    "owner": "../nodes/test_directories.py: test_life_of_a_directory",
    "group": "../nodes/test_directories.py: test_life_of_a_directory",
    "mode": "../nodes/test_directories.py: test_life_of_a_directory",
    "on_delete": "../nodes/test_directories.py: test_directory_that_is_not_empty_stays",
}
