### Sword & Sorcery: Three Hundred Years of Toll, the bridge on the road to the mountain.

quest-troll-toll = Three Hundred Years of Toll
quest-troll-toll-help = One bridge leads to the mountain, and a troll takes toll on it. Cut the bell rope from the gallows, ring for him in the watchtower and kill him twice. He heals; what burns does not.

## Places

place-troll-toll-milestone = Milestone
place-troll-toll-toll-house = Toll house
place-troll-toll-tower-yard = Tower yard
place-troll-toll-watchtower = Watchtower
place-troll-toll-gallows = Gallows hill
place-troll-toll-near-bank = Near bank
place-troll-toll-bridge-gate = Bridge gate
place-troll-toll-cliff-path = Cliff path
place-troll-toll-willows = Willows
place-troll-toll-gorge = The gorge
place-troll-toll-bridge = The bridge
place-troll-toll-ledge = Ledge
place-troll-toll-bone-pit = Bone pit
place-troll-toll-lair = Troll’s lair
place-troll-toll-far-bank = Far bank
place-troll-toll-old-road = Old road

## Goals

goal-troll-toll-rope = Cut the bell rope down from the gallows
goal-troll-toll-bell = Ring the toll bell in the watchtower: the troll comes to the bridge
goal-troll-toll-kill = Kill the troll
goal-troll-toll-kill-again = Kill the troll once more: he gets up in his lair under the bridge
goal-troll-toll-deck = With the last card of the event deck the road behind you fills with drums
goal-troll-toll-tar = Barrels of tar stand at the bridge gate, in the gorge and on the near bank: a special action there gives each enemy within 1 area three Burn II, five if four or more heroes play
goal-troll-toll-cart = The hanged man’s cart stands on gallows hill: search it for a treasure and for pitch that makes tar burn longer
goal-troll-toll-ring = Search the bones on the near bank for Ysolde’s ring
goal-troll-toll-cairn = A soul weapon lies on the cairn at the bridge gate

## Story

story-troll-toll-arrival = The road to the mountain has a milestone, and on the milestone somebody has cut a price. It has been raised many times. One copper, says the oldest line. One sheep. One in ten. The newest line has no number at all, only the mark of an open hand. Beyond it the gorge cuts the world in two, and across the gorge goes one bridge, black with age, and nobody is on it. “He sleeps underneath,” says the carter who has brought you this far and will not bring you an ell further. “There is a bell in the watchtower, to tell him that somebody wants to pay. There was a rope on it, too; they needed the rope for the gallows. If you cross without ringing, he comes at night and collects from the whole valley.” He turns his cart round before he goes on. “They say he cannot be killed. My grandmother said he can, but not once.”
story-troll-toll-with-people = At the bottom of your packs, under everything, lies a loaf that none of you has packed. It is Oda’s; nobody else burns the crust on one side only. You eat it standing, in front of the price list, and it takes away some of the cold.
story-troll-toll-tally = The toll house has no roof, and the ledger is still on its desk, under a stone. Three hundred years of handwriting: names, goods, the hour of crossing. In the first years somebody has written “paid” behind every name. Later on only behind some. You turn to the last page.
story-troll-toll-tally-harrow = “Capt. Harrow, forty-one head, on the king’s business. Ten left with the owner, as agreed.” The ink is hardly dry, and he has underlined the last two words. Outside on the near bank something moves that has been left behind to see who reads this: a shadow token is placed there.
story-troll-toll-tally-dead = “Capt. Harrow, forty-one head. Ten left with the owner.” You dip the pen, since there is still ink, and write behind it in your best hand what has become of him. It is a good feeling, to close an account. The party gains 2 soul shards.
story-troll-toll-tally-spared = “Capt. Harrow, forty-one head. Ten left with the owner.” It is a fine hand, and the man it belongs to sits in irons. You dip the pen, since there is still ink, and write behind it where he can be found. The party gains 2 soul shards.
story-troll-toll-signal = Behind you, far back over the pass, a light goes up, and then a second one beside it. You know that signal. You asked for it. The garrison has turned out and is on the road; it will not be here today, but it is coming, and for the first time since the chapel you are not the last ones left. Every hero heals 2 HP.
story-troll-toll-hanged-man = He has been hanging here for about a week, in a decent coat, on a good new bell rope. Round his neck is a board: WOULD NOT PAY. He has kept one fist shut all that time. The rope is sound; as to the man, there are two ways to take him down.
story-troll-toll-cart = His cart still stands below the gallows, the drawbar in the grass. Under the straw lies what he would not give a share of: a bundle, sewn into a horse collar, and two kegs of pitch, bought dear and meant for somebody’s boats. On the lid he has written in chalk, in the hand of a man who counts everything, how much of it goes to one barrel of tar if it is to stick. You take it all. You gain a treasure, and from now on every tar fire gives each enemy it reaches one Burn II more.
story-troll-toll-hermit = At the top of the stair, under the bell, sits a woman with white hair and ink on her fingers, and she does not look up before she has finished her line. “Ysolde,” she says. “I keep the book. The other one, with those who did not get across.” It fills a whole wall, volume after volume. “Forty years ago my husband went to ask the owner for a receipt. He was a clerk; he thought one could talk to anybody.” She lays the pen down. “I know the miners’ way under the mountain. I know how the old masters burned that thing. And there is a weapon under my bed that came to me in a dream, and I am too old for it. Bring me his ring, it is with the bones somewhere down by the water, and I shall tell you about the way. Or ask me for something easier.” Behind her a shrine begins to glow.
story-troll-toll-rain = The rain comes up the gorge like a wall, and in the rain there are torches: first three, then a row of them. Something lives down there besides the owner, on what he leaves over. The gate in the bone pit opens, and enemies spawn until there are as many as heroes.
story-troll-toll-nightfall = When the sun has gone, the bridge begins to creak, though there is no wind. That is him, turning over. At night they all strike harder here: every attack of an enemy gets +1 hit.
story-troll-toll-hanged-rests = On the gallows hill somebody stands bareheaded beside the grave you dug, in a decent coat, and now both his hands are open. He points along the bank, to where the willows stir. You would have walked straight into it. Every hero heals 1 HP.
story-troll-toll-hanged-walks = Something comes down from the gallows hill that no rope holds any more. It takes its time, and at every step it opens and shuts one hand, as if there ought to be something in it. A shadow token is placed at the gallows.
story-troll-toll-bell = You knot the rope to the old beam and pull. The bell has a soft voice, much too friendly for its purpose. Ysolde puts her hands over her ears all the same. Below you the river stops for a moment, as somebody stops chewing to listen.
story-troll-toll-toll = The planks lift. A hand with a chain round it comes over the rail, then another, then a great deal of back, and on top of it a face that has had three hundred years to grow bored. He counts you with one finger and takes his time. “Toll,” says the troll, and holds the hand out, quite flat. “One. You say which.” It is the finger with the rings on it that points.
story-troll-toll-bones = After the rain the river rises, and it gives back what he has thrown away: it lays them along the bank, one after another, carefully, as if it had been waiting for somebody to hand them to. Carters, tinkers, a bride. Their souls stand above them and shiver. The things in the caves will not go near them: the gate in the bone pit closes. If the troll has not been called yet, he comes now, for he cannot bear to see anything returned.
story-troll-toll-ring = Under the gravel of the near bank lies a hand, and the hand is holding a sheet of paper. There is nothing on it any longer. But on the finger is a plain ring with a line engraved on the inside, so small that you have to turn it in the light: “Y. Keep count of the days.” The party gains 1 soul shard.
story-troll-toll-rises = He falls the way a house falls, slowly and then all at once, through the rail, down, into the dark under the bridge. It is quiet for as long as it takes to breathe out. Then down there the chains burst, link by link, and what gets up in its lair is no longer interested in toll. The troll rises on his other side and has already lost 9 HP; every hero heals 3 HP, and the party gains 2 soul shards. On the planks something of his hoard has stayed behind: you gain a treasure.
story-troll-toll-fire-lore = “Under the left arm,” Ysolde has told you, “where the masters set the first torch. It has never closed, he only keeps it covered.” He has to lift the arm to climb. You have waited for nothing else: the troll gets Burn II and loses 3 HP more.
story-troll-toll-tar = The masters who built the bridge were careful people. The barrel is sealed with wax and bears a date, and beside it lies flint, wrapped in oilcloth, and a note: FOR HIM. The tar takes fire with a cough. Wherever it has touched him, nothing closes.
story-troll-toll-cairn = At the bridge gate everybody who came home again has laid down a stone. It is a small cairn for three hundred years. On top of it, wet with rain and without a speck of rust, lies a weapon that knows your hand before you do.
story-troll-toll-ring-home = Ysolde comes down the tower stair, one step at a time, for the first time in forty years. She does not cry. She reads what it says on the inside and nods. “Fourteen thousand, nine hundred and six,” she tells the ring. “I kept count.” Then she takes a stick and draws in the sand for you where the third pier has a door in it, and how the miners’ way goes on from there, and where not to put your feet. She trusts you: the old way is open.
story-troll-toll-ring-lost = Ysolde waits at the foot of the tower with her hand held out, and you have nothing to put in it. “He was always hard to find,” she says after a while, and goes back up to her book. About the miners’ way she says nothing, and you do not ask.
story-troll-toll-hermit-left = Up in the tower there is a light. Ysolde has opened a new page and written today’s date on top, and under it, for the first time in forty years, nothing at all.
story-troll-toll-tower-dark = Up in the tower there is no light. The wind turns over the pages of the book, one after another, as if it were looking for somebody. You are glad when you are out of sight of it.
story-troll-toll-ending = He burns down to the bones, and the bones are very small; nobody can say why that is sad. By noon the first cart is standing at the milestone. The carter looks at the price, looks at the bridge, looks at you. Then he gets down, takes a chisel from his box and begins to cut the lines away, from the bottom upwards. It will take him all day. He does not seem to mind.
story-troll-toll-to-the-mines = The door in the third pier is exactly as wide as a man with a basket. Behind it cold air comes out, and with the air, from very far below, a sound: hundreds of hammers, quite out of time, none of which wants to be the first to stop. You light the lamps. “Not a word in there,” Ysolde has told you. “They have no names left. They hear it when somebody has one.”
story-troll-toll-to-the-gate = So there remains the high road, which goes straight on as roads do that belong to somebody. Toward evening you see where it ends: in the flank of the mountain stands a gate, as high as a church, with drums on either side. Above it hangs a standard with a crown on it, and no head. They have seen you. They have begun to beat.
story-troll-toll-toll-paid = In the morning the bridge is empty again, and swept clean. Somebody has been to the milestone in the night: under the open hand there is a new line, cut deep, with care. The carter counts the strokes. They are as many as you were.
trigger-troll-toll-rises = The troll falls
trigger-troll-toll-over = The troll falls for the last time

## Actions and choices

action-troll-toll-cut-rope = Cut the bell rope down
action-troll-toll-search-cart = Search the hanged man’s cart: a treasure, and tar gives one Burn II more
action-troll-toll-ring-bell = Ring the bell: the troll comes to the bridge
action-troll-toll-tar-gate = Tip the tar off the bridge gate and light it: each enemy within 1 area gets three Burn II (five if four or more heroes play)
action-troll-toll-tar-gorge = Light the tar in the gorge: each enemy within 1 area gets three Burn II (five if four or more heroes play)
action-troll-toll-tar-bank = Light the tar on the near bank: each enemy within 1 area gets three Burn II (five if four or more heroes play)
action-troll-toll-take-soul-weapon = Take the soul weapon from the cairn
choice-troll-toll-story-hanged-man-1 = Bury him: 2 soul shards; the party leans 1 toward law
choice-troll-toll-story-hanged-man-2 = Open his fist: 15 crowns; the party leans 1 toward chaos
choice-troll-toll-story-hermit-law-1 = Swear to bring her the ring: 2 soul shards; with the ring she shows you the old way; the party leans 1 toward law
choice-troll-toll-story-hermit-law-2 = Ask how he burns: 1 soul shard, and when he gets up the troll gets Burn II and loses 3 HP
choice-troll-toll-story-hermit-neutral-1 = Promise to look for the ring: 1 soul shard; with the ring she shows you the old way
choice-troll-toll-story-hermit-neutral-2 = Ask how he burns: 1 soul shard, and when he gets up the troll gets Burn II and loses 3 HP
choice-troll-toll-story-hermit-neutral-3 = Take the weapon from under her bed: a soul weapon; the party leans 1 toward chaos
choice-troll-toll-story-hermit-chaos-1 = Strike a bargain about the ring: 10 crowns in advance; with the ring she shows you the old way
choice-troll-toll-story-hermit-chaos-2 = Take the weapon from under her bed: a soul weapon; the party leans 1 toward chaos
choice-troll-toll-story-hermit-chaos-3 = Throw her down the stair: a treasure and 25 crowns, the shrine goes out; the party leans 2 toward chaos
choice-troll-toll-story-toll-1 = Let one of you step forward and strike first: one hero of your choice loses 3 HP, and so does the troll
choice-troll-toll-story-toll-2 = Refuse: 3 soul shards, and he calls his boarders: enemies spawn until there are as many as heroes
choice-troll-toll-story-bones-1 = Bury them all: every hero heals 1 HP, and they will remember it; the party leans 1 toward law
choice-troll-toll-story-bones-2 = Take what they no longer need: 20 crowns; the party leans 1 toward chaos

## What is remembered

person-hermit = Ysolde of the watchtower
person-hermit-trusted = She has her husband’s ring, and showed the party the miners’ way.
person-hermit-robbed = She lost what lay under her bed, and her faith in travellers.
person-hermit-slain = She lies at the foot of her own stair.
person-hermit-left = She keeps her book in the tower, alone.
memory-old-way = The party knows the miners’ way under the mountain.
memory-travellers-buried = The travellers whom the troll had taken were buried.
outcome-quest-toll-ended = The troll is dead, twice, and the bridge is free.
achievement-not-a-penny = Not a Penny
achievement-not-a-penny-help = Refused the toll and killed the troll.
