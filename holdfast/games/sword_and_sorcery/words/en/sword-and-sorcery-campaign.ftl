### Sword & Sorcery: the campaign.

fault-first-quest-rank = a campaign begins at Rank I, but its first quest, “{ $quest }”, begins at Rank { $rank }
sword-and-sorcery-campaign-single = Single quest
sword-and-sorcery-campaign-single-help = One quest that stands alone; the heroes start with what its difficulty asks for.
sword-and-sorcery-campaign-whole = Campaign
sword-and-sorcery-campaign-whole-help = The quests in their order, from Soul Rank I. Ranks, powers, items, crowns, soul shards and the Stash stay with the party; each quest is a table of its own, and you go on whenever you like.
sword-and-sorcery-campaign-pack = Pack
sword-and-sorcery-campaign-stash =
    { $count ->
        [one] The Stash: { $count } card
       *[other] The Stash: { $count } cards
    }
sword-and-sorcery-campaign-memory = What is remembered
sword-and-sorcery-campaign-alignment = Alignment of the party by its deeds: { $alignment }
sword-and-sorcery-campaign-achievements = Achievements
sword-and-sorcery-campaign-people = People met
sword-and-sorcery-campaign-deeds = Deeds
