### Sword & Sorcery: what can be chosen where a card or the story leaves a choice.

choice-gift-from-above-1 = A hero heals 1 HP
choice-gift-from-above-2 = An enemy loses 1 HP
choice-broken-seal-story-crossroads-1 = Take his blessing: 2 soul shards
choice-broken-seal-story-crossroads-2 = Take the purse: 10 crowns
choice-drowned-village-story-chapel-1 = Kneel at the shrine: every hero heals 2 HP
choice-drowned-village-story-chapel-2 = Empty the alms box: 20 crowns
choice-drowned-village-story-refugees-1 = Help them ashore: 2 soul shards
choice-drowned-village-story-refugees-2 = Take the fare and look away: 10 crowns, and a shadow in area F
choice-merchants-road-story-caravan-1 = Bury the dead: 3 soul shards
choice-merchants-road-story-caravan-2 = Search their pockets: 25 crowns
choice-troll-bridge-story-hermit-1 = Ask for his blessing: every hero is rid of all conditions and heals 2 HP
choice-troll-bridge-story-hermit-2 = Ask for the weapon of his dream: a soul weapon
choice-under-the-crown-story-prisoner-1 = Break his chains: 4 soul shards
choice-under-the-crown-story-prisoner-2 = Bargain with him: a treasure and 20 crowns
