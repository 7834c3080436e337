"""Making puzzles: positions of bots' games, searched through, proved and rated."""
