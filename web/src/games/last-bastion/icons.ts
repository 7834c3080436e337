/** Outlines of heroes, tiles, pieces, boards, tokens and conditions. */

import axe from "game-icons:battle-axe";
import bandage from "game-icons:arm-bandage";
import banner from "game-icons:vertical-banner";
import call from "game-icons:bugle-call";
import cross from "game-icons:hospital-cross";
import crossbow from "game-icons:crossbow";
import crown from "game-icons:crown";
import die from "game-icons:perspective-dice-six-faces-random";
import discard from "game-icons:card-discard";
import eagle from "game-icons:eagle-head";
import evil from "game-icons:evil-tower";
import falling from "game-icons:falling";
import fountain from "game-icons:water-fountain";
import grave from "game-icons:hasty-grave";
import heart from "game-icons:hearts";
import heartMinus from "game-icons:heart-minus";
import horde from "game-icons:evil-eyes";
import horse from "game-icons:horse-head";
import hourglass from "game-icons:hourglass";
import knightBanner from "game-icons:knight-banner";
import lyre from "game-icons:lyre";
import mantrap from "game-icons:mantrap";
import meditation from "game-icons:meditation";
import mining from "game-icons:mining";
import net from "game-icons:fishing-net";
import shop from "game-icons:shop";
import skull from "game-icons:death-skull";
import spell from "game-icons:music-spell";
import stoneTower from "game-icons:stone-tower";
import swords from "game-icons:crossed-swords";
import tavern from "game-icons:tavern-sign";
import tombstone from "game-icons:tombstone";
import trebuchet from "game-icons:trebuchet";
import power from "game-icons:sparkles";
import walk from "game-icons:walk";
import wingedSword from "game-icons:winged-sword";

export { call, crown, discard, evil, heart, horde, power, swords, walk };

export const HERO_ICONS: Record<string, string> = {
  elmer: horse,
  mylfaar: lyre,
  arne: eagle,
  sindara: wingedSword,
  teagaan: meditation,
  "feng-li": hourglass,
  kazgin: axe,
  twindalli: crossbow,
};

export const TILE_ICONS: Record<string, string> = {
  trebuchet,
  tower: stoneTower,
  market: shop,
  tavern,
  standard: knightBanner,
  fountain,
  dispensary: cross,
  tomb: tombstone,
  quarry: mining,
};

export const PIECE_ICONS: Record<string, string> = { net, trap: mantrap, standard: banner, spell };

/** What a horde board does when it is full. */
export const BOARD_ICONS: Record<string, string> = { red: heartMinus, green: discard, yellow: die, blue: falling };

export const CONDITION_ICONS: Record<string, string> = {
  wounded: bandage,
  eliminated: skull,
  dead: grave,
  pinned: falling,
  cursed: evil,
};
