"""Blocks in files on nodes: no call of the API reaches them, so they have tests of their own."""

ELSEWHERE = {
    "connection": "test_adoption.py: every kind has it",
    "cluster": "../nodes/test_directories.py: test_life_of_a_directory",
    "adopt": "../nodes/test_blocks.py: test_other_block_is_taken_over_if_asked_for",
    "timeout": "../nodes/test_files.py: test_validation_that_does_not_end",
    "node": "../nodes/test_blocks.py: test_life_of_a_block",
    "path": "../nodes/test_blocks.py: test_life_of_a_block",
    "marker": "../nodes/test_blocks.py: test_several_blocks_of_one_file",
    "block": "../nodes/test_blocks.py: test_life_of_a_block",
    "validation": "../nodes/test_blocks.py: test_validation_judges_the_whole_file",
    "handler": "../e2e/test_nodes.py: test_files_from_the_stack_file",
    "orig": "../nodes/test_blocks.py: test_life_of_a_block",
    "on_delete": "../nodes/test_blocks.py: test_whole_file_is_put_back",
    "changed": "../nodes/test_blocks.py: test_life_of_a_block",
}
