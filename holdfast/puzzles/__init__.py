"""Puzzles: positions in which one way to play the turn is clearly best, kept as data beside each game."""
