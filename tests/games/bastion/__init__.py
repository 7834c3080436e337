"""Bastion: content, positions from outside, odds, and what its bots know."""
