/** A figure for each card of the horde. */

import angler from "game-icons:angler-fish";
import assassin from "game-icons:hooded-assassin";
import boarTusks from "game-icons:boar-tusks";
import bolas from "game-icons:hunting-bolas";
import bomb from "game-icons:sparky-bomb";
import boneGnawer from "game-icons:bone-gnawer";
import bones from "game-icons:skeleton";
import brute from "game-icons:brute";
import burning from "game-icons:burning-skull";
import cannon from "game-icons:cannon";
import carnyx from "game-icons:carnyx";
import cleaver from "game-icons:meat-cleaver";
import coinsPile from "game-icons:coins-pile";
import cowled from "game-icons:cowled";
import crawling from "game-icons:half-body-crawling";
import crowned from "game-icons:crowned-skull";
import crystalBall from "game-icons:crystal-ball";
import daemon from "game-icons:daemon-skull";
import diablo from "game-icons:diablo-skull";
import direwolf from "game-icons:direwolf";
import drowning from "game-icons:drowning";
import drum from "game-icons:drum";
import eggs from "game-icons:egg-clutch";
import executioner from "game-icons:executioner-hood";
import fallingBoulder from "game-icons:falling-boulder";
import fireBreath from "game-icons:fire-breath";
import fishMonster from "game-icons:fish-monster";
import floatingGhost from "game-icons:floating-ghost";
import frogMouthHelm from "game-icons:frog-mouth-helm";
import giant from "game-icons:giant";
import goblin from "game-icons:goblin-head";
import golem from "game-icons:rock-golem";
import golemHead from "game-icons:golem-head";
import halberdier from "game-icons:sharp-halberd";
import hangingSpider from "game-icons:hanging-spider";
import haunting from "game-icons:haunting";
import herald from "game-icons:trumpet-flag";
import hooded from "game-icons:hooded-figure";
import hornedSkull from "game-icons:horned-skull";
import hound from "game-icons:hound";
import ifrit from "game-icons:ifrit";
import imp from "game-icons:imp-laugh";
import keyring from "game-icons:keyring";
import knight from "game-icons:black-knight-helm";
import krakenTentacle from "game-icons:kraken-tentacle";
import lampreyMouth from "game-icons:lamprey-mouth";
import lava from "game-icons:lava";
import leech from "game-icons:leeching-worm";
import lich from "game-icons:skull-staff";
import longLeggedSpider from "game-icons:long-legged-spider";
import mask from "game-icons:tribal-mask";
import medievalGate from "game-icons:medieval-gate";
import metalGolemHead from "game-icons:metal-golem-head";
import minion from "game-icons:evil-minion";
import monkFace from "game-icons:monk-face";
import nestEggs from "game-icons:nest-eggs";
import ogre from "game-icons:ogre";
import orc from "game-icons:orc-head";
import panFlute from "game-icons:pan-flute";
import plague from "game-icons:plague-doctor-profile";
import poisonBottle from "game-icons:poison-bottle";
import poisonGas from "game-icons:poison-gas";
import popeCrown from "game-icons:pope-crown";
import queen from "game-icons:female-vampire";
import raiseSkeleton from "game-icons:raise-skeleton";
import ram from "game-icons:siege-ram";
import ribcage from "game-icons:ribcage";
import ringingBell from "game-icons:ringing-bell";
import robberMask from "game-icons:robber-mask";
import rune from "game-icons:rune-stone";
import sharpCrown from "game-icons:sharp-crown";
import shield from "game-icons:skull-shield";
import siegeTower from "game-icons:siege-tower";
import snakeTongue from "game-icons:snake-tongue";
import spectre from "game-icons:spectre";
import spider from "game-icons:spider-alt";
import spiderFace from "game-icons:spider-face";
import spikedTentacle from "game-icons:spiked-tentacle";
import spikes from "game-icons:spiked-shoulder-armor";
import squid from "game-icons:giant-squid";
import swallower from "game-icons:swallower";
import swamp from "game-icons:swamp";
import tentacles from "game-icons:floating-tentacles";
import tentacleSkull from "game-icons:tentacles-skull";
import terror from "game-icons:terror";
import troll from "game-icons:troll";
import unknown from "game-icons:evil-eyes";
import vampireDracula from "game-icons:vampire-dracula";
import warlordHelmet from "game-icons:warlord-helmet";
import winged from "game-icons:imp";
import witch from "game-icons:witch-face";
import witchFlight from "game-icons:witch-flight";
import wolf from "game-icons:wolf-head";
import wormMouth from "game-icons:worm-mouth";
import zombie from "game-icons:shambling-zombie";

export const CARD_ICONS: Record<string, string> = {
  "ember-imp": imp,
  "soot-hound": direwolf,
  "vein-drinker": vampireDracula,
  incubus: winged,
  butcher: cleaver,
  "soul-flayer": haunting,
  "molten-brute": lava,
  "whispering-tempter": snakeTongue,
  "pit-warden": hornedSkull,
  "pyre-marshal": fireBreath,
  "goblin-piper": panFlute,
  "goblin-sapper": bomb,
  "orc-raider": orc,
  "orc-snarer": bolas,
  "wolf-rider": wolf,
  "tuskplate-orc": boarTusks,
  "orc-plunderer": robberMask,
  "mire-troll": swamp,
  "gate-troll": medievalGate,
  "boulder-troll": fallingBoulder,
  "hollow-summoner": cowled,
  "cocoon-spider": hangingSpider,
  "drowned-oracle": crystalBall,
  "dream-leech": wormMouth,
  "web-spinner": longLeggedSpider,
  "abyss-stalker": fishMonster,
  "eyeless-horror": spikedTentacle,
  "clutch-keeper": nestEggs,
  "drowning-maw": lampreyMouth,
  "sunken-kraken": krakenTentacle,
  "clay-drudge": golemHead,
  "rattling-bones": raiseSkeleton,
  "famished-ghoul": boneGnawer,
  "mourning-bride": floatingGhost,
  "vault-golem": metalGolemHead,
  "barrow-sentinel": frogMouthHelm,
  "zombie-lord": zombie,
  "plague-bearer": poisonGas,
  "ossuary-golem": ribcage,
  "crypt-hierophant": popeCrown,
  "shadow-scout": hooded,
  "queens-confessor": monkFace,
  "tithe-collector": coinsPile,
  "queens-poisoner": poisonBottle,
  "shadow-knight": knight,
  "nefarious-cannon": cannon,
  "queens-jailer": keyring,
  "glass-witch": witchFlight,
  "walking-belfry": ringingBell,
  "nightmare-regent": sharpCrown,
  "archdaemon-of-torment": diablo,
  "duke-of-embers": burning,
  "gharz-wallbreaker": warlordHelmet,
  "troll-matriarch": ogre,
  "empress-of-webs": spiderFace,
  "voice-of-the-abyss": tentacleSkull,
  "unburied-king": crowned,
  "golem-of-seven-seals": golem,
  "master-of-engines": ram,
  "queens-shadow": queen,
  // Retired, but known to tables and records that hold them.
  "cinder-hound": hound,
  "lash-fiend": minion,
  "furnace-demon": ifrit,
  "brimstone-herald": carnyx,
  "pit-tyrant": daemon,
  "ash-devourer": swallower,
  "goblin-cutpurse": goblin,
  "ironhide-orc": spikes,
  "orc-hexer": mask,
  "bog-troll": troll,
  "war-troll": brute,
  "troll-drummer": drum,
  "drowned-whisperer": drowning,
  "mind-leech": leech,
  "web-weaver": spider,
  "starless-horror": tentacles,
  "brood-mother": eggs,
  "maw-of-the-deep": angler,
  "blind-kraken": squid,
  "restless-bones": bones,
  "grave-ghoul": crawling,
  "weeping-bride": spectre,
  "rune-golem": rune,
  "barrow-guard": shield,
  "plague-cart": plague,
  "bone-colossus": giant,
  "crypt-lich": lich,
  "veiled-assassin": assassin,
  "queens-herald": herald,
  "black-halberdier": halberdier,
  "mirror-witch": witch,
  "creeping-tower": siegeTower,
  "queens-executioner": executioner,
  "crowned-nightmare": terror,
};

/** The figure of a card; cards of one's own without a picture look out of the dark. */
export const cardIcon = (id: string): string => CARD_ICONS[id] ?? unknown;
