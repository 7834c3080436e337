### Bastion: why a bot does what it does.

intent-dragon = { $card } holds the citadel and strengthens its own
intent-blocker = { $card } blocks the sources ({ $colour })
intent-ward = { $card } protects its neighbours
intent-square = { $card } keeps the whole district from giving mana
intent-one-less = { $card } can be beaten now, and the wall must be bare in time
intent-citadel = mana lies ready on the towers
intent-tower = the sources of the district have to be opened again
intent-mana = without mana nobody can be beaten
intent-mana-for = { $card } will cost it ({ $colour })
intent-towards = there I can beat { $card }
intent-better-place = from there more will be possible in the next turn
intent-repeat = a second turn before the enemy moves
