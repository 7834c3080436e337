"""Hints and reviews: how good the options of a question are, and where a game turned."""
