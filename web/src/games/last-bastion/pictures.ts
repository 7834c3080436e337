/** The pictures of tiles, heroes, cards and effects in the rulebook. */

import { pictures } from "~/games/pictures.ts";
import { CARD_ICONS } from "./icons/cards.ts";
import { DECAY_ICONS, EFFECT_ICONS } from "./icons/effects.ts";
import { BOARD_ICONS, HERO_ICONS, TILE_ICONS, call, heart, swords } from "./icons.ts";

const TOKENS: Record<string, string> = { life: heart, call, equipment: swords };

export const pictureOf = pictures({
  tile: (id) => TILE_ICONS[id],
  hero: (id) => HERO_ICONS[id],
  board: (id) => BOARD_ICONS[id],
  card: (id) => CARD_ICONS[id],
  effect: (id) => EFFECT_ICONS[id]?.outline,
  decay: (id) => DECAY_ICONS[id]?.[0],
  token: (id) => TOKENS[id],
});
