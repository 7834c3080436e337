### Sword & Sorcery: the first quest after the prologue, Rising Water.

quest-rising-water = Rising Water
quest-rising-water-help = Raiders have opened the sluice above a village. Empty the attics, fetch the crank, jam the dam and shut the water off in the mill.

## Places

place-rising-water-hill-road = Hill road
place-rising-water-church = Church
place-rising-water-inn = Inn
place-rising-water-smithy = Smithy
place-rising-water-almshouse = Almshouse
place-rising-water-green = Village green
place-rising-water-market = Market
place-rising-water-farmhouse = Farmhouse
place-rising-water-flooded-lane = Flooded lane
place-rising-water-schoolhouse = Schoolhouse
place-rising-water-ferry-landing = Ferry landing
place-rising-water-orchard = Orchard
place-rising-water-dam = The dam
place-rising-water-causeway = Causeway
place-rising-water-wheelhouse = Wheelhouse
place-rising-water-mill = Oda’s mill

## Goals

goal-rising-water-save-one = Lead the people out of at least one attic (inn, farmhouse, almshouse, schoolhouse)
goal-rising-water-crank = Take the sluice crank from the smithy
goal-rising-water-jam = Jam the gate of the dam with the crank
goal-rising-water-lieutenant = Kill the raiders’ lieutenant in the mill
goal-rising-water-shut = Shut the sluice in the mill
goal-rising-water-last-hour = The last hour (story event II) comes and no attic is empty
goal-rising-water-water = The water stands over the roofs with the last card of the event deck
goal-rising-water-save-all = All four attics before the last hour (story event II): a treasure, not one drowned, and the road leads over the pass
goal-rising-water-oda = Free Oda in the wheelhouse: brace the wheel, then pull her out

## Story

story-rising-water-arrival = From the hill road the valley looks like a tray somebody has spilled a drink on. Church, inn, almshouse, school: everything with a second floor has people on it, and everything without one is gone. The boy on the mule has lost his voice by now and points. Up there the dam, with its gate wide open. Down there the mill, and the sluice that would take the water off if anybody shut it. “The crank is at the smith’s,” he croaks. “Old Bartle took it in to straighten it. They came before he brought it back.” A bell begins to ring in the church tower, and this one has somebody on the rope. “And Oda,” says the boy. “Oda is in the mill with them.”
story-rising-water-church-blessed = A monk with Anselm’s nose stands in the church door, up to his belt in water, handing out bread. “He was my brother,” he says when he has heard it. “By blood, too. You closed his eyes with the proper words. Sit down for as long as it takes to eat this.” Every hero heals 2 HP, and the party gains 1 soul shard.
story-rising-water-church-robbed = A monk with Anselm’s nose stands in the church door, handing out bread. He looks at your belts and knows the purse. He says nothing at all. The people behind him see his face and begin to look for stones. Whoever stands in the church loses 1 HP.
story-rising-water-church-buried = A monk with Anselm’s nose lights a candle for his brother and does not ask how it was. “He talked too much, all his life,” he says. “I am glad that somebody listened at the end.” The party gains 1 soul shard.
story-rising-water-inn = Under the roof of the inn sit nine guests, one landlord and a pig. The landlord wants to know who is going to pay for the pig’s room. Then the floor tilts, and they all come down the ladder at once, the pig first.
story-rising-water-farmhouse = A father, three children and a goat wade past you to the hill. Nobody speaks. The smallest one stops in front of you, puts his heels together under water, and salutes. The father lays a key in your hand, quietly, as if it were change. “Oda’s back door,” he says. “We have always had the spare.” It opens, and every hero heals 2 HP.
story-rising-water-almshouse = Eleven old women and one old man, and each of them tells you to take the others first. In the end you carry them two at a time. “I was born in a flood,” says the last, patting your cheek. “I would have thought it rude to die in one.” The party gains 2 soul shards.
story-rising-water-schoolhouse = The schoolmistress has tied all the children to one rope, smallest in the middle, and made them recite the kings in order to keep them from crying. They recite all the way to the hill. Somewhere around the first king of the mountain they get stuck. Nobody can remember what became of his crown.
story-rising-water-everybody-out = That was the last of the four attics. The old women have put their heads together, and one of them presses something into your hands, wrapped in oilcloth. It has lain under the church floor since her grandmother’s day, waiting for somebody who deserves it. You gain a treasure.
story-rising-water-crank = Bartle the smith lies across his anvil with the crank under him. He must have gone back for it. It is an ell of good iron, straight as a rule; he had finished the job.
story-rising-water-boat = A boat without oars turns slowly between the market stalls. The people in it have bundles on their knees that are too heavy for bundles, and they will not meet your eyes. “We paid Captain Harrow for our lives,” says a man in a good coat. “Nobody told us that the river had to be paid as well. We can pay again. Or I can show you how his lieutenant stands, and where she keeps her back. I drew the mill for them myself, God forgive me.”
story-rising-water-nightfall = The light goes, and the water goes on. Now you can only hear what is drifting past. Between the trees of the orchard lanterns come down, too many of them, and nobody there is calling for help. The gate in the orchard opens. As long as it is night, every hero has 1 movement point less.
story-rising-water-flood = The dam groans, and a brown wave comes down the lane as high as a door. It swallows the shrine on the hill road; on the church steps another one lights up. If the dam is not jammed, and if no boat people hold a line for you, hold on to something: whoever fails a save loses 1 HP and is slowed. Then enemies spawn until there are as many as heroes.
story-rising-water-drowned-help = And then the wave stops. It stands in the lane like a horse that has been spoken to, and in it, row behind row, stand those you let go under the chapel. The girl with weed in her hair has both palms against the water. “A river,” she says. “Now we are quits.” Nobody is hurt: every hero heals 1 HP, and the gate in the lane closes.
story-rising-water-last-hour = The church bell stops. It has not been stilled; there is water in the tower. Whoever still sits in an attic now will not be led out of it. If nobody at all has been, there is no village left to save. Otherwise enemies spawn until there are as many as heroes.
story-rising-water-oda = Oda the miller is caught in her own wheel by a sleeve and a broken arm, with the water at her chin and a raider’s cleaver within reach of her good hand. Two raiders have already found out about the cleaver. “Took your time,” she says. “It needs two of you, or one of you twice: somebody to brace the wheel and somebody to pull. Or take my boat there, it will fetch all your people here at once. I would not blame you.” She would, and for the rest of her life, which would not be long.
story-rising-water-oda-free = The wheel jerks, the sleeve tears, and Oda lands on top of you, swearing in a way that would make a mule blush. Then she reaches under the third stair with her good arm. “That was for my wedding,” she says. “I never found anybody who was worth it.” You gain a treasure.
story-rising-water-jammed = The crank goes between the teeth of the great gate, and the gate bites on it, and stops. Downstream the water loses its temper for a moment. You leave the smith’s hammer in the gap and draw the iron out again: it is still straight. The gate in the lane closes. Between the teeth hangs a bundle that somebody has lost upstream: you gain a treasure.
story-rising-water-lieutenant = Between the millstones sits a woman with copper hair, sorting other people’s rings by size. “I am Wilna,” she says, “and Captain Harrow has paid me for this valley up to Thursday.” She stands up and keeps on standing up; she is very tall. “You were dead, I heard. It seems nobody finishes anything properly.”
story-rising-water-guide = The man in the good coat has told you about the trapdoor behind the third millstone, and it is exactly where he said it would be. Red Wilna turns round one moment too late and loses 3 HP.
story-rising-water-lieutenant-falls = Wilna sits down among the rings again. “He is not even after the village,” she says. “They need hands under the mountain. Living or dead. It is all one to him up there; he only counts.” Then she stops counting, too.
story-rising-water-harrow = You have the crank on the shaft when somebody whistles. On the ridge above the mill stands a rider against the sky, with thirty more behind him, and he is clapping slowly. “Harrow!” he calls down. “Captain. In case they want a name for the stone. That was my best lieutenant, and my river. Have you anything to say?” The whole valley is listening. Below you, among the rings, lies whatever Wilna did not have time to pack.
story-rising-water-ending = The sluice falls shut with a sound like a full stop. For a while nothing changes. Then somebody on a roof shouts that he can see his fence, and somebody else that it was never his fence, and so you know that the village is going to live.
story-rising-water-oda-thanks = Oda has her arm in a splint and is already quarrelling with the carpenter. “A new wheel, eight days,” she tells you. “Then you will have bread from me for as long as there is any of us. I do not say such things twice.”
story-rising-water-oda-gone = Toward evening they find Oda’s cleaver, and later Oda. Nobody says anything to you. Her boat lies where you left it, and the children do not play in it.
story-rising-water-to-the-pass = There are too many mouths now for half a harvest. In the morning those you brought down the ladders pack what is dry: they will go over the pass, to the garrison. A merchant named Tobias Quill has a wagon, and a price, and as it turns out a conscience that can be haggled with. Somebody should walk in front.
story-rising-water-to-the-quarry = The hill is far too empty. While you stood in the mill, Harrow’s riders fished the rest off the roofs with hooks, as one picks apples. The tracks lead to the old quarry. On the last roof sits a shoe. You take it with you, so as to have somebody to give it back to.
story-rising-water-drowned = By midnight there is a lake in the valley, quite smooth. The stars are in it. The boy on the mule waits until morning on the hill road, in case anybody should come, and then he rides on to tell it to the next village, since somebody has to.
trigger-rising-water-mill = The heroes enter the mill
trigger-rising-water-lieutenant-dead = Harrow’s lieutenant is dead

## Actions and choices

action-rising-water-lead-out-inn = Lead the people out of the inn
action-rising-water-lead-out-farmhouse = Lead the family out of the farmhouse: every hero heals 2 HP, and the door from the orchard to the mill opens
action-rising-water-lead-out-almshouse = Carry the old people out of the almshouse: 2 soul shards
action-rising-water-lead-out-schoolhouse = Lead the children out of the schoolhouse
action-rising-water-take-crank = Take the crank
action-rising-water-jam-dam = Jam the dam: the gate in the lane closes, and you gain a treasure
action-rising-water-brace-wheel = Brace the wheel
action-rising-water-pull-out-oda = Pull Oda out: a treasure; the party leans 1 toward law
action-rising-water-shut-sluice = Shut the sluice: 7 soul shards for each living hero, the quest is won
choice-rising-water-story-boat-law-1 = Help them ashore: 2 soul shards, and in the flood nobody has to save; the party leans 1 toward law
choice-rising-water-story-boat-law-2 = Let him tell you about the mill: 1 soul shard, and the lieutenant loses 3 HP when she appears
choice-rising-water-story-boat-neutral-1 = Help them ashore: 1 soul shard, and in the flood nobody has to save; the party leans 1 toward law
choice-rising-water-story-boat-neutral-2 = Take a fare and push them off: 10 crowns, a shadow token at the ferry landing; the party leans 1 toward chaos
choice-rising-water-story-boat-neutral-3 = Let him tell you about the mill: 1 soul shard, and the lieutenant loses 3 HP when she appears
choice-rising-water-story-boat-chaos-1 = Take their bundles and push them off: 20 crowns, a shadow token at the ferry landing; the party leans 1 toward chaos
choice-rising-water-story-boat-chaos-2 = Let him tell you about the mill: 1 soul shard, and the lieutenant loses 3 HP when she appears
choice-rising-water-story-oda-1 = Promise to free her: 1 soul shard; two special actions here save her
choice-rising-water-story-oda-2 = Take her boat: all heroes are put in the wheelhouse and heal 2 HP, Oda drowns; the party leans 1 toward chaos
choice-rising-water-story-harrow-1 = Answer Captain Harrow so that the valley hears it: 3 soul shards; he will not forget it
choice-rising-water-story-harrow-2 = Stay silent and pick up the rings: 20 crowns

## What is remembered

person-miller = Oda the miller
person-miller-saved = She bakes for the whole valley, with one arm in a splint.
person-miller-drowned = She drowned at her own wheel.
memory-villagers-saved =
    { $count ->
        [one] One attic was emptied before the last hour.
       *[other] { $count } attics were emptied before the last hour.
    }
memory-harrow-insulted = Captain Harrow was insulted before the whole valley.
outcome-quest-water-shut = The sluice is shut, and the water falls.
outcome-quest-village-lost = The last hour has come, and nobody was led out of the attics.
achievement-not-one-drowned = Not One Drowned
achievement-not-one-drowned-help = Emptied all four attics before the last hour and shut the sluice.
