### Sword & Sorcery: what things do.

## Heroes

class-auriel-wizard-help = An elf who trusts in study and patience. Frail, but early rich in powers.
class-auriel-sorceress-help = An elf who takes her strength where she finds it. Frail, but her spells bite.
class-ecarus-white-rose-help = A knight who stands between his friends and the blade.
class-ecarus-black-rose-help = A knight who wins by any means, even with his own blood.
class-laegon-archer-help = A sylvan elf whose arrows come in pairs.
class-laegon-ranger-help = A sylvan elf at home wherever paths end, a blade in each hand.
class-shae-rogue-help = Quick hands, quick feet, an eye for traps and for treasure.
class-shae-assassin-help = Two daggers, and the second one is never late.
class-thorgar-cleric-help = A dwarf who heals, and whose prayers turn the dice.
class-thorgar-runemaster-help = A dwarf who writes on the ground what will explode.
companion-fenrir-help = Laegon’s wolf moves and attacks once each time he is called. He may pick up one trophy or item, carry it and bring it to a hero. When he dies, the cooldown of the power begins.

## Innate powers

power-arcane-focus-help = Once per round, for magic: reroll 1 die of an attack made with a power.
power-blood-magic-help = For legend: an attack made with a power gets +1 hit.
power-taunt-help = Once per round, when an enemy within 3 areas acts: you become its main target to the end of its activation.
power-dread-help = Once per round, for power: your melee attack slows the target.
power-twin-arrows-help = Once per round, after an attack with a bow: make another bow attack on a different enemy.
power-two-blades-help = Once per round, after a melee attack with the main hand: attack the same enemy with the off hand.
power-disarm-trap-help = When you would draw a trap, draw two and choose which one springs.
power-thievery-help = You may use any consumables, whatever their restrictions.
power-dagger-whirl-help = Each time you attack with the main-hand dagger, attack the same enemy with the off-hand dagger too.
power-help-from-above-help = Once per round: a hero within 3 areas rerolls dice, 1 for every 2 of your Soul Ranks, rounded up.
power-rune-explosion-help = Once per round: all enemies in areas with a rune lose 1 HP per Act number; then all runes are removed.

## Powers of Auriel

power-thunder-mistress-help = A mystic attack from the sky. For power and magic: the target is knocked down.
power-life-drain-help = A mystic attack with 1 hit. You heal as many HP as damage was dealt.
power-fire-ball-help = A mystic attack on everybody in the target’s area. For magic: Burn I.
power-magic-barrier-help = A hero within 2 areas gets magic shields: 1, at level III 2, at level VI 3.
power-frost-breath-help = A mystic attack on everybody in the target’s area. For power: they are slowed.
power-dark-flame-help = An enemy within 2 areas gets Burn I, at level IV Burn II, without a roll.

## Powers of Ecarus

power-rose-strike-help = All enemies in your area are blinded; at level IV they also lose 1 HP for every 2 of your Soul Ranks, rounded up.
power-cleave-help = Your next attack with a melee weapon may strike two enemies in one area, at level V with +1 hit.
power-shield-wall-help = You get +1 armor until the next Time phase, at level IV +2.
power-holy-charge-help = Your next melee attack gets +1 hit (at level V +2) and pushes the target.
power-blood-oath-help = You lose 1 HP; until the end of the turn your melee attacks get +1 hit, at level V +2.

## Powers of Laegon

power-precise-shot-help = Your next attack gets Crit, at level III +1 hit as well, at level V +2.
power-rain-of-arrows-help = Your next attack with a bow strikes everybody in the target’s area, at level V with +1 hit.
power-summon-fenrir-help = Activate Fenrir; if he is not in play, he first appears in your area. The cooldown starts when he dies.
power-snare-help = An enemy within 2 areas is slowed, at level IV it loses 1 HP as well.
power-forest-step-help = You get 1 movement point more this turn, at level III 2.

## Powers of Shae

power-stealth-help = You are hidden: enemies do not see you until you act.
power-treasure-hunting-help = When you would draw a treasure, draw two (at level IV three) and keep one.
power-backstab-help = If heroes dominate the enemy’s area or you are hidden, your next dagger attack gets +1 hit per Soul Rank.
power-venom-help = Your next dagger attack gets Poison I, at level IV Poison II.
power-smoke-help = Until the next Time phase enemies cannot choose you as their target.

## Powers of Thorgar

power-heal-help = A hero within 1 area heals 2 HP, at level III 4, at level V 6.
power-lightning-bolt-help = A mystic attack with 1 hit. For power it strikes everybody in the target’s area; for magic: knocked down.
power-bless-help = Until the next Time phase the attacks of a hero within 2 areas get +1 hit; at level IV he has +1 armor as well.
power-command-help = The chosen enemy within 1 area attacks another enemy in its own area. At level I it must be green, at level IV blue.
power-attack-rune-help = A rune lies in your area until the Time phase: when heroes attack from there, each power symbol left over counts as a hit.
power-defence-rune-help = A rune lies in your area until the Time phase: when heroes defend there, each power symbol left over counts as a shield.

## Talents

power-toughness-help = 1 HP more, at level III 2, at level V 3.
power-lucky-help = Whenever you save, roll two dice and choose one.
power-swift-help = You have 1 movement point more.
power-pack-mule-help = Your pack holds 2 items more.
power-thick-skin-help = You may roll 1 defence die more.
power-battle-cry-help = Once per quest: until the next Time phase the attacks of all heroes in your area get +1 hit.

## Items

item-golden-mirror-help = Push. Once per round, before you defend, roll a die; on magic the attack turns on the attacker. Empowered: three dice.
item-golden-mirror-empowered-help = Push. Once per round, before you defend, roll three dice; on magic the attack turns on the attacker.
item-archmage-robe-help = Once per round, for magic: reroll 1 attack or defence die. Once per quest you may use a power whatever your Soul Rank.
item-elven-cloak-help = For 1 charge (it has 2): until the next Time phase enemies cannot choose you as their target.
item-town-portal-help = Once per quest: all heroes may visit the Emporium at once.
item-elven-arrows-help = Your next bow attack gets, for power: Fatal I; for power and magic: Fatal.
item-flaming-arrows-help = Your next bow attack gets +1 hit and Burn I; for power: Burn II.
item-knives-help = For power: −1 armor. For magic: +1 hit. Thrown up to 1 area away; the attack uses the card up.
item-elven-knives-help = For power: −2 armor. For magic: Crit. Thrown up to 1 area away; the attack uses the card up.
item-strength-potion-help = Until the Time phase your weapon attacks get +1 hit.
item-strength-elixir-help = Until the Time phase your weapon attacks get +2 hits.
item-healing-potion-help = A hero in your area heals 4 HP.
item-protective-barrier-help = A hero within 3 areas gets 2 magic shields.
item-bandages-help = Take one condition away from a hero in your area.
item-tight-bandages-help = Take all conditions away from a hero in your area.
item-bag-help = Your pack holds 2 items more.
item-pouch-of-crowns-help = 20 crowns for the purse, at once.
item-chest-of-crowns-help = 50 crowns for the purse, at once.
item-troll-blood-help = You heal 6 HP.
item-ring-of-warding-help = You have 1 magic shield more.
item-amulet-of-might-help = For magic: a weapon attack gets +1 hit.

## Abilities of enemies

ability-thief-claws-help = If an attack with claws dealt damage, a random coin of the target’s purse is lost, or one from the area if the purse is empty.
ability-thief-bite-help = If a bite dealt damage, a random coin of the target’s purse is lost, or one from the area if the purse is empty.
ability-mob-1-help = If enemies control this area, attacks with claws get +1 hit.
ability-mob-2-help = If enemies control this area, attacks with claws get +2 hits.
ability-evil-forces-help = When a card calls on it, this enemy acts.
ability-spikes-help = When this enemy takes damage, it strikes all heroes in its area with 2 hits.
ability-group-attack-1-help = All attacks get +1 hit for each figure of the group.
ability-coward-help = If one figure of the group dies, the other retreats 1 area.
ability-readiness-2-help = A hero who moves into its area saves; otherwise it attacks him with the sword.
ability-double-strike-help = If the sword dealt damage, it attacks the same hero with the knife.
ability-dual-wield-help = If activated: after the sword it attacks the same hero with the knife.
ability-healing-potion-help = For a charge (it has 1): it heals itself 4 HP.
ability-leadership-help = All other enemies in its line of sight use their called abilities and regain 1 charge.
ability-strike-from-the-shadows-help = When called: if it is engaged, it attacks and retreats 1 area.
ability-berserk-1-help = For a charge (it has 2): it attacks once more.
ability-berserk-2-help = For a charge (it has 3): it attacks once more.
ability-war-cry-help = When called: it regains 1 charge.
ability-curse-1-help = The target saves, otherwise it is slowed.
ability-curse-2-help = The target saves, otherwise it is slowed and loses 1 HP.
ability-dark-mending-help = When called: it heals itself 2 HP.
ability-vengeful-help = It remembers who provokes it: the priority token says whom it attacks.
ability-huge-help = It counts as 4 figures for control of an area, as 2 while knocked down.
ability-fire-weakness-help = Wounds from Burn cannot be regenerated.
ability-regeneration-help = In each Time phase it heals 1 HP for each hero in play; wounds from Burn stay.
ability-ram-help = When it moves, all heroes in the areas it passes, the first and the last included, lose 1 HP.
ability-impale-help = Every knocked down hero in its area loses 3 HP.
ability-trip-help = If activated: the target saves, otherwise it is knocked down and loses 1 HP.
ability-rage-help = When it takes damage, it regains 1 charge.
ability-stomp-help = For a charge (it has 1): it strikes all heroes within 1 area with 2 hits and a push; then each of them saves or is knocked down.
ability-royal-command-help = All other enemies in its line of sight use their called abilities.
ability-crown-of-iron-help = Its attacks ignore 1 armor.
power-flaming-weapon-help = Its attacks get Burn II; for power +1 hit. Level II: Burn II and +1 hit; for power they strike the whole area.
power-venom-blade-help = Its attacks get Poison I, at level II Poison II.
power-troll-heart-help = In each Time phase it heals 1 HP, at level II 2 HP.
power-thorns-help = When it takes damage, it strikes all heroes in its area with 1 hit, at level II with 2.
power-death-burst-help = When it dies, all heroes in its area get Burn I, at level II Burn II.
power-onslaught-help = When called: it acts, at level II with +1 hit until the Time phase.

## Abilities that come with powers of enemies

ability-flaming-weapon-1-help = Its attacks get Burn II; for power +1 hit.
ability-flaming-weapon-2-help = Its attacks get Burn II and +1 hit; for power they strike the whole area.
ability-venom-1-help = Its attacks get Poison I.
ability-venom-2-help = Its attacks get Poison II.
ability-troll-heart-1-help = In each Time phase it heals 1 HP.
ability-troll-heart-2-help = In each Time phase it heals 2 HP.
ability-thorns-1-help = When it takes damage, it strikes all heroes in its area with 1 hit.
ability-thorns-2-help = When it takes damage, it strikes all heroes in its area with 2 hits.
ability-death-burst-1-help = When it dies, all heroes in its area get Burn I.
ability-death-burst-2-help = When it dies, all heroes in its area get Burn II.
ability-onslaught-1-help = When called: it acts.
ability-onslaught-2-help = When called: it acts, with +1 hit until the Time phase.
ability-trample-1-help = When it moves, each hero where it stops saves or loses 1 HP.
ability-trample-2-help = When it moves, all heroes on its way lose 1 HP.
ability-wings-1-help = This enemy flies.
ability-wings-2-help = This enemy flies, and its attacks get +1 hit.
ability-crushing-blows-1-help = For power: its attacks knock the target down.
ability-crushing-blows-2-help = Its attacks get +1 hit; for power they knock the target down.
ability-bloodthirst-1-help = When its attack deals damage, for a charge (it has 1) it heals 2 HP.
ability-bloodthirst-2-help = When its attack deals damage, for a charge (it has 2) it heals 3 HP.
ability-blood-chant-1-help = When called: all enemies within 1 area heal 1 HP.
ability-blood-chant-2-help = When called: all enemies within 2 areas heal 2 HP.

## Shields and armor that do more than their numbers

item-shield-help = While it is in the hand: +1 armor. Its attack pushes.
item-shield-upgraded-help = While it is in the hand: +1 armor. Its attack pushes.
item-tower-shield-help = While it is in the hand: +1 armor and 1 defence die more. Its attack pushes.
item-tower-shield-upgraded-help = While it is in the hand: +1 armor and 1 defence die more. Its attack pushes.
item-shadow-leather-help = While it is worn: 1 movement point more. For power: +1 shield.

## Traps

trap-poison-gas-help = Heroes within 1 area save, otherwise Poison I.
trap-lightning-help = Heroes within 2 areas save, otherwise they lose 2 HP.
trap-flame-help = Heroes within 1 area save, otherwise Burn II.
trap-pentagram-help = Heroes within 1 area save, otherwise they are stunned.
trap-alarm-help = An encounter card is drawn at once.
trap-darts-help = Heroes within 1 area save, otherwise they lose 1 HP.
trap-pitfall-help = Heroes within 1 area save, otherwise they are knocked down and lose 1 HP.
trap-rusted-shut-help = Nothing happens.

## Encounters

encounter-bloodlust-help = All wounded enemies act. Otherwise all act by their last behaviour.
encounter-leaders-assault-help = All purple enemies act. Otherwise those of the highest rank in play.
encounter-battle-help = 3 enemies act; then all encounter cards are shuffled back.
encounter-green-tide-help = All green enemies act. Otherwise those of the lowest rank.
encounter-blue-banner-help = All blue enemies act. Otherwise 1 enemy.
encounter-red-hand-help = All red enemies act. Otherwise 2 enemies.
encounter-cold-steel-help = All enemies of Strength and Agility act. Otherwise 1 enemy.
encounter-dark-craft-help = All enemies of Magic and Faith act. Otherwise 1 enemy.
encounter-close-quarters-help = All enemies in an area with a hero act. Otherwise all act by their last behaviour.
encounter-volley-help = All enemies more than 1 area away from the heroes act. Otherwise 2 enemies.
encounter-skirmish-help = 2 enemies act.
encounter-lull-help = 1 enemy acts.
encounter-dark-omen-help = 1 enemy acts, and the called abilities are used.
encounter-fury-help = All enemies act.

## Event cards

card-day-help = Day: the day effects of the quest apply. All used powers turn forward by 1.
card-night-help = Night: the night effects of the quest apply. All used powers turn back by 1.
card-massacre-help = Until the next Event phase the first attack of each hero and of each enemy gets Crit. Enemies appear until there is 1 fewer of them than heroes (2 fewer with four heroes or more).
card-gift-from-above-help = By the alignment of the active hero. Law: a hero heals 1 HP. Chaos: an enemy loses 1 HP. Neutral: one or the other.
card-war-drums-help = Until the next Event phase all attacks of enemies get +1 hit. Enemies appear until there is 1 fewer of them than heroes (2 fewer with four heroes or more).
card-ambush-help = Enemies appear until there are as many of them as heroes (1 fewer with four heroes or more).
card-reinforcements-help = Enemies appear until there is 1 more of them than heroes (as many with four heroes or more).
card-clear-skies-help = All used powers turn forward by 1.
card-bitter-cold-help = All heroes save, otherwise they are slowed. Enemies appear until there is 1 fewer of them than heroes (2 fewer with four heroes or more).
card-whispering-souls-help = 2 soul shards for the pool. Enemies appear until there are as many of them as heroes (1 fewer with four heroes or more).
card-hunting-horn-help = An encounter card is drawn.
card-courage-help = Until the next Event phase all attacks of heroes get +1 hit.
card-thorned-path-help = All heroes save, otherwise they lose 1 HP. Enemies appear until there is 1 fewer of them than heroes.

## Conditions

condition-kd-help = A hero on the ground has no combat actions, no armor value and does not count for control. Standing up takes a Dash or 1 movement point.
condition-blind-help = Before each action a save is needed; if it fails, the action is lost. It passes at the end of the next turn.
condition-slow-help = Free actions, and only one other: a movement, a combat or a special action. It passes at the end of the next turn.
condition-stun-help = The whole next turn is lost; no reactions until then.
condition-poison-help = In each Time phase 1 damage (Poison I) or 2 (Poison II); then a save may end it.
condition-burn-help = In the Time phase 1 HP is lost; Burn II then becomes Burn I, Burn I goes out. Several of them add up.
condition-injury-help = A red crit token. It stays to the end of the quest unless it is taken away.
condition-hidden-help = Enemies do not see this hero; any action ends it.

## Effects of attacks

effect-fatal-help = Fatal hits ignore armor, defence dice and shields; magic shields still stop them.
effect-crit-help = If the attack has a hit at all, the target draws a crit token: an effect at once, a condition or an Injury.
effect-push-help = If the attack has a hit at all, the target goes back 1 area, to where it came from if it can.
effect-aoe-help = The attack strikes all targets of the same side in the area and as far around it as the number says. One roll; each defends separately.
effect-pierce-help = The target has less armor against this attack.
effect-reroll-help = A die may be rolled again once; symbols already spent stay spent.

## Crit tokens

crit-gash-help = 1 HP is lost.
crit-deep-gash-help = 2 HP are lost.
crit-stagger-help = Knocked down.
crit-dazed-help = Stun.
crit-dazzled-help = Blind.
crit-hobbled-help = Slow.
crit-tainted-help = Poison I.
crit-hurt-arm-help = Injury: all attacks get −1 hit.
crit-broken-armor-help = Injury: −1 armor.
crit-wounded-leg-help = Injury: maximum HP −1.
crit-wounded-chest-help = Injury: maximum HP −2.
crit-wounded-head-help = Injury: effects that need the power symbol cannot be used.

## The map

terrain-hindering = Hindering area
terrain-hindering-help = It costs 1 movement point more to enter.
terrain-dangerous = Dangerous area
terrain-dangerous-help = Whoever moves in loses 1 HP.
barrier = Barrier
barrier-help = It can be seen through and crossed in one direction only.
shrine = Shrine
shrine-help = While it is active, Ghost Souls come here by Rebirth and are resurrected in the Time phase for soul shards.
gate-help = When enemies appear, a die shows through which active gate they come.
chest-help = Break it open with a special action. A trap springs first.
door-help = A door opens with a free action, a locked one is broken with a special action. Either way a trap springs first. It cannot be closed again.
magic-lock = Magic lock
magic-lock-help = Only a hero with the magic key of its colour undoes it.
search-token = Search token
search-token-help = With a special action a hero searches here and rolls for what he finds.
shadow-token = Shadow token
shadow-token-help = Something hides here. It is turned over the moment a hero sees it.
waypoint-help = Something happens when a hero gets here.
story-token = Story event
story-token-help = The story goes on when a hero enters this area.
burning-area = Burning area
burning-area-help = Whoever moves in catches the same fire.
rune-attack-help = When heroes attack from this area, each power symbol left over counts as a hit, until the Time phase.
rune-defence-help = When heroes defend in this area, each power symbol left over counts as a shield, until the Time phase.

## The party

soul-shards = Soul shards
soul-shards-help = All heroes share them. In the Time phase they empower souls; soul weapons cost shards too.
soul-rank = Soul Rank
soul-rank-help = The higher it is, the more HP, powers and actions a hero has. Death costs one rank.
ghost-soul = Ghost Soul
ghost-soul-help = A dead hero. In its turn it may scream, fly, and by Rebirth go to an active shrine, where soul shards resurrect it in the Time phase.
magic-shield = Magic shield
magic-shield-help = It stops one hit, fatal or not, and breaks.
priority-token = Priority token
priority-token-help = Whoever holds it is the main target of the boss.
deck-event-help = The clock of the quest. When its last card is discarded, the quest is lost.
