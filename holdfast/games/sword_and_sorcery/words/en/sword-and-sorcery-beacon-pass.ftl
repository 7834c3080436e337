### Sword & Sorcery: the first fork, Beacon over the Pass.

quest-beacon-pass = Beacon over the Pass
quest-beacon-pass-help = The villagers go over the pass, and you walk in front. Raise the toll bar, mend the merchant’s wagon, kill the rider who burns caravans, climb to the beacon and lead everybody over the crest.

## Places

place-beacon-pass-foot = Foot of the pass
place-beacon-pass-toll-bar = Toll bar
place-beacon-pass-tollhouse = Tollhouse
place-beacon-pass-wayside-chapel = Wayside chapel
place-beacon-pass-birch-wood = Birch wood
place-beacon-pass-ravine = Ravine
place-beacon-pass-wagon-bend = Wagon bend
place-beacon-pass-shepherds-hut = Shepherd’s hut
place-beacon-pass-scree = Scree slope
place-beacon-pass-rope-bridge = Rope bridge
place-beacon-pass-camp = Raiders’ camp
place-beacon-pass-riders-tent = Rider’s tent
place-beacon-pass-snowfield = Snowfield
place-beacon-pass-crest = The crest
place-beacon-pass-beacon-stair = Beacon stair
place-beacon-pass-beacon = Beacon tower
place-beacon-pass-burnt-caravan = Burnt caravan

## Goals

goal-beacon-pass-bar = Raise the toll bar: the windlass is in the tollhouse
goal-beacon-pass-axle = Fetch an axle from the burnt caravan
goal-beacon-pass-wagon = Mend Quill’s wagon at the bend
goal-beacon-pass-rider = Kill Harrow’s rider (the red orc warrior) in his tent
goal-beacon-pass-beacon = Climb to the beacon and decide whether it burns
goal-beacon-pass-lead-over = Lead the column over the crest
goal-beacon-pass-harrow = Beat Captain Harrow (the red raider)
goal-beacon-pass-slide = The slide (story event II) comes and the toll bar is still down
goal-beacon-pass-riders = Harrow’s riders catch the column with the last card of the event deck
goal-beacon-pass-key = The blue key in the rider’s tent opens the beacon tower
goal-beacon-pass-scout = Free the prisoner in the camp before you enter the tent: the rider will lose 4 HP
goal-beacon-pass-ravine = Block the goat path in the ravine: from nightfall on enemies come up it
goal-beacon-pass-trade = Tobias Quill trades at the bend: once, as a free action

## Story

story-beacon-pass-column = They set out before light, those you brought down the ladders, with everything that has dried: a feather bed, a clock, a goat nobody admits to owning. The boy on the mule rides up and down beside them and counts, because somebody has to, and he has found out that he is good at it. Last walks Brother Lambert, the monk with Anselm’s nose. First rolls the wagon of Tobias Quill, who takes half price for children and charges nothing for advice. “It is a good road,” says Quill. “I have been robbed on it four times, and always politely.” Toward noon he drives ahead to have a word about the toll. When you come round the last bend the bar is down, the tollhouse is quiet, and from above come three sounds, one after another: a crack, a great deal of swearing, and arrows. High over everything, on its rock, stands the beacon that calls the garrison. It has not burnt for a month. “There is a camp up there,” says the boy. “The one who leads it rides for Harrow.”
story-beacon-pass-odas-bread = Oda has sent a sack after you: eleven loaves, still warm, and a twelfth with a file baked into it. “In case,” says the slip of paper. There is no more on it than that. The party gains 2 soul shards.
story-beacon-pass-bar = In the tollhouse two cups stand on the table, and one of them is still steaming. The windlass is stiff, the chain is new. Link by link the bar goes up, and behind it, with bundles and the clock and the goat, everybody begins to walk. The boy on the mule starts again from one. “I will tell you if it changes,” he says as he rides by.
story-beacon-pass-stragglers = Behind a rock sit people who belong to the column and did not want to be a burden to it. You send them down to the road. They press on you what they have. By the weight of it they have been saving for a long time: the party gains 1 soul shard and 5 crowns.
story-beacon-pass-quill = The wagon lies across the bend with its front axle in two pieces and more arrows in the tilt than a hedgehog would need. Under it, on a folded rug, lies Tobias Quill. “Heroes,” he says. “At last. Customers.” And he unrolls a cloth with his wares as if the arrows were rain. “You will ask what the matter is. The axle is the matter. Past the chapel lies a caravan that somebody has burnt; under the third wagon there is a sound one. I sold it to them myself and have yet to see the money. Fetch it, and I will carry your children over this mountain. Meanwhile, may I show you something in steel?”
story-beacon-pass-trade = “Mind the arrow,” says Quill, pulls it out of a bale, looks along it and lays it with the other goods. “Two crowns. No? Then take it as part of the atmosphere.” All living heroes visit the Emporium.
story-beacon-pass-caravan = Seven wagons, burnt down to the iron. The dead still hold the reins; they drove on until there was nothing left to drive. It happened a month ago, and nobody has come to bury them, since everybody who would have come is here. Under the third wagon the axle is sound, just as Quill said. On the fifth stands a strongbox, its lock melted shut and its hinges not. And beside the road somebody had begun to dig, with the spoke of a wheel, and got as far as one.
story-beacon-pass-axle = You lift the axle out with your shoulders and a word of apology to the man on the box. He nods. It is only the wind in the reins, but he nods.
story-beacon-pass-mended = Quill has the nails between his teeth and for once says nothing. The wheel turns, the tilt shakes off its arrows, and the smallest children are lifted in among the bales. “Mind the blue silk,” says Quill. And then, more quietly: “Oh, sit on the blue silk. It is softer.” The party gains 1 soul shard.
story-beacon-pass-many-hands = Then they stand round the wagon, all the people from the attics, twice as many as there is room for, and put their shoulders to it. It does not roll round the bend, it is carried. Somebody strikes up the song with the third verse that is not for children, and the children know it best. Every hero heals 2 HP.
story-beacon-pass-chapel = Brother Lambert has swept the snow out of the wayside chapel and found a candle end. “Anselm always meant to walk over this pass,” he says. “He talked of it all his life. So I do the walking. And now hold still and let me bless you, because he would have.” The shrine in the chapel wakes, and every hero heals 1 HP.
story-beacon-pass-chapel-shut = The door of the chapel is shut, and behind it Brother Lambert prays, loudly, for a long list of people. You wait until he is through. You are not on it. The shrine stays silent.
story-beacon-pass-nightfall = Night comes up the pass faster than you do. Behind you they light the lanterns, one for every family. From below it must look like a string of stars that somebody is drawing up the mountain. It looks the same from the ravine, and there the horns begin: they have found the old goat path. If it is not blocked, the gate in the ravine opens. As long as it is night, each power symbol in an enemy’s attack pays for a hit more; by day it is so for yours.
story-beacon-pass-blocked = It takes one beam, all your shoulders, and a boulder that has been waiting for this for a thousand years. When the dust has settled there is no goat path. On the far side somebody blows his horn, and after a while somebody else tells him to stop. The gate in the ravine will not open any more, and the party gains 1 soul shard.
story-beacon-pass-wolves = A month of smoke in the forest has driven them mad. They come without a howl, thirty or forty of them, straight for the lanterns. If nobody steps in their way whom even wolves respect, you will have to: whoever fails a save loses 2 HP. Then enemies spawn until there are as many as heroes.
story-beacon-pass-the-dead-walk = All at once they stop, with their ears laid back. Before the lanterns, on the road, stand the drivers of the caravan, a little transparent, the reins in their hands. One of them clicks his tongue, as one does at a dog that ought to know better. When the last wolf has gone he touches his hat to you: for the grave, and for its being deep enough. Nobody is hurt. Every hero heals 1 HP, and the gate in the birch wood closes.
story-beacon-pass-slide = The mountain clears its throat, and half the slope comes down. Whoever still waits below a lowered bar lies under it. If nobody does, enemies spawn out of the snow dust until there are as many as heroes. On the bend the wagon hangs with its hind wheels over the ravine. The children are out of it; that took one breath. The next breath belongs to Tobias Quill, who clings to the shaft, and to eleven years of savings in bales. “Cut it loose!” he screams, and “Don’t you dare!”, and means both.
story-beacon-pass-hedda = Among the horses, tied like one, sits a corporal of the garrison with a black eye and one boot. “Hedda,” she says. “Beacon watch. There were four of us and one door, and the door held.” She rubs her wrists. “He keeps the key in the tent. Big orc, rides like a sack. Come at him from the left: I put a bolt into that shoulder.” The party gains 1 soul shard. If the rider is not in play yet, he loses 4 HP when he appears.
story-beacon-pass-rider = It is a tent for six, and one orc fills it. Seven bridles hang on the pole beside him, cleaned and oiled; under his saddle gleams something blue. “Brogg,” he says, and stands up, and takes the tent along. “I ride for Harrow. That is, I ride things down for Harrow. It is not a bad trade. Nobody haggles.”
story-beacon-pass-riders-left = You come from the left, as Hedda told you. He remembers the shoulder one moment after you do. Brogg loses 4 HP.
story-beacon-pass-rider-falls = Brogg sits down against the pole. “The captain takes money,” he says. “I only ever took orders. I used to think that was better.” He draws a letter from his sleeve, like somebody who has been meaning to post it for days, and finds nobody to give it to but you.
story-beacon-pass-letter = The seal is a crown without a head, and the paper is so cold that it sticks to your fingers. Through the fold you can read a single line, in the hand of somebody who has learnt his letters from gravestones: “Hold the pass until I am crowned twice.” Whoever breaks the seal will learn the signs by which the king’s watchers know each other. Whoever leaves it whole has something in his pocket that no orc likes to touch.
story-beacon-pass-beacon = Behind the blue lock it is as tidy as a kitchen. Four beds, made; four cups; oil and tinder; on the wall the list of watches, kept up to the last day. Outside lies the whole world, and in it, no bigger than a hand, the garrison. If this fire burns, they will march. And everybody else will see it too: the fires in the wood, the camp, and below them, on the road, drawn out like a thread, your people. If it stays dark, they can be over the crest before anybody misses them.
story-beacon-pass-fire = The fire leaps up, and it is noon on the mountain. For three breaths nothing answers. Then, far below, a trumpet, thin as a needle; then five. Somebody down there has been sleeping beside his boots for a month. If you have read the letter, you swing the shutter twice long and once short, and the fires in the wood stay where they are: Brogg is making his report.
story-beacon-pass-dark = You hang your cloaks before the window. Below, the thread draws itself up the mountain with its lanterns out, everybody with a hand on the shoulder of the one in front. Nobody falls. Nobody coughs. The boy on the mule counts on his fingers. Every hero heals 2 HP.
story-beacon-pass-parley = On the crest, between the two stones where the other side begins, a rider waits, all alone, with his hat on the pommel. “Harrow,” he says. “Captain. At the mill you held your tongues; I noticed that. I like people one can talk to.” Behind you the first of the column come up and stop. “Brogg is no loss. But I am paid by the head, and there goes my month. So: thirty crowns. You have not seen me, and I could not count in this light. Or else.” He puts the hat on.
story-beacon-pass-harrow-waits = On the crest, between the two stones where the other side begins, a rider waits, all alone. He has a sheet of paper in his hand. “I had it written down,” says Captain Harrow, “what you called after me across that valley. My men can sing it by now. I have not come for the money this time. I have come with an answer.”
story-beacon-pass-harrow-draws = Harrow’s sword makes no sound when he draws it. He fights as he talks: pleasantly, and always from the side on which you are not listening. Captain Harrow appears on the crest.
story-beacon-pass-trumpets = Then the trumpets again, this side of the tree line. Harrow hears them too. It is the first time that he has ever looked over his shoulder, and all enemies on the crest lose 4 HP.
story-beacon-pass-harrow-rides = He counts the money into your hand coin by coin, as if it were you who had sold something. Then he lifts his hat to the children and rides down past the column at a walk, and nobody spits. You would have liked it better if somebody had.
story-beacon-pass-harrow-beaten = Harrow sits in the snow and looks round for his hat. “Well,” he says. “There are three ways for this to go on, and I have stood on the other side of all of them.” He holds out his hands, wrists together. “The rope: then I talk, and the garrison writes for a week. My saddlebag, and you look the other way: there is something in it that you will like. Or the short one. But quickly, please. The children are watching.”
story-beacon-pass-ending = On the other side there is wind and nothing in it. The road goes down in nine bends to a green valley where nobody has heard of you. They walk past, one after another, and each of them touches the stone on the crest, because everybody always has. The boy on the mule comes last. “It has not changed,” he says. He means the number.
story-beacon-pass-garrison-comes = By evening tents stand in the pass, in straight rows. The commander, a woman with grey plaits, has the list of the beacon watch read to her, all four names, standing. “You will want somebody to march beside you,” she says. “To the king’s gate, if need be. We have slept long enough.”
story-beacon-pass-nobody-comes = The beacon stays dark. Down in the garrison they sit at supper, and nobody has any reason to look up. It was right for tonight. Of the other nights you do not speak.
story-beacon-pass-quill-ruined = Tobias Quill walks down the mountain with a child on each arm and nothing else. “Eleven years of savings,” he says. “And do you know what is silly? This weighs more.” By the second bend he has sold somebody his hat.
story-beacon-pass-quill-partner = Tobias Quill has the bales counted, and then the children as well. “Complete delivery,” he says. “That has never happened to me before.” With a piece of chalk he writes your names on the inside of the tilt, under “Partners”. Until today there was only one name there, and it was the horse’s.
story-beacon-pass-quill-dead = The boy drives what is left of the load down into the valley. In the box under the seat he finds a ledger in which you all stand as debtors, with sums, in a very small hand. Beside them, just as small: “Let them off, if we get there.”
story-beacon-pass-to-the-bridge = On the crest you turn round. The mountain is on the other side, and under it sits the one who counts. The old road to him runs through a gorge, and there is one bridge. On the milestone somebody has scratched out the distance and put a price. “They have been paying there for three hundred years,” says Brother Lambert. “Whom, nobody likes to say.”
story-beacon-pass-lost = Toward morning the riders come up the road, thirty of them, at a walk. Nobody needs to hurry who hunts people with only one way to go. The lanterns go out, from the last to the first. High over everything, on its rock, stands the beacon, and there is nobody in it.
trigger-beacon-pass-tent = The heroes enter the rider’s tent
trigger-beacon-pass-rider-dead = Harrow’s rider is dead
trigger-beacon-pass-harrow-dead = Captain Harrow is beaten

## Actions and choices

action-beacon-pass-raise-bar = Raise the toll bar: the way to the wagon bend opens
action-beacon-pass-trade = Trade with Tobias Quill: all heroes visit the Emporium
action-beacon-pass-take-axle = Take the axle
action-beacon-pass-mend-wagon = Mend the wagon: 1 soul shard; with all four attics emptied every hero heals 2 HP
action-beacon-pass-block-ravine = Block the goat path: 1 soul shard, the gate in the ravine closes for good
action-beacon-pass-cut-loose = Cut the prisoner loose: 1 soul shard; if the rider is not in play yet, he will lose 4 HP
action-beacon-pass-climb-beacon = Decide about the beacon: light it or leave it dark
action-beacon-pass-lead-over = Lead the column over the crest: Captain Harrow waits there
choice-beacon-pass-story-caravan-law-1 = Bury the dead: 3 soul shards, and the wolves will spare you; the party leans 1 toward law
choice-beacon-pass-story-caravan-law-2 = Leave the dead as they sit and take the axle at once: no special action needed for it
choice-beacon-pass-story-caravan-neutral-1 = Bury the dead: 2 soul shards, and the wolves will spare you; the party leans 1 toward law
choice-beacon-pass-story-caravan-neutral-2 = Break open the strongbox: 15 crowns, a shadow token in the wayside chapel; the party leans 1 toward chaos
choice-beacon-pass-story-caravan-neutral-3 = Take the axle at once: no special action needed for it
choice-beacon-pass-story-caravan-chaos-1 = Empty the strongbox and the pockets: 25 crowns, a shadow token in the wayside chapel; the party leans 1 toward chaos
choice-beacon-pass-story-caravan-chaos-2 = Take the axle at once: no special action needed for it
choice-beacon-pass-story-slide-1 = Cut the bales loose and pull Quill up: 3 soul shards, he loses all he has; the party leans 1 toward law
choice-beacon-pass-story-slide-2 = Hold the wagon, bales and all: whoever fails a save loses 2 HP and is slowed; a treasure
choice-beacon-pass-story-slide-3 = Reach for the cash box and not for Quill: 30 crowns, he falls to his death; the party leans 1 toward chaos
choice-beacon-pass-story-letter-1 = Break the seal: 2 soul shards, and no enemies will come if you light the beacon
choice-beacon-pass-story-letter-2 = Leave the seal whole: you gain the Sealed letter
choice-beacon-pass-story-beacon-1 = Light it: day breaks, the garrison is called, and if Harrow fights, he loses 4 HP; unless you know the signs, a blue orc shaman comes to the crest and a blue raider to the beacon stair; the party leans 1 toward law
choice-beacon-pass-story-beacon-2 = Leave it dark: 3 soul shards, every hero heals 2 HP, the gates in the birch wood and the ravine close; the garrison is not called
choice-beacon-pass-story-parley-1 = Refuse: 2 soul shards, and Captain Harrow (the red raider) fights you here
choice-beacon-pass-story-parley-2 = Take his money: 30 crowns, Harrow rides away, and the quest is won with 12 soul shards for each living hero; the party leans 1 toward chaos
choice-beacon-pass-story-harrow-beaten-1 = Bind him for the garrison: 4 soul shards, and the quest is won with 12 more for each living hero; the party leans 1 toward law
choice-beacon-pass-story-harrow-beaten-2 = Take his saddlebag and look the other way: a treasure, he rides away, and the quest is won with 12 soul shards for each living hero
choice-beacon-pass-story-harrow-beaten-3 = Kill him: 30 crowns, and the quest is won with 12 soul shards for each living hero; the party leans 1 toward chaos

## What is remembered

person-quill = Tobias Quill the merchant
person-quill-ruined = He lost all his goods on the pass and carried two children over it.
person-quill-partner = He trades beyond the pass, with your names chalked inside his wagon.
person-quill-dead = He fell into the ravine while you held his cash box.
person-harrow = Captain Harrow
person-harrow-spared = He lies in irons and is telling everything.
person-harrow-fled = He rode away, and he is still paid by the head.
person-harrow-dead = He was killed after he had laid down his sword.
memory-garrison-called = The garrison has been called.
outcome-quest-over-the-pass = The column is over the pass.
outcome-quest-column-buried = The slide has buried the column below the toll bar.
achievement-fires-and-graves = Fires and Graves
achievement-fires-and-graves-help = Buried the dead of the caravan, lit the beacon and led the column over the pass.
