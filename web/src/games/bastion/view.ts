/** What the page needs of the view of Bastion beyond its generated types. */

import type {
  BastionCatalogue as WholeCatalogue,
  BastionView,
  DefenderView as Defender,
  DistrictView as District,
  EnemyCardView as Card,
  EnemyView as Enemy,
  SourceView as Source,
} from "./generated.ts";

export type { BastionView, Card, Defender, District, Enemy, Source };

/** What the page reads of the catalogue. */
export interface BastionCatalogue extends Pick<WholeCatalogue, "cards" | "rituals"> {
  editions: Record<string, Pick<WholeCatalogue["editions"][string], "abundance">>;
}

export const COLOURS = ["yellow", "green", "red", "violet", "blue", "black"] as const;
export type Colour = (typeof COLOURS)[number];
/** Mana by colour; `any` for what may be paid in any colours. */
export type Mana = Partial<Record<Colour | "any", number>>;

export const CITADEL = "citadel";

export const isColour = (id: string): id is Colour => (COLOURS as readonly string[]).includes(id);

/** The class of a card by its id: `scout-red` is a scout, `black-wing` is itself. */
export function familyOf(card: string): string {
  const dash = card.lastIndexOf("-");
  return dash > 0 && isColour(card.slice(dash + 1)) ? card.slice(0, dash) : card;
}

/** The colour in an id that ends in one: `gun-red`. */
export const colourOf = (id: string): string => {
  const last = id.slice(id.lastIndexOf("-") + 1);
  return isColour(last) ? last : "";
};

/** Every enemy in play with the place where it stands; of the dragons only the top one. */
export function enemies(view: BastionView): Enemy[] {
  const found = Object.values(view.wall);
  for (const district of view.districts) if (district.square) found.push(district.square);
  if (view.citadel.top) found.push(view.citadel.top);
  return found;
}

export const enemyAt = (view: BastionView, place: string): Enemy | undefined =>
  enemies(view).find((enemy) => enemy.at === place);

/** The strength of everything on the wall together. */
export const strengthOnWall = (view: BastionView): number =>
  Object.values(view.wall).reduce((sum, enemy) => sum + strengthOf(enemy), 0);

export const strengthOf = (enemy: Enemy): number => enemy.cards.reduce((sum, card) => sum + card.strength, 0);
