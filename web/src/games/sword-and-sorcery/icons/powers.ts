/** The picture of each power and talent. */

import angelWings from "game-icons:angel-wings";
import armadillo from "game-icons:armadillo";
import arrowCluster from "game-icons:arrow-cluster";
import arrowDunk from "game-icons:arrow-dunk";
import backpack from "game-icons:backpack";
import backstab from "game-icons:backstab";
import barrier from "game-icons:barrier";
import beamsAura from "game-icons:beams-aura";
import bleedingHeart from "game-icons:bleeding-heart";
import bloodySword from "game-icons:bloody-sword";
import bullseye from "game-icons:bullseye";
import cavalry from "game-icons:cavalry";
import clover from "game-icons:clover";
import crossedSabres from "game-icons:crossed-sabres";
import crystalEye from "game-icons:crystal-eye";
import dodging from "game-icons:dodging";
import doubleFaceMask from "game-icons:double-face-mask";
import dread from "game-icons:dread";
import eagleHead from "game-icons:eagle-head";
import explosionRays from "game-icons:explosion-rays";
import fireball from "game-icons:fireball";
import firstAidKit from "game-icons:first-aid-kit";
import fist from "game-icons:fist";
import frostfire from "game-icons:frostfire";
import healing from "game-icons:healing";
import iceSpellCast from "game-icons:ice-spell-cast";
import interleavedArrows from "game-icons:interleaved-arrows";
import leafSwirl from "game-icons:leaf-swirl";
import lifeTap from "game-icons:life-tap";
import lightningStorm from "game-icons:lightning-storm";
import lightningTree from "game-icons:lightning-tree";
import lungs from "game-icons:lungs";
import mantrap from "game-icons:mantrap";
import ninjaMask from "game-icons:ninja-mask";
import prayer from "game-icons:prayer";
import rallyTheTroops from "game-icons:rally-the-troops";
import robber from "game-icons:robber";
import rose from "game-icons:rose";
import run from "game-icons:run";
import runeSword from "game-icons:rune-sword";
import serratedSlash from "game-icons:serrated-slash";
import shieldBash from "game-icons:shield-bash";
import shieldReflect from "game-icons:shield-reflect";
import shieldcomb from "game-icons:shieldcomb";
import shouting from "game-icons:shouting";
import smokeBomb from "game-icons:smoke-bomb";
import snakeBite from "game-icons:snake-bite";
import sonicShout from "game-icons:sonic-shout";
import strong from "game-icons:strong";
import surroundedShield from "game-icons:surrounded-shield";
import swordSlice from "game-icons:sword-slice";
import targeting from "game-icons:targeting";
import treasureMap from "game-icons:treasure-map";
import whirlwind from "game-icons:whirlwind";
import wingfoot from "game-icons:wingfoot";
import wolfHowl from "game-icons:wolf-howl";
import wolfTrap from "game-icons:wolf-trap";

export const POWERS: Record<string, string> = {
  "arcane-focus": crystalEye,
  "blood-magic": bleedingHeart,
  taunt: shouting,
  dread,
  "twin-arrows": interleavedArrows,
  "two-blades": crossedSabres,
  "disarm-trap": wolfTrap,
  thievery: robber,
  "dagger-whirl": whirlwind,
  "help-from-above": prayer,
  "rune-explosion": explosionRays,
  "thunder-mistress": lightningStorm,
  "life-drain": lifeTap,
  "fire-ball": fireball,
  "magic-barrier": barrier,
  "frost-breath": iceSpellCast,
  "dark-flame": frostfire,
  illusion: doubleFaceMask,
  "rose-strike": rose,
  cleave: swordSlice,
  "shield-wall": shieldcomb,
  "holy-charge": cavalry,
  "blood-oath": bloodySword,
  "second-wind": lungs,
  "shield-bash": shieldBash,
  "precise-shot": bullseye,
  "rain-of-arrows": arrowCluster,
  "summon-fenrir": wolfHowl,
  snare: mantrap,
  "forest-step": leafSwirl,
  "eagle-eye": eagleHead,
  "pinning-shot": arrowDunk,
  stealth: ninjaMask,
  "treasure-hunting": treasureMap,
  backstab,
  venom: snakeBite,
  smoke: smokeBomb,
  evasion: dodging,
  "throat-cut": serratedSlash,
  heal: healing,
  "lightning-bolt": lightningTree,
  bless: beamsAura,
  command: rallyTheTroops,
  "attack-rune": runeSword,
  "defence-rune": shieldReflect,
  purify: angelWings,
  toughness: strong,
  lucky: clover,
  swift: wingfoot,
  "pack-mule": backpack,
  "thick-skin": armadillo,
  "battle-cry": sonicShout,
  brawler: fist,
  marksman: targeting,
  warded: surroundedShield,
  "field-medic": firstAidKit,
  runner: run,
};
