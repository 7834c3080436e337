"""Results of finished games, and the records of the people who played them."""
