"""How people hear of their turn while they are not at the table: Web Push and e-mail."""
