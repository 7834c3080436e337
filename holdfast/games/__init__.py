"""One package for each game, the same rooms in each."""
