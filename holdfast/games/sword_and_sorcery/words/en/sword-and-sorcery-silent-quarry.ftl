### Sword & Sorcery: the first fork, The Silent Quarry.

quest-silent-quarry = The Silent Quarry
quest-silent-quarry-help = Harrow’s riders have taken the villagers to an old quarry, to be driven under the mountain. Break their chains, kill the overseer, lay powder in the adit and bring everybody up by the winch.

## Places

place-silent-quarry-rim = Quarry rim
place-silent-quarry-winch-head = Winch head
place-silent-quarry-counting-house = Counting house
place-silent-quarry-stables = Stables
place-silent-quarry-upper-terrace = Upper terrace
place-silent-quarry-ramp = Ramp
place-silent-quarry-tool-shed = Tool shed
place-silent-quarry-powder-store = Powder store
place-silent-quarry-bell-post = Bell post
place-silent-quarry-pit-floor = Pit floor
place-silent-quarry-sorting-floor = Sorting floor
place-silent-quarry-barracks = Barracks
place-silent-quarry-sump = Sump
place-silent-quarry-cage-landing = Cage landing
place-silent-quarry-adit-mouth = Adit mouth
place-silent-quarry-adit = The adit

## Goals

goal-silent-quarry-winch = Release the winch at the winch head
goal-silent-quarry-pincers = Take the pincers from the tool shed
goal-silent-quarry-free = Free at least two chained gangs (upper terrace, sump, sorting floor, adit)
goal-silent-quarry-overseer = Kill the overseer (the red gremlin) in the counting house
goal-silent-quarry-powder = Take powder from the powder store
goal-silent-quarry-adit = Lay the powder in the adit, once the gang there is free
goal-silent-quarry-ride-up = Ride up from the cage landing
goal-silent-quarry-harrow = Beat Captain Harrow (the red raider)
goal-silent-quarry-drive = The drive (story event II) comes and fewer than two gangs are free
goal-silent-quarry-driven = With the last card of the event deck everybody has been driven under the mountain
goal-silent-quarry-free-all = All four gangs free before the drive: a treasure, and no chain left
goal-silent-quarry-bell = Muffle the bell before the tally (story event I), or the gate in the adit opens
goal-silent-quarry-shoe = Give the shoe back: its owner must be near the adit mouth
goal-silent-quarry-messenger = Send the boy off from the winch head with the ledger: he will call the garrison

## Story

story-silent-quarry-silence = A quarry is loud. You hear one an hour before you see it. This one you smell first: wet stone, torches, too many people. You lie on the rim, with the shoe in your bag, and look down into a hole full of lanterns. There they work, the people from the roofs, chained by tens; nobody speaks and nothing rings, for rags are wound round every hammer. “So that the garrison does not hear,” whispers the boy on the mule, who has come after you although you told him not to. “And when the bell goes, ten of them go in there.” There: right at the bottom, a mouth in the rock, and warm air comes out of it. Whoever wants to get out again needs the cage, and the cage hangs on the winch, and beside the winch stands the counting house with the overseer in it. They call him Notch. He cuts one for everybody who goes under.
story-silent-quarry-the-kings-own = The adit is dry, warm and as straight as a ruler. Along the wall runs a rail, polished by hands. Above it names are scratched, first at the height of a man’s shoulder, further in at the height of a child’s; the oldest are in letters that nobody writes any more. And out of the depth, quite regularly, comes a single sound: a hammer on iron.
story-silent-quarry-winch = You take off the brake and let the chain run through your hands so that it does not sing. Far below the cage sits down on its landing like a hen. Now it could carry people up, if there were people to get in. The party gains 1 soul shard.
story-silent-quarry-odas-arm = Somebody is standing at the crank already: Oda, one arm in its splint, the other sleeve rolled up, a sack of bread at her feet. “I have walked behind you since the mill,” she says. “You are easy to follow. You clank. Now go on down. I have turned a water wheel with one arm and a broken one, I shall turn this.” Every hero heals 2 HP, and the party gains 1 soul shard more.
story-silent-quarry-hiding = Behind a heap of rubble somebody is holding his breath so hard that you can hear it. They have slipped their chain and did not know where to go with so much freedom. You point to the landing. They leave you what they had hidden from the guards: the party gains 1 soul shard and 5 crowns.
story-silent-quarry-pincers = The long pincers hang in the shed inside their own outline, drawn on the boards in chalk. Whoever ran this quarry when it was still loud was a tidy man. You beg his pardon and leave the outline empty.
story-silent-quarry-terrace = On the upper terrace nobody looks round. They have been taught not to. The pincers bite, the first link falls, and all ten sit down at once, since nothing holds them up any longer.
story-silent-quarry-lambert = One remains standing: Brother Lambert, the monk with Anselm’s nose. “For two days I have been praying without moving my lips,” he says, “and was afraid that it might not count.” He goes down to the pit floor, lays three stones on top of one another, and says it all again aloud. The shrine on the pit floor wakes, and every hero heals 1 HP.
story-silent-quarry-lambert-silent = One remains standing: Brother Lambert, the monk with Anselm’s nose. He suffers you to cut his chain, as one suffers rain. Then he sees the purse on your belt, takes two children by the hand and walks past you to the landing.
story-silent-quarry-sorters = On the sorting floor they part stones by lamplight, the good to the left, the bad to the right; good for what, nobody has told them. When the chain falls they go on for a while. Then a woman lets go of a stone, looks at her empty hand and begins to laugh, without a sound, until the others join in. The party gains 1 soul shard.
story-silent-quarry-sump = In the sump they stand up to their chests and bail, bucket after bucket, a hole that fills from below. The lock is at the bottom. You breathe in. The party gains 1 soul shard.
story-silent-quarry-water-holds = Down there in the dark small hands are on the chain already and hold it still for you. Weed strokes your face. When you come up with your ten, the water lies smooth, as if somebody had combed it. “That was not because we owed it,” says a girl’s voice. “This one was a present.” Every hero heals 2 HP.
story-silent-quarry-haulers = Ten men hang in the harness of an ore cart, and the cart is full of shoes, tied together in pairs. “Nobody needs any, further in,” one of them says. When the chain is off they turn the cart across the tunnel and wedge its wheels; nobody had to ask them. The gate in the adit closes, and the party gains 1 soul shard.
story-silent-quarry-no-chain-left = That was the fourth chain. Forty people stand in a hole in the ground and do not know what to do with their hands. Then they empty their pockets, for in all these days each of them has found something and not handed it in. You gain a treasure.
story-silent-quarry-shoe = At the mouth of the adit stands an ore cart, and from under it sticks a foot in a stocking. You put the shoe down in front of it. For a while nothing happens. Then a hand comes out and takes it in. “That is the left one,” says a voice. “I kept the right one on, so that somebody would notice.” Tilda is seven and has not cried, because it is forbidden to make a noise. Instead she has looked about: she knows a crawl to the cage landing in which no orc fits, and the hole where the guards keep their pay, and how long it is until the bell. “What shall I do?” she asks. Nobody has asked that here for days.
story-silent-quarry-crawl = She goes first, on her belly, with the laces between her teeth. It costs the larger ones among you some skin. Then a slab tips over, and there is the cage. “I found that,” says Tilda. “I had time.” The wall between the adit mouth and the cage landing is open.
story-silent-quarry-daybreak = By day the quarry has no corners. The sun climbs down from terrace to terrace, like somebody who has lost something, and the guards put out their lanterns. Now whoever strikes at you sees what he is doing. By day each power symbol in an enemy’s attack pays for a hit more.
story-silent-quarry-muffled = The bell is no bigger than a bucket. You cut the clapper out of it and roll it up in a cloak. It is heavier than it looks: everybody who ever went in at its stroke hangs on it. The party gains 1 soul shard.
story-silent-quarry-bell = It is time for the tally, and a guard goes to the post and pulls the rope. If the clapper is still in its place, the stroke runs down the terraces and into the mountain, and something in there understands that it is to be fed: the gate in the adit opens, and enemies spawn until there is one more of them than heroes.
story-silent-quarry-no-bell = The rope swings, and nothing comes. He pulls once more. He looks up into the bell for a long time. All over the quarry they stand with their heads down and count the strokes that are not there, and somewhere on the terraces somebody straightens his back. Every hero heals 1 HP.
story-silent-quarry-drive = Torches on all the terraces at once. They do not wait for the bell any more, they drive. Whoever is still in chains goes into the mountain now, shoulder to shoulder, and the mountain has room for all of them. If two gangs have not been freed by now, there is nobody left to bring up. If they have, enemies spawn until there are as many as heroes.
story-silent-quarry-overseer = Behind a desk made of crates, on three cushions, sits a gremlin in a waistcoat. Before him lies a hazel stick, notched from end to end. “Not on the list,” says Overseer Notch without looking up. “So you are not here.” Then he does look up. He is very small, and has never once had to raise his voice. What raises it for him is just coming out of the stables: a blue orc warrior.
story-silent-quarry-overseer-falls = Notch climbs down from his cushions, one after another, and lies on the floor, where he is smaller still. “It will not come out even,” he says, and holds the stick up to the light. “Now it will never come out even.”
story-silent-quarry-ledger = In the drawer lies the ledger, in a captain’s handsome hand: every name, every price, on the left those who have been delivered, on the right those who are still to come. Sold: Harrow. Received: a crown, stamped. On the last page, in pencil, stand your own names, with question marks. Outside the hammers have stopped. They are listening.
story-silent-quarry-messenger = The boy pushes the ledger under his shirt, next to the skin. “Me they would not believe,” he says. “They will believe this.” Then he rides, and for the first time in days something makes a noise here: four hooves, growing smaller. The garrison is called, and the party gains 1 soul shard.
story-silent-quarry-powder = Sixteen kegs, and a crown burnt into each of them. They were meant for a seam that does not yield to hands. You take one under each arm and find out how quietly people can walk.
story-silent-quarry-adit = You stack the kegs where a single beam holds up the roof. One spark, and nobody will be driven in here any more. Or you take them up in the cage and dig them in beside the winch. Somebody will be standing there when you come up: he will want his money.
story-silent-quarry-mountain-shut = The mountain breathes in and closes its mouth. It rains stones, then dust, then nothing at all. And in this nothing, far inside, the hammer stops. It is the first time that it has listened.
story-silent-quarry-barrels-up = Keg after keg goes up, under the skirts of the old women, and none of the old women asks what it is she is sitting on. At the top you dig them in, just where a man would rein in his horse.
story-silent-quarry-cage = The cage goes up, and you are the last to go with it. Terrace after terrace sinks past. The chains lie where they fell. All heroes are put at the winch head.
story-silent-quarry-offer = Beside the winch sits Captain Harrow on his horse, his hat on the pommel, and weighs the chain in his hand like a dog’s lead. “At the mill you held your tongues,” he says. “I noticed that. I like people one can talk to. Those you have there have been paid for, you know. So: thirty crowns. You have not seen me, and I shall report that the roof came down. Or else.” He puts the hat on.
story-silent-quarry-harrow-angry = Beside the winch sits Captain Harrow on his horse, and he is not smiling. “I am a man of business,” he says. “This quarry I could have written off. But what you called after me across that valley, before thirty men who are supposed to obey me, cannot be written off. It can only be settled.”
story-silent-quarry-harrow-comes = He gets off to fight; he is said to be fond of the horse. His sergeant goes to his other side, as they have done a hundred times. Captain Harrow and a blue raider appear at the winch head.
story-silent-quarry-barrels-burst = He has reined in exactly where a man would. Somebody drops a lantern, and nobody will ever say who it was. All enemies at the winch head lose 5 HP.
story-silent-quarry-harrow-paid = He throws you the purse without getting off his horse. It is well thrown, and you catch it before you have thought about it. Forty people see it fly, and they see who catches it.
story-silent-quarry-harrow-down = Harrow sits against the winch with both hands open. “I never laid a finger on any of them,” he says. “It is all in the book: I only did the carrying.” Behind you they have come close and say nothing. They have had practice. “You can tie me up, then I talk, and somebody writes a thick report. You can take my saddlebag and count to a hundred. Or the short one.” He looks past you. “The short one from you, if you please. Not from them.”
story-silent-quarry-ending = They walk up the cart track in daylight, by tens, from habit. It takes a mile until the first of them falls out of step. Behind you lies the quarry, and now it has an echo. A child tries it out. It calls its own name, and the quarry gives it back.
story-silent-quarry-names-said = In the evening, round the fire, they say the names from the left-hand page, those of the delivered, each of them once, so that somebody living has said it. It takes until midnight. It turns out that it can be done.
story-silent-quarry-child-home = Tilda sits beside the winch with both shoes on, tied with double knots, and counts who comes up. She will not be relieved until the last one is there.
story-silent-quarry-child-guide = Tilda has skinned both her knees and is very proud of them. “I know now how mountains work,” she says. “There are holes everywhere. One only has to be small enough.” She means it as advice.
story-silent-quarry-child-thief = Tilda has brought you the pay to the last coin, and since then she has looked at you as one looks at grown-ups. She wears both her shoes. In her bundle there is a third one, and it is none of hers.
story-silent-quarry-garrison-rides = On the second day riders come up the valley, and in front of them the boy on the mule, asleep and sitting askew. The commander, a woman with grey plaits, has the ledger before her on the saddle. “I have read it,” she says. “Then I had it read out to all of them. When you need us, we march, to the king’s gate if it must be.”
story-silent-quarry-nobody-knows = Nobody comes. The garrison lies two days away and sleeps soundly. How should it not? There has never been a sound from here.
story-silent-quarry-to-the-bridge = To the mountain there is only the old road now, and it runs through a gorge with a single bridge. On the milestone somebody has scratched out the distance and put a price. “They have been paying there for three hundred years,” says an old man from the sorting floor. “Whom, nobody likes to say.”
story-silent-quarry-under = In the morning the quarry is empty, and the rags lie folded beside the hammers. The mouth in the rock breathes out, warm and evenly. On the rim stands a shoe, a left one, with its toe toward the adit.
trigger-silent-quarry-counting-house = The heroes enter the counting house
trigger-silent-quarry-overseer-dead = The overseer is dead
trigger-silent-quarry-harrow-dead = Captain Harrow is beaten

## Actions and choices

action-silent-quarry-release-winch = Release the winch: 1 soul shard; if Oda lives, every hero heals 2 HP and the party gains 1 soul shard more
action-silent-quarry-take-pincers = Take the pincers
action-silent-quarry-free-terrace = Free the gang on the upper terrace
action-silent-quarry-free-sump = Free the gang in the sump: 1 soul shard
action-silent-quarry-free-sorters = Free the gang on the sorting floor: 1 soul shard
action-silent-quarry-free-haulers = Free the gang in the adit: 1 soul shard, the gate in the adit closes
action-silent-quarry-muffle-bell = Muffle the bell: 1 soul shard, and the tally does no harm
action-silent-quarry-send-messenger = Send the boy to the garrison with the ledger: 1 soul shard, the garrison is called
action-silent-quarry-take-powder = Take the powder
action-silent-quarry-lay-powder = Lay the powder: blow up the adit, or take the kegs up to the winch
action-silent-quarry-ride-up = Ride up in the cage: all heroes come to the winch head, where Captain Harrow waits
choice-silent-quarry-story-shoe-law-1 = Carry Tilda to the cage and send her up first: 3 soul shards; the party leans 1 toward law
choice-silent-quarry-story-shoe-law-2 = Let her show you the crawl: 1 soul shard, and the wall between the adit mouth and the cage landing opens
choice-silent-quarry-story-shoe-neutral-1 = Carry Tilda to the cage and send her up first: 2 soul shards; the party leans 1 toward law
choice-silent-quarry-story-shoe-neutral-2 = Let her show you the crawl: 1 soul shard, and the wall between the adit mouth and the cage landing opens
choice-silent-quarry-story-shoe-neutral-3 = Send her for the guards’ pay: 15 crowns, a shadow token on the sorting floor; the party leans 1 toward chaos
choice-silent-quarry-story-shoe-chaos-1 = Let her show you the crawl: 1 soul shard, and the wall between the adit mouth and the cage landing opens
choice-silent-quarry-story-shoe-chaos-2 = Send her for the guards’ pay: 25 crowns, a shadow token on the sorting floor; the party leans 1 toward chaos
choice-silent-quarry-story-ledger-1 = Read all the names aloud: every hero heals 3 HP, 2 soul shards; the party leans 1 toward law
choice-silent-quarry-story-ledger-2 = Keep the ledger as proof: 1 soul shard, and from the winch head you can have the garrison called
choice-silent-quarry-story-ledger-3 = Burn the ledger and pocket what it was written for: 25 crowns; the party leans 1 toward chaos
choice-silent-quarry-story-adit-1 = Blow up the adit: 2 soul shards, the adit is walled off and its gate closes for good, heroes in it are put at the adit mouth, enemies in it are gone; the party leans 1 toward law
choice-silent-quarry-story-adit-2 = Dig the kegs in beside the winch: if Captain Harrow fights, all enemies at the winch head lose 5 HP
choice-silent-quarry-story-offer-1 = Refuse: 2 soul shards, and Captain Harrow (the red raider) fights you here beside a blue raider
choice-silent-quarry-story-offer-2 = Take his money: 30 crowns, Harrow rides away, and the quest is won with 12 soul shards for each living hero; the party leans 1 toward chaos
choice-silent-quarry-story-harrow-down-1 = Tie him up for the garrison: 4 soul shards, and the quest is won with 12 more for each living hero; the party leans 1 toward law
choice-silent-quarry-story-harrow-down-2 = Take his saddlebag and count to a hundred: a treasure, he rides away, and the quest is won with 12 soul shards for each living hero
choice-silent-quarry-story-harrow-down-3 = Kill him: 30 crowns, and the quest is won with 12 soul shards for each living hero; the party leans 1 toward chaos

## What is remembered

person-shoe-child = Tilda, whose shoe it was
person-shoe-child-home = She went up first, with both shoes on, and counted those who came after.
person-shoe-child-guide = She showed the way through a crawl and knows how mountains work.
person-shoe-child-thief = She was sent to steal for you, and has gone on with it.
memory-gangs-freed =
    { $count ->
        [one] One chained gang was freed in the quarry.
       *[other] { $count } chained gangs were freed in the quarry.
    }
outcome-quest-quarry-emptied = The quarry is empty, and those who worked in it are free.
outcome-quest-hands-driven = The drive has begun, and fewer than two gangs were free.
achievement-no-chain-left = No Chain Left
achievement-no-chain-left-help = Freed all four gangs before the drive and brought them up.
