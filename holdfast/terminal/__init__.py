"""The plain door: a game on a terminal of eighty columns, drawn from its view and nothing else."""
