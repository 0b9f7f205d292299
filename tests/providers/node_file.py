"""Files on nodes: no call of the API reaches them, so they have tests of their own."""

ELSEWHERE = {
    "connection": "test_adoption.py: every kind has it",
    "cluster": "../nodes/test_directories.py: test_life_of_a_directory",
    "adopt": "../nodes/test_files.py: test_other_file_is_taken_over_if_asked_for",
    "timeout": "../nodes/test_files.py: test_validation_that_does_not_end",
    "node": "../nodes/test_files.py: test_life_of_a_file",
    "path": "../nodes/test_files.py: test_life_of_a_file",
    "content": "../nodes/test_files.py: test_life_of_a_file",
    "secret_content": "../nodes/test_files.py: test_secret_content_is_shown_nowhere",
    "owner": "../nodes/test_files.py: test_owner_and_group",
    "group": "../nodes/test_files.py: test_owner_and_group",
    "mode": "../nodes/test_files.py: test_life_of_a_file",
    "validation": "../nodes/test_files.py: test_validation_judges_a_copy",
    "handler": "../e2e/test_nodes.py: test_files_from_the_stack_file",
    "orig": "../nodes/test_files.py: test_no_pristine_copy",
    "on_delete": "../nodes/test_files.py: test_pristine_copy_is_made_once",
    "changed": "../nodes/test_files.py: test_life_of_a_file",
}
