"""The terminal, played through the real command with answers typed in advance."""
