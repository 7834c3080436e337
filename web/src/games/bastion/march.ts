/** Where the enemies march to, as the rules have it (BA-ENEMY-2, BA-RULE-2): shown before it happens. */

import { numberOf } from "./geometry.ts";
import type { BastionView } from "./view.ts";

/** The first free section before an obstacle on the way down from `start`; 0 where there is none. */
export function stopSection(taken: ReadonlySet<number>, start: number): number {
  let number = Math.min(start, Math.max(0, ...taken) + 1);
  while (number > 0 && taken.has(number)) number -= 1;
  while (number > 1 && !taken.has(number - 1)) number -= 1;
  return number;
}

export interface March {
  /** The free sections that are passed, the goal among them, in the order they are walked over. */
  way: number[];
  /** Where it ends; 0 where there is no room, which is the loss. */
  to: number;
  /** The section of the enemy that walks; 0 for one from the deck. */
  from: number;
}

/** The march of an ordinary enemy: of the next one from the deck or, once that is empty, of the last on the wall. */
export function march(view: BastionView): March | null {
  const taken = new Set(Object.keys(view.wall).map(numberOf));
  const last = numberOf(view.last_section);
  const from = view.deck.left > 0 ? 0 : Math.max(0, ...taken);
  if (view.deck.left === 0 && from === 0) return null;
  const start = from === 0 ? last : from - 1;
  const to = stopSection(taken, start);
  const way: number[] = [];
  for (let number = start; number >= to && number > 0; number -= 1) if (!taken.has(number)) way.push(number);
  return { way: to === 0 ? [] : way, to, from };
}
