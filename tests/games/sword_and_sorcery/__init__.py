"""Sword & Sorcery: content, quests, positions from outside, odds, views, and what its bots know."""
