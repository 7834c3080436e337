"""What there is for one person alone: the siege of the day."""
