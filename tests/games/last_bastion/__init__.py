"""Last Bastion: content, positions from outside, odds, views, and what its bots know."""
