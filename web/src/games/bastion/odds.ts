/** Who may come next and where it would stand, from the odds of ending the actions. */

import type { Odds } from "~/api/protocol.ts";
import { isSection, numberOf } from "./geometry.ts";
import { CITADEL, familyOf } from "./view.ts";

export interface EnemyOdds {
  family: string;
  chance: number;
  /** Where cards of that class would come to lie, the likeliest first; empty for no room. */
  places: string[];
}

export interface NextEnemies {
  enemies: EnemyOdds[];
  /** Kinds of places with their chances: a section, a square, the citadel. */
  loss: number;
}

/** The odds that let the enemy come, whichever option brings them. */
export const nextEnemyOdds = (odds: Record<string, Odds>): Odds | undefined => odds.done ?? odds["go-on"];

export function nextEnemies(odds: Odds): NextEnemies {
  const places = (odds.data.places ?? {}) as Record<string, string>;
  const byFamily = new Map<string, { chance: number; at: Map<string, number> }>();
  for (const [code, chance] of Object.entries(odds.of)) {
    if (!code.startsWith("enemy:")) continue;
    const card = code.slice("enemy:".length);
    const family = familyOf(card);
    const known = byFamily.get(family) ?? { chance: 0, at: new Map<string, number>() };
    known.chance += chance;
    const place = places[card] ?? "";
    known.at.set(place, (known.at.get(place) ?? 0) + chance);
    byFamily.set(family, known);
  }
  const enemies = [...byFamily].map(([family, { chance, at }]) => ({
    family,
    chance,
    places: [...at].sort((a, b) => b[1] - a[1]).map(([place]) => place),
  }));
  enemies.sort((a, b) => b.chance - a.chance || a.family.localeCompare(b.family));
  return { enemies, loss: odds.of.loss ?? 0 };
}

/** What kind of place it is, for a short word. */
export function placeKind(place: string): { kind: "wall" | "square" | "citadel" | "none"; number: number } {
  if (isSection(place)) return { kind: "wall", number: numberOf(place) };
  if (place === CITADEL) return { kind: "citadel", number: 0 };
  return { kind: place ? "square" : "none", number: 0 };
}

/** A chance in whole percent; never 0 for what can happen, never 100 for what may not. */
export function percent(chance: number): number {
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 0) return 1;
  return whole === 100 && chance < 1 ? 99 : whole;
}
