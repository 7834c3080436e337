"""Every word a person reads is there, in three languages, and reads right."""
