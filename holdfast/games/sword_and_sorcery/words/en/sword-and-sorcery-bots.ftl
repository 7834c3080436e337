### Sword & Sorcery: why a bot does what it does.

intent-kill = { $enemy } will probably fall
intent-wanted = { $enemy } must die if the quest is to go on
intent-weaken = { $enemy } is within reach and must not go unhurt
intent-engage = I hold the enemy there
intent-onward = that way the quest goes on
intent-away = there are too many enemies here
intent-better-place = from there I can do more
intent-companion = four legs and teeth are worth a hero
intent-heal = wounds have to be closed before the next blow
intent-boost = the next blow shall count
intent-power = the power is ready and helps now
intent-item = now is the hour to use it
intent-quest = the quest demands it
intent-door = behind it the way goes on
intent-loot = what lies here may help us later
intent-stand = nobody fights lying down
intent-empower = a stronger soul carries further
intent-resurrect = we need everybody
intent-shrine = only at a shrine can I come back
intent-scream = even a ghost can help
intent-protect = the weaker one must not fall
intent-aid = that roll can be better
intent-arms = better arms, better chances
