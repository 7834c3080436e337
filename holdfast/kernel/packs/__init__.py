"""Content packs: cards, quests and words of one's own, in a folder or a zip file."""
