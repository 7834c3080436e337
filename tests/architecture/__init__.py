"""The layout of the code: rooms of a game, import cycles, sizes of packages."""
