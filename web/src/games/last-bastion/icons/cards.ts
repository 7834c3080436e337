/** A figure for each card of the horde. */

import angler from "game-icons:angler-fish";
import halberdier from "game-icons:sharp-halberd";
import bolas from "game-icons:hunting-bolas";
import bomb from "game-icons:sparky-bomb";
import bones from "game-icons:skeleton";
import brute from "game-icons:brute";
import burning from "game-icons:burning-skull";
import cannon from "game-icons:cannon";
import carnyx from "game-icons:carnyx";
import cleaver from "game-icons:meat-cleaver";
import cowled from "game-icons:cowled";
import crawling from "game-icons:half-body-crawling";
import crowned from "game-icons:crowned-skull";
import daemon from "game-icons:daemon-skull";
import diablo from "game-icons:diablo-skull";
import drowning from "game-icons:drowning";
import drum from "game-icons:drum";
import eggs from "game-icons:egg-clutch";
import executioner from "game-icons:executioner-hood";
import fishMonster from "game-icons:fish-monster";
import giant from "game-icons:giant";
import goblin from "game-icons:goblin-head";
import golem from "game-icons:rock-golem";
import golemHead from "game-icons:golem-head";
import hangingSpider from "game-icons:hanging-spider";
import haunting from "game-icons:haunting";
import herald from "game-icons:trumpet-flag";
import hooded from "game-icons:hooded-figure";
import assassin from "game-icons:hooded-assassin";
import hound from "game-icons:hound";
import ifrit from "game-icons:ifrit";
import imp from "game-icons:imp-laugh";
import knight from "game-icons:black-knight-helm";
import leech from "game-icons:leeching-worm";
import lich from "game-icons:skull-staff";
import mask from "game-icons:tribal-mask";
import minion from "game-icons:evil-minion";
import ogre from "game-icons:ogre";
import orc from "game-icons:orc-head";
import plague from "game-icons:plague-doctor-profile";
import queen from "game-icons:female-vampire";
import ram from "game-icons:siege-ram";
import rune from "game-icons:rune-stone";
import shield from "game-icons:skull-shield";
import siegeTower from "game-icons:siege-tower";
import spectre from "game-icons:spectre";
import spider from "game-icons:spider-alt";
import spiderFace from "game-icons:spider-face";
import spikes from "game-icons:spiked-shoulder-armor";
import squid from "game-icons:giant-squid";
import swallower from "game-icons:swallower";
import tentacleSkull from "game-icons:tentacles-skull";
import tentacles from "game-icons:floating-tentacles";
import terror from "game-icons:terror";
import troll from "game-icons:troll";
import unknown from "game-icons:evil-eyes";
import warlordHelmet from "game-icons:warlord-helmet";
import winged from "game-icons:imp";
import witch from "game-icons:witch-face";
import wolf from "game-icons:wolf-head";
import zombie from "game-icons:shambling-zombie";

export const CARD_ICONS: Record<string, string> = {
  "ember-imp": imp,
  "cinder-hound": hound,
  "lash-fiend": minion,
  incubus: winged,
  butcher: cleaver,
  "soul-flayer": haunting,
  "furnace-demon": ifrit,
  "brimstone-herald": carnyx,
  "pit-tyrant": daemon,
  "ash-devourer": swallower,
  "goblin-cutpurse": goblin,
  "goblin-sapper": bomb,
  "orc-raider": orc,
  "orc-snarer": bolas,
  "ironhide-orc": spikes,
  "wolf-rider": wolf,
  "orc-hexer": mask,
  "bog-troll": troll,
  "war-troll": brute,
  "troll-drummer": drum,
  "hollow-summoner": cowled,
  "cocoon-spider": hangingSpider,
  "drowned-whisperer": drowning,
  "mind-leech": leech,
  "web-weaver": spider,
  "abyss-stalker": fishMonster,
  "starless-horror": tentacles,
  "brood-mother": eggs,
  "maw-of-the-deep": angler,
  "blind-kraken": squid,
  "restless-bones": bones,
  "grave-ghoul": crawling,
  "clay-drudge": golemHead,
  "weeping-bride": spectre,
  "rune-golem": rune,
  "barrow-guard": shield,
  "zombie-lord": zombie,
  "plague-cart": plague,
  "bone-colossus": giant,
  "crypt-lich": lich,
  "shadow-scout": hooded,
  "veiled-assassin": assassin,
  "shadow-knight": knight,
  "queens-herald": herald,
  "black-halberdier": halberdier,
  "nefarious-cannon": cannon,
  "mirror-witch": witch,
  "creeping-tower": siegeTower,
  "queens-executioner": executioner,
  "crowned-nightmare": terror,
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
};

/** The figure of a card; cards of one's own without a picture look out of the dark. */
export const cardIcon = (id: string): string => CARD_ICONS[id] ?? unknown;
