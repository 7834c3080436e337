### Sword & Sorcery: goals, places and what a campaign remembers.

goal-no-events =
    { $count ->
        [one] The event deck runs out: { $count } card left
       *[other] The event deck runs out: { $count } cards left
    }
goal-all-ghosts = All heroes are Ghost Souls at the same time
goal-time =
    { $time }, { $who ->
        [heroes] for heroes
        [enemies] for enemies
       *[all] for everybody
    }: { $what }
goal-paid = { $cost } → { $what }

## Faults and remarks of `holdfast check`

fault-unnamed-area = area “{ $area }” has no name: quests of a campaign name all their areas in `places`
fault-unseen-pair = areas “{ $first }” and “{ $second }” are neighbours but do not see each other: move an opening or a dot, or say in `unseen` why it is meant
fault-no-goal =
    the goals do not say what { $kind ->
        [win] wins
       *[lose] loses
    } the quest
fault-shards-at-the-end = each hero gets { $count } soul shards at the end, not { $low } to { $high }
fault-never-remembered = no quest of the campaign ever brings “{ $value }” about
fault-not-a-chapter = the quest “{ $value }” follows another but is no chapter itself
fault-never-reached = no road leads to “{ $value }”
fault-no-way-on = the last quest that may follow must come without a condition
fault-bad-choice-name = “{ $value }” is no name for a choice: letters, digits and hyphens only
