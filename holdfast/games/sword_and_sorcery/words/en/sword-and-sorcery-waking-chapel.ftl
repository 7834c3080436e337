### Sword & Sorcery: the prologue, The Waking Chapel.

quest-waking-chapel = The Waking Chapel
quest-waking-chapel-help = You wake dead on a chapel floor. Light the two soul lamps at its ends, kill the keeper and break the seal that holds the rest of you.

## Places

place-waking-chapel-choir = Choir
place-waking-chapel-bell-tower = Bell tower
place-waking-chapel-vestry = Vestry
place-waking-chapel-lady-chapel = Lady chapel
place-waking-chapel-cloister = Cloister
place-waking-chapel-nave = Nave
place-waking-chapel-porch = South porch
place-waking-chapel-graveyard = Graveyard
place-waking-chapel-cells = Monks’ cells
place-waking-chapel-lower-passage = Lower passage
place-waking-chapel-ossuary = Ossuary
place-waking-chapel-undercroft = Undercroft
place-waking-chapel-drowned-crypt = Drowned crypt
place-waking-chapel-hall-of-names = Hall of Names
place-waking-chapel-seal-chamber = Seal chamber
place-waking-chapel-pit = The pit

## Goals

goal-waking-chapel-light-west = Light the soul lamp in the drowned crypt
goal-waking-chapel-light-east = Light the soul lamp in the lady chapel
goal-waking-chapel-find-keeper = Enter the Hall of Names: the keeper waits there
goal-waking-chapel-slay-keeper = Kill the keeper of the seal (the red orc shaman)
goal-waking-chapel-break-seal = Break the seal in the seal chamber
goal-waking-chapel-rite = The rite is finished with the last card of the event deck
goal-waking-chapel-grave = Search the open grave in the graveyard: somebody should know your names
goal-waking-chapel-key = The red key in the cells fits the chest in the drowned crypt
goal-waking-chapel-bell = The pit is open: still the bell in the tower to close it

## Story

story-waking-chapel-awakening = Cold stone against your cheek. That is the first thing. The second is that you are not breathing, and that it does not seem to matter. You lie in the choir of a chapel without a roof, in a ring of burnt-out candles, and when you reach for your names there is nothing there but a draught. You remember a battle. You remember losing it. From the nave comes a voice, thin as paper: “You got up. Saints, you really got up. I am Anselm, brother of this house, what is left of either. Listen. They bound your souls under the floor, behind a seal, and tonight they mean to carry them under the mountain. Two lamps stand at the two ends of this house. Light them both, and the wall below will open. Kill the one who keeps it. Then break the thing. Before the rite is done, friends. After that you will lie down again.”
story-waking-chapel-anselm = Brother Anselm sits against a pillar with both hands pressed to his belly and the chapel’s purse in his lap. He has seen the wound and makes no secret of what it means. “I rang for help for three days,” he says. “You are what came.” He tries to laugh and thinks better of it. “There is silver here for the poor. There is a blessing I would like to have, if any of you still knows one. And there is a word that the keeper’s own master taught him, which I heard through a wall and was not meant to hear. I have breath for one of them.”
story-waking-chapel-bell = High above, without a hand on the rope, the cracked bell begins to toll. Dust falls. Under the far end of the house something answers, stroke for stroke, and the earth around the pit begins to slide. “That bell is hung for the dead,” somebody whispers, and you are not sure which of you it was. “It only rings when they are expected.” The rope dances within reach. Whoever holds it will have to hold on.
story-waking-chapel-nightfall = The sun goes down behind the broken windows, and the colours go out one after another: blue, then green, then the red of the martyr’s coat. In the dark your own hands are hard to see. They were hard to see before. As long as it is night, every attack of the heroes has 1 hit less.
story-waking-chapel-grave = The grave is fresh, wide and badly dug. In it lie your shields and, on a plank, your names, cut with a knife by somebody who could not spell but took trouble over every letter. You read them aloud, one by one. Each of you starts a little when the right one comes. The party gains 1 soul shard.
story-waking-chapel-tower = You catch the bell with your shoulders and your backs and hold it until it hums itself quiet. From up here you see the road, the valley, a thread of smoke. Nothing down there knows that it is the last free night. Below, the pit gives a sigh and closes like an eye.
story-waking-chapel-west-lamp = The water in the crypt is black and comes to your knees. The lamp hangs over it on a chain, no bigger than a fist, and it wants no oil. It wants to be told something true. “I was afraid,” you say, and it lights, and the water shows you a face you know.
story-waking-chapel-east-lamp = In the lady chapel somebody has turned the statue to the wall. You turn her back. The lamp at her feet has been stamped flat; you bend it straight with your fingers. “I was not finished,” you tell it, and the flame stands up as if it had only been waiting to be contradicted.
story-waking-chapel-both-lamps = Now both lamps burn, and the light of the one finds the light of the other through forty feet of stone. The bones in the ossuary turn warm. In the Hall of Names a wall that had no door remembers that it had one. The wall before the seal chamber opens, a shrine wakes in the ossuary, and every hero heals 2 HP. In a niche behind that wall lies something that was to have been buried with you: you gain a treasure.
story-waking-chapel-keeper = Every stone in this hall has a name on it, and half of them have been scratched out. The one who does the scratching stands at the end, a shaman in a red hood, with a rod that drips fire. He does not look surprised. “Sit down, dead things,” says the keeper. “Grushak has written you off. The king has counted you already. Do you know what it costs me if he counts again?”
story-waking-chapel-keepers-word = Then you say the word that Anselm gave you. It is short and ugly, and it was never meant for your mouths. Grushak folds as if he had been kicked by his own shadow, and looks up with an expression that you will treasure: he has been a servant all his life, and has just been reminded. He loses 3 HP.
story-waking-chapel-keeper-falls = Grushak falls across his own list, and the rod goes out in a puddle. “Twice,” he says to the ceiling. “He will wear it twice.” Then there is nobody left to ask who, and wear what.
story-waking-chapel-seal = The seal is a disc of iron as wide as a cartwheel, and it is warm. Under it they press against each other like fish under ice: not only your own souls but hundreds of others, soldiers, pilgrims, a whole village by the sound of it. The iron cracks at the first blow. Your own come home at once, without knocking. The rest wait. They have noticed that you are stronger than they are, and that you are thirsty.
story-waking-chapel-freed = You step aside and hold the crack open. They go up past you with a sound like a wood in the wind, through the floor, through the roof that is not there. The last one stops, a drowned girl with weed in her hair. “We owe you a river,” she says, quite seriously, and is gone.
story-waking-chapel-drunk = You drink, and it is like the first breath after a long dive. They are not even angry. That is what you remember afterwards: hundreds of them, and not one was angry; only the light in the chamber goes a shade darker with each.
story-waking-chapel-names = You have carried the plank out with you. It hangs now over the chapel door, and whoever comes by may read who you were. It turns out to matter after all.
story-waking-chapel-ending = At daybreak you bury Brother Anselm under the yew, with his face to the road. You are breathing. It takes some practice. The iron of the seal has a mark on its underside, and none of you has seen it before: a crown, and above the crown a second one.
story-waking-chapel-road-down = Toward noon the smoke in the valley is thicker, and there is something wrong with the river. It shines where there should be fields. A boy on a mule comes up the road at a gallop, sees you, and does not even ask what you are. “They have opened the sluice,” he shouts. “At Oda’s mill. Everybody is on the roofs!”
story-waking-chapel-rite-done = Below your feet somebody says the last word of a long sentence. The lamps go out. You have just time to lie down of your own accord, as tired people do, and then the draught takes your names again. Somewhere under the mountain a hammer strikes once on iron, and is content.
trigger-waking-chapel-hall = The heroes enter the Hall of Names
trigger-waking-chapel-keeper-dead = The keeper of the seal is dead

## Actions and choices

action-waking-chapel-light-west = Light the lamp in the drowned crypt
action-waking-chapel-light-east = Light the lamp in the lady chapel
action-waking-chapel-still-the-bell = Still the bell: the gate in the pit closes, all heroes heal 1 HP; if you held the rope before, 2 soul shards
action-waking-chapel-break-seal = Break the seal: decide about the souls, 4 soul shards for each living hero, the quest is won
choice-waking-chapel-story-anselm-law-1 = Bless him: 2 soul shards; the party leans 1 toward law
choice-waking-chapel-story-anselm-law-2 = Ask for the keeper’s word: 1 soul shard, and the keeper loses 3 HP when he appears
choice-waking-chapel-story-anselm-neutral-1 = Bless him as well as you can: 1 soul shard; the party leans 1 toward law
choice-waking-chapel-story-anselm-neutral-2 = Take half the purse: 10 crowns; the party leans 1 toward chaos
choice-waking-chapel-story-anselm-neutral-3 = Ask for the keeper’s word: 1 soul shard, and the keeper loses 3 HP when he appears
choice-waking-chapel-story-anselm-chaos-1 = Take the purse: 20 crowns; the party leans 1 toward chaos
choice-waking-chapel-story-anselm-chaos-2 = Ask for the keeper’s word: 1 soul shard, and the keeper loses 3 HP when he appears
choice-waking-chapel-story-bell-1 = Hold the rope: one hero of your choice loses 2 HP, the pit stays shut
choice-waking-chapel-story-bell-2 = Let it toll: 3 soul shards, the gate in the pit opens, and enemies spawn until there is one more of them than heroes
choice-waking-chapel-story-seal-1 = Release all the souls: they will remember it; the party leans 1 toward law
choice-waking-chapel-story-seal-2 = Drink the souls: 6 soul shards; the party leans 1 toward chaos

## What is remembered

person-pilgrim = Brother Anselm
person-pilgrim-blessed = He died with a blessing, in company.
person-pilgrim-robbed = He died watching you count his silver.
person-pilgrim-buried = He gave his last breath for the keeper’s word.
memory-souls-freed = The souls under the chapel were released.
outcome-quest-chapel-woken = The seal is broken, and your souls are your own again.
achievement-names-remembered = Names Remembered
achievement-names-remembered-help = Lit both lamps, searched the grave and broke the seal.
