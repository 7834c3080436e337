### Sword & Sorcery: more powers, talents, items and cards, by name and by what they do; what each quest asks.

## Powers of enemies

power-trample = Trample
power-trample-help = When it moves: each hero where it stops saves or loses 1 HP. At level II every hero on its way loses 1 HP.
power-wings = Wings
power-wings-help = This enemy flies. At level II its attacks get +1 hit, too.
power-crushing-blows = Crushing blows
power-crushing-blows-help = For a power symbol its attacks knock the target down. At level II they also get +1 hit.
power-bloodthirst = Bloodthirst
power-bloodthirst-help = When its attack deals damage, for a charge (it has 1) it heals 2 HP. Level II: 3 HP, 2 charges.
power-blood-chant = Blood chant
power-blood-chant-help = When called: all enemies within 1 area heal 1 HP. Level II: within 2 areas, 2 HP.
ability-trample-1 = Trample I
ability-trample-2 = Trample II
ability-wings-1 = Wings I
ability-wings-2 = Wings II
ability-crushing-blows-1 = Crushing blows I
ability-crushing-blows-2 = Crushing blows II
ability-bloodthirst-1 = Bloodthirst I
ability-bloodthirst-2 = Bloodthirst II
ability-blood-chant-1 = Blood chant I
ability-blood-chant-2 = Blood chant II

## Powers of heroes

power-illusion = Illusion
power-illusion-help = Until the Time phase enemies cannot choose a hero within 2 areas as a target.
power-second-wind = Second Wind
power-second-wind-help = You heal 2 HP, at level IV 3, at level VI 5.
power-shield-bash = Shield Bash
power-shield-bash-help = Your next attack with a shield gets +1 hit and, for power, Stun. At level V: +2 hits and Stun.
power-eagle-eye = Eagle Eye
power-eagle-eye-help = Once per round, for a magic symbol: reroll 1 die of your bow attack.
power-pinning-shot = Pinning Shot
power-pinning-shot-help = Your next bow attack slows for power; at level IV it also gets +1 hit.
power-evasion = Evasion
power-evasion-help = 1 defence die more, at level VI 2.
power-throat-cut = Cut Throat
power-throat-cut-help = Your next dagger attack gets Fatal I, at level III Fatal II, at level V also Crit for power.
power-purify = Purify
power-purify-help = A hero within 1 area loses one condition; at level VI all of them.

## Talents

power-brawler = Brawler
power-brawler-help = Once per round, for a power symbol: +1 hit in a melee attack.
power-marksman = Marksman
power-marksman-help = Once per round, for a power symbol: +1 hit in a ranged attack.
power-warded = Warded
power-warded-help = +1 magic shield, at level VI +2.
power-field-medic = Field Medic
power-field-medic-help = Another hero in your area heals 2 HP, at level V 4.
power-runner = Runner
power-runner-help = Your Dash is worth 1 MP more.

## Items of the Emporium and the Stash

item-robe-upgraded = Robe, upgraded
item-battle-axe-upgraded = Battle axe, upgraded
item-hammer-upgraded = Hammer, upgraded
item-stiletto-upgraded = Stiletto, upgraded
item-ash-staff-upgraded = Ash staff, upgraded
item-tanned-leather-upgraded = Tanned leather, upgraded
item-plate-upgraded = Plate, upgraded
item-halberd = Halberd
item-halberd-upgraded = Halberd, upgraded
item-flail = Flail
item-flail-upgraded = Flail, upgraded
item-rapier = Rapier
item-rapier-upgraded = Rapier, upgraded
item-tower-shield = Tower shield
item-tower-shield-upgraded = Tower shield, upgraded
item-silk-robe = Silk robe
item-silk-robe-upgraded = Silk robe, upgraded
item-antidote = Antidote
item-antidote-help = A hero in your area is no longer poisoned.
item-oil-flask = Oil flask
item-oil-flask-help = Your next weapon attack gets Burn I; for a power symbol Burn II.
category-polearm = polearm
category-flail = flail

## Treasures

item-frost-brand = Frost Brand
item-giants-maul = Giant’s Maul
item-hawkeye-bow = Hawkeye Bow
item-ember-wand = Ember Wand
item-dawn-mace = Mace of Dawn
item-widows-kiss = Widow’s Kiss
item-storm-staff = Storm Staff
item-dwarven-plate = Dwarven plate
item-shadow-leather = Shadow leather
item-saints-mail = Saint’s mail
item-boots-of-haste = Boots of haste
item-boots-of-haste-help = +1 MP.
item-horn-of-valor = Horn of valor
item-horn-of-valor-help = For a charge (it has 2): until the Time phase attacks of all heroes within 1 area get +1 hit.
item-healing-chalice = Healing chalice
item-healing-chalice-help = For a charge (it has 3): a hero within 1 area heals 3 HP.
item-orb-of-embers = Orb of embers
item-orb-of-embers-help = For a charge (it has 2): an enemy within 2 areas suffers Burn II.
item-lantern-of-souls = Lantern of souls
item-lantern-of-souls-help = Once per quest: 2 soul shards for the pool.
item-gauntlets-of-grip = Gauntlets of grip
item-gauntlets-of-grip-help = Once per round, for a power symbol: reroll 1 die of a weapon attack.
item-belt-of-giants = Belt of giants
item-belt-of-giants-help = +2 maximum HP.
item-tome-of-power = Tome of power
item-tome-of-power-help = While it is in use you have one power more.
item-phoenix-ash = Phoenix ash
item-phoenix-ash-help = You lose all conditions and heal 3 HP.
item-holy-water = Holy water
item-holy-water-help = A hero within 1 area loses all conditions.
item-serpent-arrows = Serpent arrows
item-serpent-arrows-help = Your next bow attack gets Poison I; for a power symbol Poison II.
item-deep-pockets = Deep pockets
item-deep-pockets-help = Your pack holds 2 items more.
item-sealed-letter = Sealed letter
item-sealed-letter-help = Whenever you make a save, roll one die more and choose.

## Event cards

card-blood-moon = Blood Moon
card-blood-moon-help = While this card lies on top, all enemies have +1 armor. Enemies appear until there is 1 fewer of them than heroes (2 fewer with four heroes or more).
card-fair-wind = Fair Wind
card-fair-wind-help = While this card lies on top, all heroes have +1 MP.
card-plague-wind = Plague Wind
card-plague-wind-help = Each hero saves, otherwise Poison I. Enemies appear until there is 1 fewer of them than heroes (2 fewer with four heroes or more).
card-old-songs = Old Songs
card-old-songs-help = Each hero heals 1 HP. Enemies appear until there are as many of them as heroes (1 fewer with four heroes or more).

## Quests: what is to be done

quest-broken-seal-help = Find the way into the crypt, kill its keeper and break the seal. A good first quest.
quest-drowned-village-help = Raiders have opened the sluice above a village. Lead the family out of the locked farmhouse, kill the captain and shut the sluice before the last hour.
quest-merchants-road-help = Find the blue key in the orc camp, open the watchtower, light the beacon and drive off everyone who comes to put it out. A merchant waits on the road.
quest-troll-bridge-help = Kill the troll under the bridge, and kill it again when it rises. It heals; what burns does not heal. Three barrels of tar stand about.
quest-under-the-crown-help = Kill the red shaman in the ritual hall: his death leads before the throne. Whoever has taken the hammer from the armory can break the crown there; otherwise the crown will raise its king once more.
