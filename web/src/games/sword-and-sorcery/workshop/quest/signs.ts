/** The signs of the things on the map of a quest. */

import * as pictures from "../../icons.ts";
import type { Thing } from "./tools.ts";

export interface Sign {
  outline: string;
  paint?: string;
  /** Enemies are square. */
  square?: boolean;
  /** Only from so many heroes on. */
  number?: number;
}

const kindOf = (scroll: string): string => scroll.replace(/-(green|blue|red|purple)$/, "");

export function signOf({ list, entry }: Thing, ranks: Record<string, string>): Sign {
  const asleep = entry["active"] === false ? { paint: "#7d7a74" } : {};
  const from = Number(entry["heroes"] ?? 2) > 2 ? { number: Number(entry["heroes"]) } : {};
  switch (list) {
    case "gates":
      return { outline: pictures.gate, paint: "#b88cff", ...asleep };
    case "chests":
      return { outline: pictures.chest, paint: "#d9a93a" };
    case "shrines":
      return { outline: pictures.shrine, paint: "#8fd0ff", ...asleep };
    case "keys":
      return { outline: pictures.key, paint: `var(--${entry["colour"] === "gold" ? "yellow" : entry["colour"]})` };
    case "search":
      return { outline: pictures.search };
    case "waypoints":
      return { outline: pictures.waypoint, paint: "#ffd778", ...asleep };
    case "shadows":
      return { outline: pictures.shadow, paint: "#8d8a92", ...from };
    default: {
      const scroll = String(entry["scroll"]);
      return { outline: pictures.enemyIcon(kindOf(scroll)), paint: pictures.RANK_PAINT[ranks[scroll] ?? "green"]!, square: true, ...from };
    }
  }
}
