"""The siege of the day: one deal, one try for everybody, lists of the day and of the week."""
