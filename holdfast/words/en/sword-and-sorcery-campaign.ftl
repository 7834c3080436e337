### Sword & Sorcery: the campaign.

fault-first-quest-rank = a campaign begins at Rank I, but its first quest, “{ $quest }”, begins at Rank { $rank }
