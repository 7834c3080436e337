### Sword & Sorcery: the chances of what may come of an option.

odds-kill = { $thing } dies: { $percent } %
odds-hurt = { $thing } is wounded: { $percent } %
odds-effect = { $thing }: { $percent } %
odds-unhurt = { $thing } is not wounded: { $percent } %
odds-death = { $thing } dies: { $percent } %
odds-fumble = The action is lost: { $percent } %
odds-find = { $thing }: { $percent } %
odds-harm = A trap does harm: { $percent } %
odds-loot = { $thing }: { $percent } %
odds-bet = The bet is won: { $percent } %
odds-acts = { $thing } may act: { $percent } %

find-treasure = a treasure
find-crowns = crowns
find-shards = soul shards
find-healing = healing
find-harm = harm
find-nothing = nothing
