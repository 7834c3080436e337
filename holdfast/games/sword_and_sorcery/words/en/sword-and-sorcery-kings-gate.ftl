### Sword & Sorcery: the front gate of the mountain, The King's Gate.

quest-kings-gate = The King’s Gate
quest-kings-gate-help = A host is mustering behind the front gate of the mountain. Get in by storm, by bluff or by rope, raise the portcullis, take the king’s standard from its bearer and show it at the great door.

## Places

place-kings-gate-last-milestone = Last milestone
place-kings-gate-wagon-park = Wagon park
place-kings-gate-high-road = High road
place-kings-gate-winch-loft = Winch loft
place-kings-gate-drawbridge = Drawbridge
place-kings-gate-gate-passage = Gate passage
place-kings-gate-wall-walk = Wall walk
place-kings-gate-east-drum = East drum tower
place-kings-gate-dry-moat = Dry moat
place-kings-gate-chain-road = Chain road
place-kings-gate-mustering-yard = Mustering yard
place-kings-gate-barracks = Barracks
place-kings-gate-stables = Stables
place-kings-gate-west-drum = West drum tower
place-kings-gate-standard-mound = Standard mound
place-kings-gate-great-door = Great door

## Goals

goal-kings-gate-way-in = Go to the drawbridge and find a way in
goal-kings-gate-raise = Raise the portcullis in the winch loft: the same chain lifts the bar of the great door
goal-kings-gate-bearer = Kill the standard-bearer on the standard mound
goal-kings-gate-standard = Take the standard from the mound
goal-kings-gate-show = Show the standard at the great door
goal-kings-gate-march = The host marches out with the last card of the event deck
goal-kings-gate-drums = Silence both drums, in the east and in the west tower: a treasure, and the king will not be warned
goal-kings-gate-winch = Break the winch: then nobody will ever shut this gate again
goal-kings-gate-smith = Strike off Osric’s chain on the chain road, as you promised
goal-kings-gate-harrow = Captain Harrow (the red raider) is in the mustering yard: settle accounts with him

## Story

story-kings-gate-road = The high road ends as such roads do, in front of something large. The gate stands in the flank of the mountain, as high as a church, and on either side of it a drum is beating: one asks, the other answers, all day long. Behind the wall there are feet, more and more of them, falling into step. A carter creeps out to you from under his own wagon, with straw in his beard. “Tomorrow they march,” he says. “I drive the bread. Nobody bakes so much bread for people who mean to stay at home.” He knows the gate as one knows a bad customer. One chain for the portcullis and for the bar of the great door inside; no winch, no door. And behind the great door sits a keeper who opens to one thing alone: the standard up there, with the crown and no head. “Whoever carries it may come in,” says the carter. “It has never crossed their minds that it might be somebody else.”
story-kings-gate-garrison = You have not come by yourselves. In the ditch beside the road lie forty people of the garrison, with leaves on their helmets and a ram that was somebody’s roof beam until this morning. The commander has wound her grey plaits round her head so that the helmet sits better. “We can get you to the other side of that gate,” she says. “What you do there I do not want to know before it is done.” Corporal Hedda, one eye black, one boot new, spits in her hands. She has been looking forward to this.
story-kings-gate-alone = Nobody else has come. No fire burned and no messenger rode, and so you are as many as you are. That has its good side: there is nobody to wait for. The carter has two ideas and a rope. The first idea lies in his wagon and rattles: every evening gangs in chains go in by the wicket, and nobody counts them at the gate, because they are counted below. The second idea is the rope.
story-kings-gate-cook = From behind the barrels comes a girl in an apron that was made for three of her, holding a ladle as one holds a mace. She has been ordered to cook for four thousand and to salt for none. When she has understood who you are, she lowers the ladle and unknots a corner of the apron: everything she has been slipped by orcs who thought it wise to be on good terms with the kitchen. “Burn it all down for me,” she says. “Only mind the stove. The stove cannot help it.” The party gains 1 soul shard and 10 crowns.
story-kings-gate-nightfall = They light the torches, but not where you are. The shadow of the gate lies over everything like a lid. You strike at what you take for an enemy, and half the time it is his shadow that falls down: as long as it is night, every attack of the heroes has 1 hit less.
story-kings-gate-way-in = The drawbridge is down. They are not afraid of anybody. At its far end hangs the portcullis, with bars as thick as a wrist and a wicket beside it, and behind the bars somebody yawns. A gate like this one can be broken through, or one can be led through it, or one can look for the spot where it stops being a gate: over there, where the cliff leans on the east tower, an iron ring is rusting, and nobody has thought about it since the masons went home. Whichever it is, the road behind you is no longer yours. On the chain road a shrine wakes. The gate in the moat closes; those in the stables and the barracks open.
story-kings-gate-storm = “Make way!” roars Hedda, and forty people run at a mountain with a roof beam. They do not waste it on the bars. It is the wicket that says no, and no again, and at the third blow nothing any more. Whoever was standing behind it is not standing now. The enemies in the gate passage lose 3 HP, and the way in lies open. On both sides of you the drums break off. Then they begin again, a good deal faster: enemies spawn until there are as many as heroes.
story-kings-gate-bluff = You put on the chains, which is easier than taking them off, and let your heads hang. The carter curses you across the bridge with so much love of detail that the sentry laughs till he has to hold on to the wicket. Nobody counts you. Only when all of you stand on the chain road does somebody remark that gangs do not, as a rule, wear swords under their shirts. All heroes are on the chain road, and a whistle blows: enemies spawn.
story-kings-gate-rope = The ring holds. The rope holds. About the wall opinions differ. One after another you pass the height from which one still falls softly, and then the height at which one stops thinking about it; and then you lie behind a parapet, right at the back of the great drum, so close that your teeth hum. All heroes are in the east drum tower. Whoever fails a save has left some skin on the wall and loses 3 HP.
story-kings-gate-winch = The winch is made for six orcs, or for a few people in a hurry. You put your shoulders to the bars. Link by link the chain comes up out of the dark; in the gate the portcullis lifts its teeth out of the ground; and far inside, beyond the yard, something heavy answers with a click, as when somebody swallows. The bar is off the great door.
story-kings-gate-winch-broken = Then you do what one does not do with other people’s tools. A crowbar into the ratchet, the pin knocked out, heads down: the chain races over the drum, whips once through the loft, and is gone down its shaft for ever. This gate will not be shut tonight, nor tomorrow, nor by anybody. The party gains 2 soul shards. If the garrison has come, it now shoots in from outside, in good order, by ranks: every enemy loses 1 HP.
story-kings-gate-east-drum = The drum of the east tower is as wide as a threshing floor, and you would rather not know what its skin has been. It takes your knife a long time. When the cut runs from rim to rim, the sound goes out of it like a breath that was held too long. Over in the barracks they lie down again; without the drum nobody knows whether it is time to get up. The gate in the barracks closes, and the party gains 2 soul shards.
story-kings-gate-drummer = The drummer in the west tower is a man. He wears what is left of a garrison coat, and a cloth over his eyes. “Wendel,” he says, without losing the beat. “Third company. Taken in the battle that everybody lost. They put my eyes out, so that I should not see what I was drumming for.” Boom. “One hears it, though.” Boom. “I can stop. Then somebody had better lead me down, I no longer know the stair. Or I can beat the retreat. They never learned what that sounds like. But their feet have, their feet know it from running away.” Boom. “The sticks are silver, by the way, if you are that kind of people. I would not be surprised. I have not been surprised in years.”
story-kings-gate-no-drums = Now the second drum is silent as well, and only now do you notice how long it has been beating inside your own ribs. Down in the yard a thousand left feet hang in the air and do not know when to come down. In the belly of the drum, wrapped in felt so that it should not rattle, lies what some drummer before Wendel wanted to keep for himself. You gain a treasure. In the hall nobody will have heard you coming.
story-kings-gate-smith = Along the chain road they are leading a small grey man with enormous forearms, two orcs in front, two behind, and it is plain that they are more afraid of him than he is of them. Then they see you, and then he is alone. His chain hangs in a ring in the wall. “Osric,” he says. “I made the crown. It is not for wearing, it is for filling: with people. When it is full, he cannot die any more. That is why they move me every night, so that nobody shall ask me anything.” He lifts his foot. There is no lock on the fetter. “My own work. They were watching, so I did it well. It wants a big hammer, a steady hand and a minute. In that bag is my wage; you would not believe what one earns by such a thing. And the one on the mound, who holds their rag for them: his armour is mine, too. I know at which rivet I was tired. So, what am I worth to you?”
story-kings-gate-smith-freed = You lay the fetter on the kerb of the chain road and strike. Osric does not blink. At the third blow his best work gives way, and he looks hurt, just for a moment, as a craftsman. Then he goes from one of you to the next, tightens a strap here, bends a plate straight there, with his bare fingers, and asks nothing for it. Every hero heals 2 HP.
story-kings-gate-muster = In the yard they are calling the companies. Each answers with one word, and the word is a number. Last come the riders, and everybody turns his head to see who is going to lead them. Then enemies spawn until there is one more of them than heroes; as many as heroes, if Captain Harrow leads.
story-kings-gate-harrow-rides = It is Harrow. He has a new hat, a new horse and the old smile. “I am paid by the head,” he calls across the yard, “and look, there are yours again! I was beginning to think that you did not like me.” He draws, and it makes no sound. Captain Harrow appears in the mustering yard.
story-kings-gate-harrow-talked = Nobody does. Captain Harrow sits in irons a long way from here and tells everything he knows, and one of the things he knew is drawn on a sheet of paper in your saddlebag, with measurements: the little door behind the stables through which his people always came and went. Somebody has been there in the night with a cartload of stones. The gate in the stables closes.
story-kings-gate-no-captain = Nobody does. A horse is led past with an empty saddle and a hat on the pommel, and for a moment it is so quiet that one hears the hat creak. Then a sergeant puts it on. It is too large for him, and somebody will have to pay for that: a rider who means it appears in the mustering yard.
story-kings-gate-harrow-falls = Harrow lies on his back in the yard and looks at the sky as if somebody were asking too much for it. “Who is going to count me?” he wants to know. Nobody here can write. He laughs, and that was all. In his purse there is not one coin, only rings, sorted by size. The party gains 3 soul shards.
story-kings-gate-torches = The host stands. A torch is carried along the front, and where it passes the spears come up. Now it only needs the beat of the drums, left, left, left. If it comes as it should, enemies spawn until there is one more of them than heroes.
story-kings-gate-wrong-way = But it does not come, or it comes wrong. The first company turns left and the second turns right, and they meet in the middle, with torches. For a while nobody in the yard has any time for you. Every enemy loses 1 HP.
story-kings-gate-bearer = On the mound stands the standard, and under it one who was chosen because he can stand still. A shaman fans him. “Urgash,” he says, without moving his head. “Eleven years I have been holding this. It has never touched the ground. Not in rain, not in snow, not when my mother died. Do you know how that arm hurts?” With great care he plants the pole in the earth. Then he takes up his axes and rolls his shoulders until they crack. “You cannot imagine,” says Urgash, “how I have been looking forward to somebody like you.”
story-kings-gate-rivet = Third from the top, on the left, where Osric was tired. It looks like all the others. You strike it in passing, with the flat, as one knocks at a door, and the whole shoulder-piece comes down and takes the shaman’s foot with it. The standard-bearer and whoever stands with him lose 3 HP.
story-kings-gate-bearer-falls = Urgash falls as he has stood, all of a piece. “Not on the ground,” he says; he does not mean himself. His arm stays stretched upward for quite a while. Beside him the standard leans against the night, and nobody in the whole yard dares to come and get it.
story-kings-gate-standard = You pull the pole out of the earth. It is lighter than it looks; there is, after all, nobody on it. Down in the yard they see it move, and they present arms, all of them, from habit. Then they see who is carrying it. Enemies spawn until there is one more of them than heroes.
story-kings-gate-door = The great door has no handle and no keyhole, only a slit, at the height at which kings have their eyes. You knock with the pole, three times. An eye appears. It is very old, and it looks at the standard and at nothing else. “Pass,” says a voice that nobody has answered for a hundred years, and one by one the bolts go back. Behind you the whole yard stands and stares at the cloth in your hands, the crown on it, and the empty place below. You could carry it in with you. Or you could find out how well it burns.
story-kings-gate-burnt = It burns very well. The crown goes first. Nobody shouts. One after another they look at what they are holding, spears, torches, other people’s boots, and some of them put it down. It is remarkably hard to march behind a stick.
story-kings-gate-carried = You carry it in, upright, as is proper, and the old eye salutes. Where Urgash had his hand for eleven years the wood is worn hollow, and the hollow has a lid. He never knew. You gain a treasure.
story-kings-gate-garrison-counted = Of the forty who ran with the beam thirty-six are on their feet. Hedda goes from one to the next, pointing, and counts aloud, and then says four names that nobody answers to. Then she spits in her hands again.
story-kings-gate-chains-left = On the chain road lie your chains, where you let them fall. A boy stands over them who was driven in behind you. He looks at yours, and at his own, and at the place where the lock is; and then, very slowly, he begins to smile.
story-kings-gate-rope-left = Your rope still hangs from the iron ring, down into the world. In the grey light two are letting themselves down it who this morning still carried spears. They do it badly, and they do not stop.
story-kings-gate-gate-open = Behind you the gate hangs open like the mouth of somebody who has forgotten what he was going to say. Wind from the valley blows through it, with a smell of hay. Whoever wants to may come in now. And whoever wants to may leave: in the grey light one can see the first of them doing it, in twos and threes, carefully not running.
story-kings-gate-gate-shut = Far behind you there is a rattle and a crash: somebody has found the winch, and the portcullis is down again. So that is settled. The way out leads through the king.
story-kings-gate-smith-comes = Osric comes with you as far as the threshold and no further. “I cannot fight,” he says, “and I will not watch. But I know a forge in the village down there that has stood cold since the flood, and a smith’s anvil that wants a smith. If it should come to pieces, bring me the pieces.” His ankle is quite white where the fetter was.
story-kings-gate-smith-swears = “When it is broken,” Osric calls after you, not loudly, “you come back this way and open this. That is the bargain. I have never failed a customer.” He thinks. “Whether one of them ever failed me, I could not say. It would be the first time that I noticed.”
story-kings-gate-smith-stays = Along the chain road a chain is clinking, at long intervals, as when somebody shifts from one foot to the other. He does not call after you. You would have preferred it if he had.
story-kings-gate-great-hall = Then the great door falls to, softly, like a book. Before you lies the hall. It is laid for a coronation: four hundred plates, four hundred cups, and at each place a little card with a name, and nobody sits there. A long way off, at the upper end, a hand has been beating time on the arm of a chair. It stops.
story-kings-gate-host-marches = At first light the gate opens, properly this time, with music. They march past for an hour. You see it all very well. You are in the fourth rank, on the left, with something heavy on your shoulder, and your feet know the step. The villages are still asleep down there. The drums will see to that.
trigger-kings-gate-mound = The heroes climb the standard mound
trigger-kings-gate-bearer-dead = The standard-bearer is dead
trigger-kings-gate-harrow-dead = Captain Harrow has fallen

## Actions and choices

action-kings-gate-raise-portcullis = Raise the portcullis: the gate is open, and the bar is off the great door
action-kings-gate-break-winch = Break the winch: 2 soul shards, the gate can never be shut again; if the garrison has come, every enemy loses 1 HP
action-kings-gate-slash-drum = Slash the east drum: 2 soul shards, the gate in the barracks closes; with both drums silent, a treasure
action-kings-gate-strike-chain = Strike off Osric’s chain: every hero heals 2 HP; the party leans 1 toward law
action-kings-gate-take-standard = Take the standard: then enemies spawn until there is one more of them than heroes
action-kings-gate-show-standard = Show the standard at the great door: decide what becomes of it, 10 soul shards for each living hero, the quest is won
choice-kings-gate-story-way-in-called-1 = Storm it with the garrison: the way into the gate passage is open, the enemies there lose 3 HP; then enemies spawn until there are as many as heroes
choice-kings-gate-story-way-in-called-2 = Be led in as a chain gang: all heroes are put on the chain road; then enemies spawn until there are as many as heroes
choice-kings-gate-story-way-in-called-3 = Climb the rope: all heroes are put in the east drum tower; whoever fails a save loses 3 HP
choice-kings-gate-story-way-in-alone-1 = Be led in as a chain gang: all heroes are put on the chain road; then enemies spawn until there is one more of them than heroes
choice-kings-gate-story-way-in-alone-2 = Climb the rope: all heroes are put in the east drum tower; whoever fails a save loses 3 HP
choice-kings-gate-story-drummer-1 = Lead Wendel down: 2 soul shards, the west drum is silent, the gate in the stables closes; with both drums silent, a treasure; the party leans 1 toward law
choice-kings-gate-story-drummer-2 = Let him beat the retreat: every enemy loses 2 HP now, and 1 HP when the torches come (story event II); the drum beats on
choice-kings-gate-story-drummer-3 = Push him off his stool and take the silver: 20 crowns, the west drum is silent, the gate in the stables closes; with both drums silent, a treasure; the party leans 1 toward chaos
choice-kings-gate-story-smith-law-1 = Promise to free him: 2 soul shards, and the standard-bearer and whoever is with him lose 3 HP when he appears; one special action here strikes off the chain
choice-kings-gate-story-smith-law-2 = Strike a bargain: a treasure, and the standard-bearer and whoever is with him lose 3 HP when he appears; his freedom once the crown is broken
choice-kings-gate-story-smith-neutral-1 = Promise to free him: 1 soul shard, and the standard-bearer and whoever is with him lose 3 HP when he appears; one special action here strikes off the chain
choice-kings-gate-story-smith-neutral-2 = Strike a bargain: a treasure, and the standard-bearer and whoever is with him lose 3 HP when he appears; his freedom once the crown is broken
choice-kings-gate-story-smith-neutral-3 = Take his wage and leave him: 20 crowns, but about the rivet he says nothing
choice-kings-gate-story-smith-chaos-1 = Strike a bargain: a treasure, and the standard-bearer and whoever is with him lose 3 HP when he appears; his freedom once the crown is broken
choice-kings-gate-story-smith-chaos-2 = Take his wage and everything else he has, and leave him: 35 crowns, but about the rivet he says nothing; the party leans 1 toward chaos
choice-kings-gate-story-door-1 = Burn it before the eyes of the host: 3 soul shards; they will remember it; the party leans 1 toward law
choice-kings-gate-story-door-2 = Carry it in: a treasure

## What is remembered

person-harrow-fallen = He fell in the mustering yard, sword in hand.
memory-gate-broken = The king’s gate cannot be shut any more.
memory-drums-silenced = The drums of the gate are silent.
memory-standard-burnt = The king’s standard was burnt before his host.
outcome-quest-gate-passed = The great door has opened to its own standard.
achievement-gatecrashers = Gatecrashers
achievement-gatecrashers-help = Broke the winch, silenced both drums and knocked at the great door with the king’s own standard.
