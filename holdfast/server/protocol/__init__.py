"""Messages between server and client, as structs."""
