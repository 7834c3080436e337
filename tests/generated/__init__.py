"""One set of tests for every game on the shelf, in every edition, level and number of players."""
