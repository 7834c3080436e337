"""The game engine: what every game shares. It knows no game."""
