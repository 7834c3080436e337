"""Work in processes of their own: bots, hints, reviews."""
