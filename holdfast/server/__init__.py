"""The table: a server where people and bots sit down to a game, each at their own screen."""
