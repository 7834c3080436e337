"""The tables that this process serves: games, seats, campaigns."""
