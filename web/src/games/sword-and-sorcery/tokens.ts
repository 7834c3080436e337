/** What lies in an area besides figures, in the order in which it is laid out. */

import * as pictures from "./icons.ts";
import type { Area, Quest } from "./view.ts";
import { say, tell } from "./names.ts";

export interface Token {
  id: string;
  outline: string;
  label: string;
  tone: string;
  count?: number;
  /** The symbol of a gate's die, written beside it. */
  symbol?: string;
  lock?: string;
}

export function tokensOf(area: Area, quest: Quest): Token[] {
  const { gates, chests, keys, waypoints } = quest.map;
  const { items = [], crowns = 0, loot = 0, treasure = 0 } = area.ground;
  const lying = items.length + loot + treasure + (crowns > 0 ? 1 : 0);
  const found: (Token | false)[] = [
    area.shrine !== null && {
      id: `shrine-${area.id}`,
      outline: pictures.shrine,
      label: tell(area.shrine ? "shrine-on" : "shrine-off"),
      tone: area.shrine ? "holy" : "asleep",
    },
    ...gates
      .filter((gate) => gate.area === area.id)
      .map((gate) => ({ id: gate.id, outline: pictures.gate, label: tell("gate"), tone: gate.active ? "evil" : "asleep", symbol: gate.symbol })),
    ...chests
      .filter((chest) => chest.area === area.id)
      .map((chest) => ({ id: chest.id, outline: pictures.chest, label: tell("chest"), tone: "gold", ...(chest.lock ? { lock: chest.lock } : {}) })),
    area.search && { id: `search-${area.id}`, outline: pictures.search, label: tell("search-here"), tone: "plain" },
    ...Object.entries(keys)
      .filter(([, at]) => at === area.id)
      .map(([colour]) => ({ id: `key-${colour}`, outline: pictures.key, label: say(`key-${colour}`), tone: colour })),
    area.story && { id: `story-${area.id}`, outline: pictures.story, label: tell("story-here"), tone: "plain" },
    area.shadows > 0 && {
      id: `shadow-${area.id}`,
      outline: pictures.shadow,
      label: tell("shadows", { n: area.shadows }),
      tone: "shadow",
      count: area.shadows,
    },
    ...waypoints
      .filter((one) => one.area === area.id)
      .map((one) => ({ id: one.id, outline: pictures.waypoint, label: tell("waypoint"), tone: "gold" })),
    lying > 0 && {
      id: `ground-${area.id}`,
      outline: crowns > 0 && lying === 1 ? pictures.coins : pictures.loot,
      label: `${tell("lies-here")}: ${lying}`,
      tone: "gold",
      count: lying,
    },
    ...area.runes.map((rune, at) => ({ id: `rune-${area.id}-${at}`, outline: pictures.rune, label: say(`rune-${rune}`), tone: "holy" })),
  ];
  return found.filter((one): one is Token => one !== false);
}
