### Sword & Sorcery: the chances of what may come of an option.

odds-kill = { $thing } dies: { PERCENT($percent) }
odds-hurt = { $thing } is wounded: { PERCENT($percent) }
odds-kill-with-focus = { $thing } dies: { PERCENT($bare) }, with focus { PERCENT($percent) }
odds-hurt-with-focus = { $thing } is wounded: { PERCENT($bare) }, with focus { PERCENT($percent) }
odds-with-focus-short = { PERCENT($bare) }, with focus { PERCENT($percent) }
odds-effect = { $thing }: { PERCENT($percent) }
odds-unhurt = { $thing } is not wounded: { PERCENT($percent) }
odds-death = { $thing } dies: { PERCENT($percent) }
odds-fumble = The action is lost: { PERCENT($percent) }
odds-find = { $thing }: { PERCENT($percent) }
odds-harm = A trap does harm: { PERCENT($percent) }
odds-loot = { $thing }: { PERCENT($percent) }
odds-bet = The bet is won: { PERCENT($percent) }
odds-acts = { $thing } may act: { PERCENT($percent) }

find-treasure = a treasure
find-crowns = crowns
find-shards = soul shards
find-healing = healing
find-harm = harm
find-nothing = nothing
