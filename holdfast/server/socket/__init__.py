"""The live connection of a client, and what all clients of a table are sent."""
