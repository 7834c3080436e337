### Sword & Sorcery: the story of the campaign after its first quest.

## The Drowned Village

quest-drowned-village = The Drowned Village
story-drowned-village-arrival = Smoke over the valley, and water where the road should be. Raiders have opened the sluice above the village, and the people sit in their attics. Lead the family out of the farmhouse, jam the sluice in the mill, strike down whoever guards it, and shut the water off before the last hour.
story-drowned-village-chapel = Candles still burn in the chapel above the flood, and at the touch of your hands the shrine wakes. Law kneels and is healed. Chaos empties the alms box. He who is neither may do the one or the other.
story-drowned-village-refugees = A boat without oars drifts against the wall, full of people who will not meet your eyes. Help them ashore, and their thanks strengthen your souls. Or take the fare they offer and look away from what follows the boat.
story-drowned-village-thanks = The last of the hidden villagers presses something into your hands, wrapped in an oilcloth. It has lain under the mill since her grandmother’s day, waiting for somebody to deserve it.
story-drowned-village-flood = The dam groans and gives. A brown wave rolls down the street and swallows the old shrine by the well; only the one in the chapel still stands dry. If the sluice is not jammed, hold on to something.
story-drowned-village-last-hour = The light fails and the water reaches the eaves. Whoever is still in the farmhouse now will not leave it.
story-drowned-village-captain = Between the wheels of the mill sits the captain of the raiders, counting other people’s rings. “You should have drowned with the rest,” he says, and draws.
story-drowned-village-family = A father, three children and a goat wade past you to the hill. The smallest one salutes.
trigger-drowned-village-begin = The quest begins
trigger-drowned-village-third-round = Voices call from the water
trigger-drowned-village-graveyard = The graveyard wall gives way
trigger-drowned-village-crypt-stair = A stone is rolled over the crypt stair
trigger-drowned-village-mill = The heroes enter the mill
action-drowned-village-lead-out = Lead the family out
action-drowned-village-jam-sluice = Jam the sluice
action-drowned-village-shut-sluice = Shut the sluice
outcome-quest-village-saved = The sluice is shut and the water falls: the village will live.
outcome-quest-village-drowned = The water closed over the farmhouse before anybody came.

## The Merchant’s Road

quest-merchants-road = The Merchant’s Road
story-merchants-road-road = No wagon has come through the pass for a month. Above the trees stands the beacon that would call the garrison, behind a door that no axe opens: its magic key hangs in the orcs’ camp. Light the beacon, then clear the road to the last of them.
story-merchants-road-caravan = A burnt caravan, its dead still holding the reins. Law buries them, and their souls stay a while with yours. Chaos opens the strongbox. He who is neither may bury or search the pockets.
story-merchants-road-horns = Horns in the ravine. They have found the old goat path, and they are coming up it.
story-merchants-road-wolves = A pack driven mad by the smoke breaks out of the dark, snaps at everything that breathes, and is gone. In the tollhouse a forgotten lamp lights up by itself.
story-merchants-road-letter = The seal is a crown without a head. “Hold the pass,” it says inside, “until I am crowned twice.” Somebody under the mountain can write.
story-merchants-road-merchant = “Heroes! At last, customers,” says the merchant from under his wagon, and unrolls the cloth with his wares as if the arrows were rain.
story-merchants-road-beacon = The fire leaps up, and it is as bright as noon. Far below the garrison answers with trumpets. Between you and them stands the one who led the raid, and he does not run.
trigger-merchants-road-begin = The quest begins
trigger-merchants-road-letter = A sealed letter has been found
trigger-merchants-road-tollhouse = The tollhouse is open
trigger-merchants-road-road-open = No enemy is left on the road
action-merchants-road-trade = Trade with the merchant
action-merchants-road-block-ravine = Block the goat path
action-merchants-road-light-beacon = Light the beacon
outcome-quest-road-open = The beacon burns and the road is free.

## The Troll Bridge

quest-troll-bridge = The Troll Bridge
story-troll-bridge-bridge = One bridge leads to the mountain, and it has had the same owner for three hundred years. Wounds close on him while you look; only what fire has touched stays open. The builders of the bridge knew it, and left tar in three places. Kill him. Then kill him again.
story-troll-bridge-hermit = A hermit keeps the watchtower, and the shrine in it. Law asks for his blessing and leaves whole. Chaos asks what he hides under the bed. He who is neither may be blessed or ask for the weapon that came to him in a dream.
story-troll-bridge-rain = Rain, and in the rain torches on the hills. If he has not smelt you yet, he does now.
story-troll-bridge-bones = The river gives back what he threw away: three hundred years of travellers. Their souls come to you as moths come to a lamp, and the things in the caves flee from them.
story-troll-bridge-toll = The planks lift. A hand with a chain comes over the rail, then the rest. “Toll,” says the troll.
story-troll-bridge-rises = He lies still for as long as it takes to breathe out. Then the chains burst, and what gets up is no longer interested in toll.
trigger-troll-bridge-begin = The quest begins
trigger-troll-bridge-bridge = Somebody sets foot on the bridge
trigger-troll-bridge-lair = The lair lies open
trigger-troll-bridge-ghost = The hermit lights a candle for the dead
trigger-troll-bridge-rises = The troll falls
trigger-troll-bridge-over = The troll falls for the last time
action-troll-bridge-tar-tower = Tip the tar from the tower and light it
action-troll-bridge-tar-bank = Light the tar on the bank
action-troll-bridge-tar-lair = Light the tar in the lair
action-troll-bridge-take-soul-weapon = Take the soul weapon from the cairn
outcome-quest-troll-slain = The troll is ash, and the bridge belongs to everybody.

## Under the Crown

quest-under-the-crown = Under the Crown
story-under-the-crown-descent = Under the mountain a king waits to be crowned a second time, with your deaths for a crown. His shaman guards the way to the throne; whoever kills him falls through the ways of the dead, straight to its foot. Before dusk, or his host marches. And look in the armory: what was forged can be broken.
story-under-the-crown-prisoner = In the last cell sits the smith who made the crown. Law breaks his chains, and he gives you back what he took from your souls. Chaos breaks his strongbox. He who is neither may free him or bargain.
story-under-the-crown-collapse = The mountain shifts in its sleep. Behind you the passage is gone, and from the dust come those who know other ways.
story-under-the-crown-drums = Drums under the floor, drums behind the walls. They are counting something down.
story-under-the-crown-dusk = Far above the sun goes down. If nobody stands before the throne now, the gates open, and the host goes out into a world without defenders.
story-under-the-crown-throne = The shaman dies with a word in the mouth, and the word opens. You fall through cold that you remember, and stand at the foot of the throne. “Twice dead,” says the king and rises. “I need you a third time.”
story-under-the-crown-crown-broken = The hammer comes down on the iron crown and rings like a bell. The halves roll away. The king touches his bare head, and for the first time he is afraid, and then only angry.
story-under-the-crown-crown-rises = He falls, and the crown falls from him, and without it he gets up. It was never the crown that would not die.
trigger-under-the-crown-begin = The quest begins
trigger-under-the-crown-throne = The shaman is dead
trigger-under-the-crown-hearth = The hearth of the hall is warm, and its gate falls shut
trigger-under-the-crown-crown-rises = The king falls
trigger-under-the-crown-over = The king falls for the last time
action-under-the-crown-take-hammer = Take the smith’s hammer
action-under-the-crown-break-crown = Break the crown
outcome-quest-king-fallen = The king under the mountain is dead, and your souls are your own again.
outcome-quest-kings-host = The gates are open, and the king’s host marches out.
