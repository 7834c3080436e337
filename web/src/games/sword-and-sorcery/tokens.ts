/** What lies in an area besides figures, in the order in which it is laid out. */

import * as pictures from "./icons.ts";
import type { Area, SwordAndSorceryView } from "./view.ts";
import { gameText, pageText } from "./names.ts";

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

export function tokensOf(area: Area, view: SwordAndSorceryView): Token[] {
  const { gates, chests, keys, waypoints } = view.map;
  const { items = [], crowns = 0, loot = 0, treasure = 0 } = area.ground;
  const lying = items.length + loot + treasure + (crowns > 0 ? 1 : 0);
  const found: (Token | false)[] = [
    area.shrine !== null && {
      id: `shrine-${area.id}`,
      outline: pictures.shrine,
      label: pageText(area.shrine ? "shrine-on" : "shrine-off"),
      tone: area.shrine ? "holy" : "asleep",
    },
    ...gates
      .filter((gate) => gate.area === area.id)
      .map((gate) => ({ id: gate.id, outline: pictures.gate, label: pageText("gate"), tone: gate.active ? "evil" : "asleep", symbol: gate.symbol })),
    ...chests
      .filter((chest) => chest.area === area.id)
      .map((chest) => ({ id: chest.id, outline: pictures.chest, label: pageText("chest"), tone: "gold", ...(chest.lock ? { lock: chest.lock } : {}) })),
    area.search && { id: `search-${area.id}`, outline: pictures.search, label: pageText("search-here"), tone: "plain" },
    ...Object.entries(keys)
      .filter(([, at]) => at === area.id)
      .map(([colour]) => ({ id: `key-${colour}`, outline: pictures.key, label: gameText(`key-${colour}`), tone: colour })),
    area.story && { id: `story-${area.id}`, outline: pictures.story, label: pageText("story-here"), tone: "plain" },
    area.shadows > 0 && {
      id: `shadow-${area.id}`,
      outline: pictures.shadow,
      label: pageText("shadows", { n: area.shadows }),
      tone: "shadow",
      count: area.shadows,
    },
    ...waypoints
      .filter((one) => one.area === area.id)
      .map((one) => ({ id: one.id, outline: pictures.waypoint, label: pageText("waypoint"), tone: "gold" })),
    lying > 0 && {
      id: `ground-${area.id}`,
      outline: crowns > 0 && lying === 1 ? pictures.coins : pictures.loot,
      label: `${pageText("lies-here")}: ${lying}`,
      tone: "gold",
      count: lying,
    },
    ...area.runes.map((rune, at) => ({ id: `rune-${area.id}-${at}`, outline: pictures.rune, label: gameText(`rune-${rune}`), tone: "holy" })),
  ];
  return found.filter((one): one is Token => one !== false);
}
