/** Who may set out together, as a form for the party shows it. */

import type { SwordAndSorceryCatalogue } from "./view.ts";

export const MAX_HEROES = 5;

/** The classes of each hero, in the order in which they are offered. */
export function classesByHero(cards: string[]): { hero: string; cards: string[] }[] {
  const found = new Map<string, string[]>();
  for (const card of cards) {
    const hero = card.split("-")[0]!;
    found.set(hero, [...(found.get(hero) ?? []), card]);
  }
  return [...found].map(([hero, own]) => ({ hero, cards: own }));
}

/** The seat that runs the hero at that place of the party: the first seats run the first heroes. */
export const seatOf = (place: number, players: number, heroes: number): number => Math.floor((place * players) / heroes);

export interface ClassInfo {
  alignment: string;
  style: string;
}

export const classInfo = (card: string, catalogue: SwordAndSorceryCatalogue | null): ClassInfo | undefined =>
  (catalogue?.classes as Record<string, ClassInfo> | undefined)?.[card];
