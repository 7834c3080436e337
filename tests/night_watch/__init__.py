"""Helpers for tests that play the template game."""
