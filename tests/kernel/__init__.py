"""What every game shares, piece by piece."""
