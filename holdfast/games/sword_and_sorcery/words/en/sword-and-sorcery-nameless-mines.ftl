### Sword & Sorcery: the miners' way under the mountain, The Nameless Mines.

quest-nameless-mines = The Nameless Mines
quest-nameless-mines-help = Under the mountain the living and the dead dig side by side, and none of them has a name. Take the roll from the tallyman, read it to the gangs, and fight your way past the cold forge.

## Places

place-nameless-mines-hermits-stair = Hermit’s stair
place-nameless-mines-timbered-gallery = Timbered gallery
place-nameless-mines-lamp-room = Lamp room
place-nameless-mines-cage-shaft = Cage shaft
place-nameless-mines-windlass = Windlass
place-nameless-mines-four-ways = Four ways
place-nameless-mines-counting-house = Counting-house
place-nameless-mines-tramway = Tramway
place-nameless-mines-bunk-hall = Bunk hall
place-nameless-mines-cracked-drift = Cracked drift
place-nameless-mines-quench-pit = Quench pit
place-nameless-mines-powder-store = Powder store
place-nameless-mines-deep-vein = Deep vein
place-nameless-mines-wall-of-names = Wall of names
place-nameless-mines-cold-forge = Cold forge
place-nameless-mines-forge-stair = Forge stair

## Goals

goal-nameless-mines-roll = Kill the tallyman in the counting-house and take the roll of names
goal-nameless-mines-windlass = Read the roll to the gang at the windlass
goal-nameless-mines-vein = Read the roll to the gang in the deep vein: with both gangs free, the slab in the cracked drift goes up
goal-nameless-mines-overseer = Kill the overseer in the cold forge
goal-nameless-mines-climb = Climb the forge stair
goal-nameless-mines-count = The king’s count is full with the last card of the event deck
goal-nameless-mines-gangs = Free all three gangs (windlass, bunk hall, deep vein): a treasure, and everyone freed will be remembered
goal-nameless-mines-powder = A keg from the powder store would cost the overseer 4 HP
goal-nameless-mines-key = The counting-house is locked by magic: its red key hangs in the powder store
goal-nameless-mines-smith = Strike off Osric’s chain in the quench pit, as you promised
goal-nameless-mines-hammer = Lift the smith’s hammer out of the quench pit: it can break the crown
goal-nameless-mines-drift = The cracked drift has come down: dig it out from the wall of names, or go round by the bunk hall

## Story

story-nameless-mines-stair = Behind the door in the bridge pier there are three hundred and eleven steps, and the last one, said Ysolde, is not to be trusted. She was right on both counts. Below it the mountain hums. It is not a voice, and not quite a sound: hundreds of picks, each in a time of its own, and not one among them that ever stops to rest. Nobody living could keep that up. By the light of her candle-end you read what the old miners wrote over the arch: GOOD LUCK, and under it a date, and under the date the names of a whole shift. The names have been chiselled out. The date has been left. “They keep a roll,” Ysolde told you. “Whoever stands in it digs, and does not stop digging because he has died. Read him his own name and he is his own man again. But the tallyman sleeps on that book, and the tallyman does not sleep.”
story-nameless-mines-runaway = Behind the timber somebody is trying not to breathe. She ran from her gang nine days ago, she thinks; she has been licking the walls and counting in her head so as not to be counted by anybody else. She has forgotten what she is called. But she remembers every turning and every guard, and what she knows she tells you, and then she hugs you, one after another, with great care, like somebody trying on coats. The party gains 2 soul shards, and every hero heals 1 HP.
story-nameless-mines-night-shift = A horn. Along the galleries the lamps are turned down, one by one, to save oil: this is the night shift, and the night shift is dead. They need no light. Those who whip them see in the dark. From now on every attack of an enemy gets +1 hit, until somebody in the lamp room trims the wicks.
story-nameless-mines-lamps = You trim forty wicks with a knife and a good deal of bad language. Yellow light runs down the galleries like a dog let off its chain. Somewhere an orc swears at it. It is day down here, because you say so; every hero heals 1 HP.
story-nameless-mines-chalk-boy = At the cage sits a boy of nine or so with a lump of chalk and a board: a stroke for every cart that goes up. He is alive. He has to look at his own hand to be sure of it, and he does so between strokes. “If the strokes are wrong, the tallyman’s sum is wrong,” he says, “and when his sum is wrong he has fits.” He thinks about that, for the first time, as of something one might do on purpose. “I know when the cage guards change, too. And I have been paid. Look.” He opens the other hand. He has been saving up for his name.
story-nameless-mines-tallyman = The counting-house is the only clean room in the mountain. Between shelves full of knotted cords squats a gremlin in a clerk’s collar, red as a boil, with a quill behind each ear and a book chained to his belt that is larger than he is. “Blot,” he says, not looking up. “Tallyman to the Crown. One moment. Four hundred and six, four hundred and seven.” He looks up. His eyes go from purse to purse. “Just what was missing,” he says, delighted, and a blue gremlin comes out from under the desk to hold the ink. “How do you spell yourselves?”
story-nameless-mines-wrong-sum = Then he gets to the boy’s board. He counts it. He counts it again. One stroke is missing; he can feel the hole where it ought to be. Something behind his eyes comes unhooked, and he begins to bite his own quills. The tallyman loses 3 HP.
story-nameless-mines-roll = Blot dies in the middle of a column. You take the book from his belt and it falls open of its own accord, as if it had been waiting for somebody who could read. Names, names, names. Whoever has dipped a finger in that ink was sold by somebody, and the seller has signed in the margin each time, in a fine large hand: Harrow. Harrow. Harrow. From here a chute for papers leads straight down to the four ways. Where the gangs are, you now have something to read to them.
story-nameless-mines-windlass = Sixteen of them walk round the great windlass, and only four of them throw a shadow. You stand on a barrel and begin to read. At the first name nothing happens. At the second an old man stops, so that the next walks into him, and the next, and then they are all standing still, for the first time in years, with their faces turned up to you like people in the rain. The dead ones lie down as they are named. The living ones sit beside them for a little while. Then they come and ask what you need. At the wall of names a shrine wakes up.
story-nameless-mines-slab = Now both chains are in hands that are on your side. From the windlass somebody shouts “Heave!”, and deep in the vein somebody answers, and it goes to and fro three times like a joke between neighbours. In the cracked drift forty tons of stone rise with a sigh. Behind the slab it smells of cold ashes. The way to the forge is open.
story-nameless-mines-oda-hand = The last of the dead at the bars has one sleeve torn off and one arm broken, and she is pushing with the other. You know her. You have known her since the wheelhouse. You read her name out twice, because the first time your voice will not do it. Oda the miller looks at the windlass. “Another damned wheel,” she says. Then she looks at you for as long as it takes. “Well,” she says at last. “You did come.” And lies down. The party gains 2 soul shards.
story-nameless-mines-oda-bread = One of them has a crust sewn into his shirt and breaks it for you into exactly equal parts. He is from the valley. “From Oda’s oven,” he says. “My wife threw it to me as they marched us past. The last one with her old wheel, she said. I was keeping it for something.” It is as hard as a roof tile, and there has never been better bread. Every hero heals 2 HP.
story-nameless-mines-bunks = In the bunk hall those who are still alive sleep in three layers, and even asleep their hands go on digging. You read softly, so as not to frighten them. Each of them wakes at one word and no other. A girl hears hers and bursts into tears; a fat man hears his and says “Present!”; two brothers fall out at once over who was called first. By the end it is so loud in there that you have to shout. The party gains 2 soul shards.
story-nameless-mines-vein = The deep vein is where they send those who have been dead the longest. Some are hardly more than a grip on a handle. You read, and where you read, a pick falls; and where a pick falls it is quiet; and the quiet spreads through the rock like warmth. The last page is so old that you have to sound the names out letter by letter. They do not mind. They have time. The hole at the end of the vein, through which the guards used to come, falls in upon itself: the gate there closes.
story-nameless-mines-every-name = That was the last page. You close the book, and it weighs nothing: there is nothing in it any more. A foreman with no front teeth and a voice like a gravel slide pushes a bundle at you. The old shift walled it up on the day the king came. “For whoever reads us out,” he says. “We never thought it would be anybody with so many weapons.” You gain a treasure.
story-nameless-mines-cave-in = First it is only dust. Then the props in the cracked drift begin to talk, one to another, in small dry voices, and every old miner within earshot drops flat on his face. “She is coming down!” There is just time to get a shoulder under the beam, if somebody has a shoulder to spare. Or you can stand back and let her come, and pick up what the rock has been keeping to itself. Out of the cracks crawls whatever was living in there. Enemies spawn.
story-nameless-mines-dug-out = You dig the way one digs for somebody one knows. Behind the third stone there is a draught, behind the fifth a light, and then you can walk through, if you are not too proud to stoop.
story-nameless-mines-bell = The shift bell rings for the count. On every level they let go of their tools and hold out their hands, the way they were taught. If none of them has a name yet, they are all there, and the guards have time to come and look for you: enemies spawn until there is one more of them than heroes.
story-nameless-mines-answered = But this time somebody does not hold out his hands. Then somebody beside him does not either. A hammer starts on a rail, far off, and another, and soon the whole mountain is ringing like a kettle, and there is not an orc in it who does not clap his paws over his ears. Every enemy loses 1 HP.
story-nameless-mines-trumpets = And through it, thin and clear and from a long way up, comes something that does not belong under a mountain: trumpets. The garrison has come to the front door. At the cage shaft they drop what they are doing and run to the gate. Nobody comes up through the cage any more: the gate there closes.
story-nameless-mines-overseer = The cold forge is a hall with a dead fire in the middle, and at the fire, warming his hands at nothing, stands an orc the size of two. He carries no whip. “I am Gorrag,” he says, very softly. “I have never raised my voice in here. I never needed to. Do you know what it is like, when hundreds of them listen to you and do not hear anything else?” Out of the dark behind him steps a shaman, carrying his axes for him, as one carries a lady’s train, and after the shaman a blue orc warrior. Then enemies spawn until there is one more of them than heroes.
story-nameless-mines-powder-trick = “What is that?” asks Gorrag, softly, about the keg that comes rolling to his feet, and bends down to read the label. It says: DO NOT READ BY CANDLELIGHT. He was never one for books. The overseer and whoever stands with him lose 4 HP.
story-nameless-mines-overseer-falls = Gorrag goes down like a pit prop, in two places. His lips move. You have to bend close to hear it. “The king has his number,” he whispers. “He only wants the hammer on it now. Once by the neck. Once by the head. Crowned twice, you see. Crowned twice.” Then he is as quiet as the rest of the mountain, and on the far side of the hall you can see the stair.
story-nameless-mines-smith = At the rim of the quench pit, where the iron used to scream, sits a small grey man with enormous forearms and a chain. “Osric,” he says, keeping his voice down; behind him, in the forge, somebody is walking to and fro. “I made the crown. I thought it was for a head; nobody told me that it wanted filling. Four hundred souls so far. After that he need never die again.” He shows you the ring round his ankle. It has no lock. “That is my work as well. They watched me close it, so I did it properly. It takes somebody with a big hammer and a steady hand, and a minute. There is my wage in that box. It is what you get for a thing like that. And I know in which hole of this pit my own hammer lies, for I threw it in myself. What is made with it can be broken with it. So what am I worth to you?”
story-nameless-mines-smith-freed = You lay the ring on the stone rim, stuff a coat round it and strike. Osric does not blink. At the third blow his own best work gives way, and he looks hurt, just for a moment, as a craftsman. Then he binds up whoever needs binding, with a smith’s fingers and a smith’s patience. Every hero heals 2 HP.
story-nameless-mines-hammer = The quench pit is black and so cold that it burns. At the bottom your fingers close round a handle that fits every hand. You haul it up on a chain: a smith’s hammer, nothing much to look at, with one dent in its face. The dent has the shape of a crown. As it breaks the surface, every pick in the mountain halts for the space of one breath. The party gains 2 soul shards.
story-nameless-mines-behind-you = With your foot on the forge stair you look round. They have followed you, those who have names again, and they stand between the cold hearths with their picks on their shoulders and wait to be told. Up the hermit’s stair it is three hundred and eleven steps to daylight. Up this one it is a good deal less to the one who did it to them. The foreman without teeth clears his throat. “We can do either,” he says. “It is just that nobody has asked us in a long while.”
story-nameless-mines-went-home = “Home,” you say, and the word goes back through the ranks like bread. They carry the weak and they carry the dead. You hear them on the stair for a long time, counting the steps aloud. Three hundred and eleven. Then a pause. Then, faintly, cheering.
story-nameless-mines-follow = “Then come,” you say, and nobody cheers; they only shift their grip. The foreman spits on his palms. “One thing,” he says. “We do it by name. Each of us tells him who he is.” It is going to be a long evening for somebody.
story-nameless-mines-ending = Behind you the mine falls silent, and for the first time in a hundred years one can hear the water drip. It has a good voice. Far above, in the hall, something notices the silence. A chair is pushed back.
story-nameless-mines-props-hold = The cracked drift has held. Whoever goes through it tonight goes under the beam that one of you took on a shoulder, and each lays a hand on it in passing, as one pats a horse.
story-nameless-mines-smith-comes = Osric comes with you as far as the second landing. “I cannot fight,” he says, “and I will not watch. But I shall keep the fire in down here. If you bring it to me in pieces, I will melt the pieces.” He holds out his hand. His ankle is quite white where the ring was.
story-nameless-mines-smith-swears = “When it is broken,” Osric calls after you, not loudly, “you come back with that hammer and open this. That is the bargain. I have never failed a customer.” He looks at you with his head on one side. “I would not know about customers failing me. It would be the first time that I noticed.”
story-nameless-mines-smith-stays = Behind you, by the pit, a chain clinks, at long intervals, as when somebody shifts from one foot to the other. He does not call after you. You would have preferred it if he had.
story-nameless-mines-cellars = The stair ends under a trapdoor, and over the trapdoor are the cellars of the king: casks, hams, a row of crowns for practice, none of them good enough. Somebody up there is beating time on a table. You put out the lamp, and then your shoulder to the wood.
story-nameless-mines-counted = “That makes it full,” says a voice in the dark, with great contentment, and a quill scratches. You find that you are holding something: a handle. You find that you are tired, but not so tired that you could stop. There was something you wanted to remember. It was short. It began with a capital letter.
trigger-nameless-mines-counting-house = The heroes enter the counting-house
trigger-nameless-mines-tallyman-dead = The tallyman is dead, and the roll of names is yours
trigger-nameless-mines-forge = The heroes enter the cold forge
trigger-nameless-mines-overseer-dead = The overseer is dead

## Actions and choices

action-nameless-mines-trim-lamps = Trim the lamps: day breaks, and every hero heals 1 HP
action-nameless-mines-read-windlass = Read the roll at the windlass: the gang is free, and the shrine at the wall of names wakes
action-nameless-mines-read-bunks = Read the roll in the bunk hall: the gang is free, 2 soul shards
action-nameless-mines-read-vein = Read the roll in the deep vein: the gang is free, and the gate there closes
action-nameless-mines-take-powder = Take a keg of powder: 1 soul shard; the overseer and whoever stands with him lose 4 HP when he appears
action-nameless-mines-dig-out = Dig out the cracked drift: the way between it and the wall of names is open again
action-nameless-mines-strike-chain = Strike off Osric’s chain: every hero heals 2 HP; the party leans 1 toward law
action-nameless-mines-lift-hammer = Lift the hammer out of the pit: 2 soul shards; it can break the crown
action-nameless-mines-climb-stair = Climb the forge stair: decide where the freed hands go, 10 soul shards for each living hero, the quest is won
choice-nameless-mines-story-chalk-boy-1 = Tell him to leave out a stroke: 1 soul shard, and the tallyman loses 3 HP when he appears; the party leans 1 toward law
choice-nameless-mines-story-chalk-boy-2 = Ask when the guards change: the gate in the cage shaft closes
choice-nameless-mines-story-chalk-boy-3 = Take his savings: 20 crowns, a shadow token on the tramway; the party leans 1 toward chaos
choice-nameless-mines-story-cave-in-1 = Put a shoulder under it: one hero of your choice loses 3 HP, the drift stays open; then enemies spawn until there are as many as heroes
choice-nameless-mines-story-cave-in-2 = Let it come down: 2 soul shards, the way from the cracked drift to the wall of names is blocked, whoever stands in the drift loses 2 HP and is knocked down; then enemies spawn until there are as many as heroes
choice-nameless-mines-story-smith-law-1 = Promise to free him: 2 soul shards, he tells where the hammer lies; one special action here strikes off his chain
choice-nameless-mines-story-smith-law-2 = Strike a bargain: a treasure and the place of the hammer now, his freedom once the crown is broken
choice-nameless-mines-story-smith-neutral-1 = Promise to free him: 1 soul shard, he tells where the hammer lies; one special action here strikes off his chain
choice-nameless-mines-story-smith-neutral-2 = Strike a bargain: a treasure and the place of the hammer now, his freedom once the crown is broken
choice-nameless-mines-story-smith-neutral-3 = Take his wage and leave him: 20 crowns, but he says nothing about the hammer
choice-nameless-mines-story-smith-chaos-1 = Strike a bargain: a treasure and the place of the hammer now, his freedom once the crown is broken
choice-nameless-mines-story-smith-chaos-2 = Take his wage and everything else he has, and leave him: 35 crowns, but he says nothing about the hammer; the party leans 1 toward chaos
choice-nameless-mines-story-behind-you-1 = Send them home: 3 soul shards; the party leans 1 toward law
choice-nameless-mines-story-behind-you-2 = Let them follow you: they go up to the king with their picks

## What is remembered

person-smith = Osric the smith
person-smith-freed = He is free, with a white ring round his ankle.
person-smith-bargained = He told what he knew, and waits in his chain for his price.
person-smith-left = He was left in the chain that he had forged himself.
memory-hands-freed =
    { $count ->
        [one] One gang under the mountain got its names back.
       *[other] { $count } gangs under the mountain got their names back.
    }
memory-hands-follow = Those who got their names back follow the party to the king.
memory-hammer = The hammer that made the crown is in the party’s hands.
outcome-quest-forge-reached = The mine is silent, and the way up to the king is open.
achievement-every-name = Every Name
achievement-every-name-help = Read the whole roll to all three gangs and reached the forge stair.
