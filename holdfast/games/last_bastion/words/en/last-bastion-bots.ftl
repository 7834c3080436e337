### Last Bastion: why a bot does what it does.

intent-warlord = { $card } is the warlord we have to defeat
intent-doom = { $card } would put the last evil figure on a tile
intent-loaded = { $card } is about to put evil on a tile
intent-full-board = { $board } is full and will act
intent-haunt = { $card } brings evil again and again
intent-life = { $card } takes a life every turn
intent-decay = { $card } forces the decay die every turn
intent-round = { $card } takes our tokens every turn
intent-curse = { $card } keeps our powers down
intent-draw = { $card } calls more of the horde
intent-pin = { $card } keeps us from moving
intent-permanent = { $card } hinders every fight
intent-one-less = { $card } can fall now, and the boards must not fill up
intent-towards = from there I can fight { $card }
intent-net = the net will stop the worst effect
intent-shift = a board must not stay full
intent-equipment = we need equipment for the fights to come
intent-tavern = somebody needs life, and a movement helps
intent-standard = the standard makes the enemies of one colour weaker
intent-cleanse = evil has to be driven out before it is too much
intent-dispensary = somebody needs the right equipment
intent-heal = a fallen hero has to come back
intent-tomb = one monster is worth a life
intent-trap = the trap will catch the next monster
intent-power = the power costs nothing and helps
