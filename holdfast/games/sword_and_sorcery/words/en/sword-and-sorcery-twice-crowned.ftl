### Sword & Sorcery: the last quest of the campaign, Twice Crowned.

quest-twice-crowned = Twice Crowned
quest-twice-crowned-help = Under the mountain a dead king is to be crowned again. Burn his two books, kill the shaman in the ritual hall, and stand before the throne. What was forged can be broken; what is not broken gets up again.

## Places

place-twice-crowned-great-hall = Great hall
place-twice-crowned-gallery = Gallery of ancestors
place-twice-crowned-armory = Armory
place-twice-crowned-counting-house = Counting house
place-twice-crowned-long-stair = Long stair
place-twice-crowned-guardroom = Guardroom
place-twice-crowned-hall-of-columns = Hall of columns
place-twice-crowned-chasm = The chasm
place-twice-crowned-crypt-of-kings = Crypt of kings
place-twice-crowned-cistern = Cistern
place-twice-crowned-cells = Cells
place-twice-crowned-kitchens = Kitchens
place-twice-crowned-forge-cellars = Forge cellars
place-twice-crowned-cold-forge = Cold forge
place-twice-crowned-antechamber = Antechamber
place-twice-crowned-ritual-hall = Ritual hall
place-twice-crowned-throne-steps = Steps of the throne
place-twice-crowned-throne = The throne
place-twice-crowned-hearth = King’s hearth

## Goals

goal-twice-crowned-burn-living = Burn the Book of the Living in the counting house
goal-twice-crowned-burn-dead = Burn the Book of the Dead in the crypt of kings
goal-twice-crowned-knock = Knock at the wall of the antechamber: with both books burnt it is a door
goal-twice-crowned-shaman = Kill the red shaman in the ritual hall: his death leads before the throne
goal-twice-crowned-king = Kill the Orc King
goal-twice-crowned-crownless = Kill the king without his crown
goal-twice-crowned-before-crowning = The second crowning (story event III) comes and nobody stands before the throne
goal-twice-crowned-host = With the last card of the event deck the host marches
goal-twice-crowned-hammer = Take a smith’s hammer from the armory: it can break the crown
goal-twice-crowned-break = Break the crown at the throne with the hammer (a combat action): then the king has only one life left
goal-twice-crowned-prisoners = Free the prisoners in the cells: they will help you before the throne

## Story

story-twice-crowned-by-the-mines = The miners’ way ends at a grating, and the grating is warm. Behind it lie the forge cellars, where the mountain keeps its coal, and everything you have come through is now above you and below you and on all sides: it is like standing in the throat of something that has not yet decided to swallow. You push the grating out. It falls on a heap of slag, and nobody comes to see why. They are all upstairs. They are rehearsing.
story-twice-crowned-by-the-gate = Behind you the King’s Gate hangs in its hinges, and before you lies the great hall, as long as a village street. Two hundred banners, four hundred places at table, and nobody sits at them. The plates have been laid for a feast all the same, and on each of them, on top of the name card, lies a small iron crown. “There are more places than chairs,” somebody says. It takes you a moment to understand: the others are not expected to sit.
story-twice-crowned-task = You know by now what this is about. Urgol, first king of the mountain, has worn the crown once and died in it. If it is set on his head a second time, he will not be able to die any more, and whoever stands in his two books will have to follow him: the living in the one, the dead in the other. Your own names are in both. As long as the books exist, there is no door to the ritual hall, only wall. Burn them. Kill Skarn, the shaman, who is to hold the crown; his way to the throne is the only one there is. Then see to it that a king stays dead. And before the second crowning: after that it is the song that will be sung about you that has to hurry.
story-twice-crowned-smith-freed = The smith has come with you as far as the last lamp. He is not a man for speeches. He has sat up all night over a single breastplate, with cold iron and his bare hands, and now he hangs it on one of you and pulls the straps tight. “I made that crown,” he says. “This is the first thing since that I am not ashamed of.” One hero of your choice gets +1 armor until the end of the quest.
story-twice-crowned-smith-bargained = The smith has kept his word to the letter, as people do with whom one has bargained. In the place he described, wrapped in a leather apron, lies what he owed you, and not a nail more. You gain a treasure.
story-twice-crowned-smith-left = From the cold forge comes the sound of a hammer, slow, and quite regular. You know who is made to swing it. He must have heard you, since for one stroke he stops; then somebody there says something, and he goes on. A shadow token is placed in the cold forge.
story-twice-crowned-drums-silent = It is strange not to hear the drums. You only notice now how much of the fear was in them. Somewhere above you an officer shouts an order, waits for the beat to carry it on, and waits in vain.
story-twice-crowned-gate-broken = Through the broken gate comes wind, the first in three hundred years, and it smells of hay. You had not known how much you missed it. Every hero has 2 HP more until the end of the quest.
story-twice-crowned-counter = An orc no bigger than a child sits at a desk as high as a pulpit, chained to it by the ankle, and writes without stopping: the left hand in the one column, the right in the other. Behind him, on a lectern, lies the Book of the Living. “Nib,” he says. “Counter. Four hundred and eleven thousand, and you have made me lose my place. Do you know how they pay me? They do not count me.” He looks at the chain and then at you. “I can add wrong. Just once, in the right place; he goes by my figures when he strikes. Or you might take this thing off my leg. Or there is the petty cash.”
story-twice-crowned-book-living = It burns badly at first; living names do not like fire. Then a page catches, and another, and with every one of them, somewhere far away, somebody sits up in bed and cannot say what has become so light. You find your own and hold them into the flame with your fingers. Every hero heals 2 HP.
story-twice-crowned-book-dead = The Book of the Dead lies on the breast of a stone king, and it is so cold that the torch bends away from it. You read a few lines. There is the whole chapel in it, and the whole valley. It goes up all at once, like dry leaves, and hundreds breathe out. The party gains 2 soul shards. Under it lies what the stone king was buried with: you gain a treasure.
story-twice-crowned-hall-opens = Both books are ash, and you knock, politely, as one knocks at a house where one is expected. The wall clears its throat, crumbles, and turns out to have been a door. Behind it, in the light of nine red fires, stands Skarn with the crown on a cushion, and he has the face of a host whose guests are early. “The dead are always in such a hurry,” he says. The gate in the hall of columns closes.
story-twice-crowned-nine-fires = Nine fires stand in a ring, and in each of them burns something that somebody was fond of: a cradle, a fiddle, a wooden leg. You kick the nearest one over. It is a small thing to do. The party gains 2 soul shards.
story-twice-crowned-prisoners = You break one lock, and then they hand you the key to all the others, which they have had for weeks; nobody had told them where to go. Woodcutters, a piper, a woman with a sack of names cut into beans. “Before the throne there is a back door,” she says. “For the kitchen. We carry in the roasts there. Tonight we shall carry in something else.” The party gains 2 soul shards. The piper gives you what he has kept hidden from the guards: you gain a treasure.
story-twice-crowned-armory = Between axes that are too heavy for anybody hangs a hammer that is too small for anything: a smith’s tool, hung up by mistake, with a mark burnt into the handle. You have seen that mark before. It is on the inside of the crown. The party gains 1 soul shard, and at the throne the crown can be broken.
story-twice-crowned-offer = A voice comes out of the stone, quite friendly, and it speaks to each of you alone. “You have died for people who cannot spell your names,” it says. “I do not ask you to like me. I only ask you what you want to be paid, and by whom. I have never yet cheated anybody. I count.” It waits. It has plenty of time, and you notice that it is offering you some.
story-twice-crowned-muster = Trumpets. Under the mountain the host falls in, rank behind rank: those who are paid, and behind them the others, who are not alive any more and march in step because nobody has told them to stop. If nobody of theirs owes you anything, the first of them are here already: enemies spawn until there is one more of them than heroes.
story-twice-crowned-dead-hold = But the last ranks do not move. A drowned girl has sat down on the steps, and beside her a carter, and a man with a pick. “No,” says the girl. The word goes back through the ranks like a cough in church. An officer roars. You can almost hear how they look at him. Nobody comes, and every hero heals 2 HP.
story-twice-crowned-no-standard = And in the front rank there is a gap where a standard ought to be. The companies look for it to the left and to the right, fall in by guesswork, and tread on one another. Every enemy loses 1 HP.
story-twice-crowned-daybreak = Somewhere high above there must be shafts, because all at once there is light in the dust, thin as a thread and quite yellow. It is morning. You had not thought of there being another one. By day each magic symbol in your attacks can pay for a hit more.
story-twice-crowned-second-crowning = Night falls in the shafts, and all the fires under the mountain bow. Now the crown is lifted. If nobody stands before the throne to prevent it, it comes down on his head, and it fits. If somebody does, enemies spawn until there are as many as heroes.
story-twice-crowned-throne = Skarn dies with a word in his mouth, and the word opens like a trapdoor. You fall through a cold that you remember, all of you; whatever still hunted you through the halls stays behind. You stand at the foot of the throne. He who sits there is very large, and has been dead for so long that he has become tidy. “Twice dead,” says King Urgol, and rises. “Good. I need you a third time.” Beside the hearth his guard gets up, a blue orc shaman and, if the drums at the gate still beat, a red orc warrior, and the gate there opens: if the garrison does not hold the gate of the mountain, enemies spawn until there is one more of them than heroes; there is no shrine here until you reach the hearth, or until the crown leaves his head.
story-twice-crowned-hands-hold = Behind the hearth the kitchen door flies open, and they come in with spits and ladles and the legs of tables, everybody whose chains you have broken. They do not stay long, and they do not all get out again. But every enemy at the hearth loses 2 HP.
story-twice-crowned-hands-follow = Behind you there is breathing. They have come up the forge stair, as they said they would, with their picks, and they do not cheer. One after another they step forward and say a name, each his own, and at every name the king’s head jerks as if he had been struck. Every enemy at the hearth loses 1 HP.
story-twice-crowned-garrison-holds = Far behind you, where the gate was, there is shouting, and it is in your own language. The garrison has come after all. They will not get as far as the throne; but nobody of the king’s host gets past them, either. No further enemies spawn, and every hero heals 2 HP.
story-twice-crowned-no-drums = The king lifts his hand for the drum that calls his champion. Nothing happens. He lifts it again. It is the first time in three hundred years that he has had to wait: the red orc warrior does not come.
story-twice-crowned-king-refused = “You did not even ask how much,” he says to you, and it is not anger, it is curiosity; nobody has ever done that. For a moment you all stand a little straighter. Every hero heals 1 HP.
story-twice-crowned-king-listened = “We have spoken,” he says to you, as one speaks to staff. “You shall have what you asked. My people will bring it to you.” Enemies spawn until there is one more of them than heroes.
story-twice-crowned-king-miscounts = He strikes at the place where by his figures you must be standing. The axe goes into the pillar up to the handle. “Nib!” roars the king, and from far away, very small and perfectly content, somebody answers: “One carried forward!” The king loses 4 HP.
story-twice-crowned-hearth = The hearth has burnt since the mountain was hollow, and now it is only embers, and you kick them apart. The gate behind it falls shut. In the ashes lies a candle end; set up on the steps it makes a shrine. Every hero heals 1 HP.
story-twice-crowned-crown-broken = The hammer comes down on the iron, and the crown rings like a bell that has been waiting all its life to be cracked. The halves roll away in two directions; one comes to rest on the steps, and a shrine wakes there. The king puts his hand to his bare head. For the first time he is afraid; then he remembers how one is angry, heals 12 HP and strikes. But he has only this one life left.
story-twice-crowned-crown-rises = He falls, and the crown falls off him and rolls, and does not stop rolling until it is back beside him. Then he gets up, without it. It was never the crown that would not die: it only told him when. He shows his other side, unhurt. On the steps, where it rolled, a shrine wakes; every hero heals 1 HP.
story-twice-crowned-the-crown = This time he stays down. He has become quite small, as the very old do. Between you on the steps lies the crown, whole or in halves, and even so it is the most beautiful piece of work you have ever seen. It would fit any of you. It would fit any of you very well.
story-twice-crowned-melted = The cold forge takes all night to become hot. Toward morning there is a lump of iron on the anvil, grey and good for nothing in particular. You have nails made of it. Half the roofs in the valley are held by them to this day, and they have never once come loose.
story-twice-crowned-kept = You wrap it in a cloth and say that it ought to be kept somewhere safe. That is true. On the way down each of you offers to carry it for a while, and each of you is a little slow to hand it on.
story-twice-crowned-ending = You come out on the mountain at noon, by a door that nobody guards any more. There lies the land: a road, a bridge, a pass with a beacon on it, a valley with a river where it belongs. You look at it for a long time. It is smaller than you remember, and there is more smoke from chimneys. Then you go down, since it is a long way, and since there are people to tell.
story-twice-crowned-anselm-blessed = In the chapel somebody has mended the roof. On Brother Anselm’s grave stands a bell no bigger than a cup. Children ring it when they want something, and they say that it works.
story-twice-crowned-anselm-robbed = In the chapel the alms box stands open. You lay in it what you once took out, and a little more. It does not sound like much.
story-twice-crowned-anselm-buried = Brother Anselm’s last word is not written on his stone. It was too ugly. But the monk with his nose knows it, and says that there are Sundays when he is tempted.
story-twice-crowned-oda-saved = Oda bakes again. One wall of the mill now has your names on it, spelt correctly; she has had them checked. There are five loaves on the sill, and she will not hear a word about paying.
story-twice-crowned-oda-drowned = The mill has a new miller, who is careful and polite. The boat is still lying where you left it. You turn it over, so that it does not fill with rain, and go on.
story-twice-crowned-villagers-many = In the village they have a feast, and the pig from the inn has the place of honour. It is older and fatter, and salutes nobody. But a small boy with his heels together does.
story-twice-crowned-villagers-few = In the village half the houses have no door. The schoolmistress teaches four children the kings in order. At the last one she hesitates, looks at you, and goes on to sums.
story-twice-crowned-harrow-dead = Captain Harrow has a stone after all; somebody has cut on it what he cost. It is quite a short inscription.
story-twice-crowned-harrow-spared = A man with one stirrup and no company mends fences on the hill road, for his keep. When you pass, he takes his hat off, and keeps it off until you are out of sight. It may be mockery. It is hard work, though.
story-twice-crowned-harrow-fled = Of Captain Harrow nothing is known. But in a harbour town a rider sells a very good horse, too cheaply, and asks for a ship to anywhere where nobody has names.
story-twice-crowned-quill-partner = On the pass stands an inn, Quill and Partners. On the bill, at the very bottom, in small letters, stands that you need not pay it. He has had that printed. It cost him a fortune, he says, and says it often.
story-twice-crowned-quill-ruined = Tobias Quill has begun again from below, with a tray round his neck. He sells buttons, and tells everybody at what price he once sold silk. He does not cut you. He only counts your change twice.
story-twice-crowned-quill-dead = Under a wagon wheel at the pass somebody has planted a rose. The merchant Quill would have said that it is too dear for the site. It is doing well.
story-twice-crowned-child-home = Tilda has outgrown her shoes. Both of them stand on the window sill, side by side, with basil in them. She will show them to anybody, and she always begins with the left one, which has been on a roof.
story-twice-crowned-child-guide = Tilda is grown up, or says so, and takes travellers over the mountain and, if they are thin, through it. She charges by the shoe. Those who come back barefoot pay nothing.
story-twice-crowned-child-thief = Nobody in the valley locks doors because of Tilda; it would be no use. She has the lightest fingers between here and the sea. You taught her that. At every parting each of you quietly counts the spoons.
story-twice-crowned-hermit-trusted = In the watchtower the light is out, and that is a good sign. Ysolde has walked down to the village and has asked whether anybody needs a person who can keep books. On her finger are two rings.
story-twice-crowned-hermit-robbed = Ysolde has put a bolt on the tower door. She pushes the pen and the visitors’ book out to you through a gap. You sign.
story-twice-crowned-hermit-slain = The watchtower is empty. In the last volume, under the last date, somebody has entered one more name, in a hand that you do not know. It is hers. You do not turn the page.
story-twice-crowned-hermit-left = Ysolde has closed the book. She could not say how many there are in it; she says that she has stopped counting, and that she sleeps.
story-twice-crowned-smith-free = The smith shoes horses. He has been asked for a sword, and for good money. He says he has forgotten how it is done, and everybody knows that it is a lie, and nobody says so.
story-twice-crowned-smith-paid = The smith has sent a bill for the last half of your bargain, with all items, correctly added up. You pay it. He sends a receipt. One could almost call it a friendship.
story-twice-crowned-smith-behind = They found the smith at the cold forge, sitting, the hammer across his knees. Nobody had come to tell him that he could stop. You were the last who could have.
story-twice-crowned-hands-home = For a whole week people come out of the mountain, blinking, and ask what their village is called. Somebody stands at the door with a roll of names and reads them out. It goes slowly. Nobody would want it to go any faster.
story-twice-crowned-hands-lost = At the mountain door a woman waits for a week with a roll of names, and reads them aloud, one after another, into the dark. Sometimes there is an echo.
story-twice-crowned-law = And you? They say that you keep the road. That one sees you now here and now there, always where two are quarrelling about a fence. You have died once and been counted twice, and you have found out that what remains is very simple: somebody has to be there when it is needed. You are there.
story-twice-crowned-neutral = And you? Some say that you have gone to sea, and others that you keep an inn, and there is a third story in which you owe a man in the south a mule. Probably they are all true. You were dead, and then you were needed, and now you are neither; nobody had told you how good that is.
story-twice-crowned-chaos = And you? People are grateful to you, from a distance. When you come into a room, the talk stops for as long as it takes to breathe in. You have got what you took, and you took a good deal, and at night, when it is quiet, you sometimes catch yourselves counting.
story-twice-crowned-crowned = It fits. It goes down on his head with a sound like a lock, and under the mountain everything that has a name stands up. You, too. You are in the front rank, where he can see you, and you march out in step, through the gate, into a morning that has no idea. In the chapel without a roof a bell begins to ring, without a hand on the rope.
trigger-twice-crowned-throne = The shaman is dead
trigger-twice-crowned-crown-rises = The king falls
trigger-twice-crowned-over = The king falls for the last time

## Actions and choices

action-twice-crowned-burn-living = Burn the Book of the Living: every hero heals 2 HP
action-twice-crowned-burn-dead = Burn the Book of the Dead: 2 soul shards and a treasure
action-twice-crowned-knock = Knock at the wall: it opens, and the red shaman stands behind it
action-twice-crowned-free-prisoners = Free the prisoners: 2 soul shards and a treasure, and they help you before the throne; the party leans 1 toward law
action-twice-crowned-take-hammer = Take the smith’s hammer: 1 soul shard, and the crown can be broken
action-twice-crowned-break-crown = Break the crown: the king heals 12 HP, turns his other side and strikes, but will not rise again; a shrine wakes on the steps of the throne
choice-twice-crowned-story-counter-law-1 = Take the chain off him: 3 soul shards; the party leans 1 toward law
choice-twice-crowned-story-counter-law-2 = Let him add wrong: 1 soul shard, and the king loses 4 HP when you stand before him
choice-twice-crowned-story-counter-neutral-1 = Take the chain off him: 2 soul shards; the party leans 1 toward law
choice-twice-crowned-story-counter-neutral-2 = Let him add wrong: 1 soul shard, and the king loses 4 HP when you stand before him
choice-twice-crowned-story-counter-neutral-3 = Take the petty cash: 25 crowns; the party leans 1 toward chaos
choice-twice-crowned-story-counter-chaos-1 = Empty the cash box and the desk: 35 crowns; the party leans 1 toward chaos
choice-twice-crowned-story-counter-chaos-2 = Let him add wrong: 1 soul shard, and the king loses 4 HP when you stand before him
choice-twice-crowned-story-offer-1 = Do not answer: every hero heals 1 HP now and again before the throne; the party leans 1 toward law
choice-twice-crowned-story-offer-2 = Name a price: 5 soul shards, and before the throne enemies spawn until there is one more of them than heroes; the party leans 1 toward chaos
choice-twice-crowned-story-the-crown-1 = Melt the crown down; the party leans 1 toward law
choice-twice-crowned-story-the-crown-2 = Keep the crown: 50 crowns from those who want to see it; the party leans 1 toward chaos

## What is remembered

memory-crown-melted = The crown of the mountain was melted down for nails.
memory-crown-kept = The party kept the crown of the mountain.
outcome-quest-crown-fallen = The king under the mountain is dead and stays dead.
outcome-quest-crowned-again = The second crowning has come, and nobody stood before the throne.
achievement-crown-breakers = Crown-breakers
achievement-crown-breakers-help = Broke the crown while the king was wearing it.
