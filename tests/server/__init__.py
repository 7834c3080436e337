"""The table, played at by real clients."""
