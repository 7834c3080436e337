/** Outlines of heroes, enemies, items, powers, symbols, tokens and conditions. */

import anvil from "game-icons:anvil";
import armor from "game-icons:breastplate";
import arrows from "game-icons:arrows-shield";
import axe from "game-icons:battle-axe";
import bag from "game-icons:knapsack";
import blind from "game-icons:blindfold";
import blood from "game-icons:drop";
import bow from "game-icons:high-shot";
import burn from "game-icons:burning-embers";
import chest from "game-icons:locked-chest";
import coins from "game-icons:two-coins";
import crossedSwords from "game-icons:crossed-swords";
import crown from "game-icons:crown";
import crystal from "game-icons:floating-crystal";
import dagger from "game-icons:plain-dagger";
import dwarf from "game-icons:dwarf-face";
import dwarfHelmet from "game-icons:dwarf-helmet";
import elf from "game-icons:elf-ear";
import event from "game-icons:card-draw";
import eye from "game-icons:all-seeing-eye";
import falling from "game-icons:falling";
import fire from "game-icons:small-fire";
import foresight from "game-icons:crystal-ball";
import gate from "game-icons:magic-portal";
import ghost from "game-icons:ghost";
import goblin from "game-icons:goblin-head";
import goblins from "game-icons:goblin";
import hammer from "game-icons:flat-hammer";
import heart from "game-icons:hearts";
import hidden from "game-icons:cloak-dagger";
import hit from "game-icons:crossed-slashes";
import hood from "game-icons:hood";
import hooded from "game-icons:hooded-assassin";
import hourglass from "game-icons:hourglass";
import injury from "game-icons:arm-bandage";
import innate from "game-icons:sparkles";
import key from "game-icons:key";
import king from "game-icons:dwarf-king";
import knife from "game-icons:thrown-daggers";
import leather from "game-icons:leather-armor";
import legend from "game-icons:laurel-crown";
import loot from "game-icons:swap-bag";
import mace from "game-icons:flanged-mace";
import magic from "game-icons:magic-swirl";
import magicShield from "game-icons:magic-shield";
import miss from "game-icons:cancel";
import moon from "game-icons:moon";
import mounted from "game-icons:mounted-knight";
import blackHelm from "game-icons:black-knight-helm";
import orc from "game-icons:orc-head";
import passive from "game-icons:aura";
import poison from "game-icons:poison-bottle";
import potion from "game-icons:health-potion";
import power from "game-icons:power-lightning";
import reaction from "game-icons:sword-clash";
import ring from "game-icons:ring";
import rogue from "game-icons:rogue";
import rune from "game-icons:rune-stone";
import search from "game-icons:magnifying-glass";
import shadow from "game-icons:hooded-figure";
import shaman from "game-icons:skull-staff";
import shield from "game-icons:checked-shield";
import shrine from "game-icons:crystal-shrine";
import skull from "game-icons:death-skull";
import slow from "game-icons:snail";
import staff from "game-icons:wizard-staff";
import star from "game-icons:round-star";
import story from "game-icons:open-book";
import stun from "game-icons:knocked-out-stars";
import sun from "game-icons:sun";
import sword from "game-icons:broadsword";
import tavern from "game-icons:beer-stein";
import troll from "game-icons:troll";
import archer from "game-icons:archer";
import walk from "game-icons:walk";
import wand from "game-icons:crystal-wand";
import waypoint from "game-icons:position-marker";
import wizard from "game-icons:wizard-face";
import witch from "game-icons:witch-face";
import wolf from "game-icons:wolf-head";
import { ITEMS } from "./icons/items.ts";
import { POWERS } from "./icons/powers.ts";

export {
  anvil, blood, burn, chest, coins, crossedSwords, crown, crystal, event, eye, fire, foresight, gate, ghost, heart, hourglass, key, loot, moon,
  rune, search, shadow, shield, shrine, skull, star, story, sun, tavern, walk, waypoint, armor, bag,
};

const CLASSES: Record<string, string> = {
  "auriel-wizard": wizard,
  "auriel-sorceress": witch,
  "ecarus-white-rose": mounted,
  "ecarus-black-rose": blackHelm,
  "laegon-archer": archer,
  "laegon-ranger": elf,
  "shae-rogue": rogue,
  "shae-assassin": hooded,
  "thorgar-cleric": dwarf,
  "thorgar-runemaster": dwarfHelmet,
};

export const heroIcon = (card: string): string => CLASSES[card] ?? hood;

/** The colour of a hero: the base of the figure and the edge of the card. */
const COLOURS: Record<string, string> = {
  auriel: "#b06fd8",
  ecarus: "#e08a3c",
  laegon: "#4fb3c8",
  shae: "#d65f8a",
  thorgar: "#d9b23a",
};

export const heroColour = (hero: string): string => COLOURS[hero] ?? "#b9b0a2";

const ENEMIES: Record<string, string> = {
  gremlin: goblin,
  "gremlin-pack": goblins,
  raider: hood,
  "orc-warrior": orc,
  "orc-shaman": shaman,
  troll,
  "enraged-troll": troll,
  "orc-king": king,
  "crownless-king": king,
};

export const enemyIcon = (kind: string): string => ENEMIES[kind] ?? skull;

export const companionIcon = (id: string): string => (id === "fenrir" ? wolf : star);

export const SYMBOLS: Record<string, string> = { hit, power, magic, shield, legend, miss };

export const CONDITIONS: Record<string, string> = {
  kd: falling,
  blind,
  slow,
  stun,
  poison,
  burn: fire,
  injury,
  hidden,
  mshield: magicShield,
};

export const CATEGORIES: Record<string, string> = {
  sword, axe, bow, hammer, staff, wand, dagger, knife, shield, mace, light: leather, medium: armor, heavy: armor, exotic: star,
};

export const KINDS: Record<string, string> = {
  weapon: sword, armor, artifact: ring, permanent: bag, consumable: potion, ammunition: arrows, crowns: coins,
};

export const itemIcon = (face: string, item: { kind: string; category?: string } | undefined): string =>
  ITEMS[face] ?? CATEGORIES[item?.category ?? ""] ?? KINDS[item?.kind ?? ""] ?? star;

const ACTIONS: Record<string, string> = {
  passive, move: walk, combat: crossedSwords, special: star, free: innate, reaction,
};

export const actionIcon = (kind: string): string => ACTIONS[kind] ?? star;

/** The picture of a power; of a new one, what it takes to use it. */
export const powerIcon = (id: string, kind: string): string => POWERS[id] ?? actionIcon(kind);

export const RANK_PAINT: Record<string, string> = {
  green: "var(--green)",
  blue: "var(--blue)",
  red: "var(--red)",
  purple: "var(--violet)",
};
/** The shape that goes with a rank, for those who do not see its colour. */
export const RANK_SHAPE: Record<string, string> = { green: "green", blue: "blue", red: "red", purple: "violet" };
