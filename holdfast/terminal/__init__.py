"""The terminal client: games in eighty columns, drawn from their views."""
