/** What enemies do to the whole table while they are in play. */

import { enemies, type BastionCatalogue, type BastionView } from "./view.ts";

export interface BoardEffect {
  /** The enemy whose doing it is. */
  card: string;
  trait: string;
  /** The colour it touches, where it touches one. */
  colour: string;
}

const EVERYWHERE = new Set(["block", "boost", "boost-all", "no-flame", "no-lightning"]);

export function boardEffects(view: BastionView, catalogue: BastionCatalogue): BoardEffect[] {
  const found: BoardEffect[] = [];
  for (const enemy of enemies(view)) {
    for (const card of enemy.cards) {
      for (const trait of card.traits.filter((one) => EVERYWHERE.has(one))) {
        const colour = trait === "block" ? (catalogue.cards[card.id]?.blocks ?? "") : trait === "boost" ? card.colour : "";
        found.push({ card: card.id, trait, colour });
      }
    }
  }
  return found;
}
