/** The pictures of heroes, enemies, cards and tokens in the rulebook. */

import { pictures } from "~/games/pictures.ts";
import { ITEMS } from "./icons/items.ts";
import { POWERS } from "./icons/powers.ts";
import {
  CATEGORIES, CONDITIONS, KINDS, RANK_PAINT, SYMBOLS, blood, companionIcon, crown, enemyIcon, event, fire, heroColour, heroIcon, key, loot, moon, search, shadow,
  shrine, story, sun, waypoint,
} from "./icons.ts";

const RANKED = /^(.*)-(green|blue|red)$/;

/** A scroll by its id: that of a boss has no rank in it. */
function scroll(id: string) {
  const [, kind = id, rank = "purple"] = RANKED.exec(id) ?? [];
  return { outline: enemyIcon(kind), paint: RANK_PAINT[rank]! };
}

const CARDS: Record<string, string> = { day: sun, night: moon };
const EFFECTS: Record<string, string> = { crit: blood, ...CONDITIONS };

export const pictureOf = pictures({
  class: (id) => ({ outline: heroIcon(id), paint: heroColour(id.split("-")[0]!) }),
  scroll,
  companion: (id) => companionIcon(id.split("-")[0]!),
  power: (id) => POWERS[id],
  item: (id) => ITEMS[id],
  category: (id) => CATEGORIES[id],
  kind: (id) => KINDS[id],
  symbol: (id) => SYMBOLS[id],
  condition: (id) => CONDITIONS[id],
  effect: (id) => EFFECTS[id],
  card: (id) => CARDS[id] ?? event,
  encounter: () => event,
  quest: () => waypoint,
  loot: () => loot,
  search: () => search,
  shrine: () => shrine,
  shadow: () => shadow,
  story: () => story,
  "burning-area": () => fire,
  "magic-lock": () => key,
  "priority-token": () => crown,
});
