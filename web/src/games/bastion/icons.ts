/** One outline for every class, legendary enemy, trait, spell, ritual and defender. */

import beast from "game-icons:wolf-head";
import warrior from "game-icons:spartan-helmet";
import mage from "game-icons:wizard-face";
import rider from "game-icons:mounted-knight";
import scout from "game-icons:hooded-figure";
import symbiote from "game-icons:leeching-worm";
import flyer from "game-icons:bat-wing";
import priest from "game-icons:sun-priest";
import giant from "game-icons:giant";
import archmage from "game-icons:warlock-hood";
import shapeshifter from "game-icons:werewolf";
import dragon from "game-icons:dragon-head";
import spy from "game-icons:spy";
import belligemin from "game-icons:gargoyle";
import rokai from "game-icons:griffin-symbol";
import valkyrie from "game-icons:angel-wings";
import golem from "game-icons:rock-golem";
import blackWing from "game-icons:raven";
import inquisitor from "game-icons:executioner-hood";
import shaggon from "game-icons:minotaur";
import knellerwyrm from "game-icons:wyvern";
import leviathan from "game-icons:sea-serpent";

import recruit from "game-icons:bugle-call";
import united from "game-icons:linked-rings";
import flight from "game-icons:feathered-wing";
import ward from "game-icons:shield";
import stride from "game-icons:footprint";
import block from "game-icons:cancel";
import shift from "game-icons:transform";
import intoCitadel from "game-icons:castle";
import boost from "game-icons:upgrade";
import boostAll from "game-icons:rally-the-troops";
import expel from "game-icons:exit-door";
import wallward from "game-icons:defensive-wall";
import immune from "game-icons:magic-shield";
import aura from "game-icons:aura";

import acceleration from "game-icons:sprint";
import flame from "game-icons:flame";
import alchemy from "game-icons:bubbling-flask";
import prism from "game-icons:prism";
import lightning from "game-icons:lightning-trio";
import arrow from "game-icons:high-shot";
import castling from "game-icons:card-exchange";
import abundance from "game-icons:cornucopia";
import teleport from "game-icons:teleport";
import copy from "game-icons:mirror-mirror";
import repetition from "game-icons:hourglass";

import accumulator from "game-icons:chalice-drops";
import converter from "game-icons:cauldron";
import well from "game-icons:well";
import obelisk from "game-icons:obelisk";
import gun from "game-icons:cannon";

import dagdar from "game-icons:viking-head";
import sannirr from "game-icons:woman-elf-face";
import orsilla from "game-icons:cowled";
import brannoc from "game-icons:dwarf-face";

import droplets from "game-icons:droplets";
import tower from "game-icons:stone-tower";
import gate from "game-icons:gate";
import castle from "game-icons:castle";
import statue from "game-icons:stone-bust";
import crack from "game-icons:earth-crack";
import attack from "game-icons:crossed-swords";
import prints from "game-icons:boot-prints";
import horde from "game-icons:swords-emblem";
import scroll from "game-icons:scroll-unfurled";

export const ENEMY_ICONS: Record<string, string> = {
  ...{ beast, warrior, mage, rider, scout, symbiote, flyer, priest, giant, archmage, shapeshifter, dragon },
  ...{ spy, belligemin, rokai, valkyrie, golem, inquisitor, shaggon, knellerwyrm, leviathan },
  "black-wing": blackWing,
};

export const TRAIT_ICONS: Record<string, string> = {
  recruit,
  symbiote: united,
  flyer: flight,
  ward,
  giant: stride,
  block,
  shift,
  citadel: intoCitadel,
  boost,
  "boost-all": boostAll,
  expel,
  wallward,
  immune,
  aura,
  "no-flame": flame,
  "no-lightning": lightning,
};

/** Traits whose sign is a thing that they forbid: it is struck out. */
export const STRUCK_OUT = new Set(["no-flame", "no-lightning"]);

export const SPELL_ICONS: Record<string, string> = {
  ...{ acceleration, flame, alchemy, prism, lightning, arrow, castling, abundance, teleport, copy, repetition },
};

export const RITUAL_ICONS: Record<string, string> = { accumulator, converter, source: well, obelisk, gun };

export const PORTRAITS: Record<string, string> = { dagdar, sannirr, orsilla, brannoc };

/** The colour of a defender's ring: none of the colours of mana, nor the gold of what may be chosen. */
export const DEFENDER_COLOURS: Record<string, string> = {
  dagdar: "#f0883e",
  sannirr: "#52b9cf",
  orsilla: "#c3d650",
  brannoc: "#e58fb8",
};

/** What a defender may do once in a turn. */
export const ACTION_ICONS: Record<string, string> = { move: acceleration, gain: droplets, attack };

export const PART_ICONS = { droplets, tower, gate, castle, statue, crack, prints, horde, scroll, ward, blocked: block };
