/** The view of Bastion as `holdfast/games/bastion/view.py` tells it, and what its catalogue holds. */

export const COLOURS = ["yellow", "green", "red", "violet", "blue", "black"] as const;
export type Colour = (typeof COLOURS)[number];
export type Mana = Record<string, number>;

export interface Card {
  id: string;
  /** Its class; a legendary enemy is a class of its own. */
  family: string;
  /** Empty for the one enemy that has no colour. */
  colour: string;
  strength: number;
  printed: number;
  prismatic: boolean;
  traits: string[];
}

/** An enemy: one card, or a host with its symbiotes. */
export interface Enemy {
  at: string;
  cards: Card[];
  price: Mana;
  /** `ward`, `wallward` or nothing. */
  protected: string;
}

export interface Source {
  id: string;
  colour: string;
  token: string;
  damaged: boolean;
}

export interface District {
  id: string;
  sections: string[];
  sources: Source[];
  tower: { id: string; colour: string; token: string };
  bases: Record<string, string>;
  square: Enemy | null;
}

export interface Spell {
  id: string;
  spell: string;
  power: number;
}

export interface Defender {
  seat: number;
  id: string;
  place: string;
  pool: Mana;
  spells: Spell[];
  rituals: string[];
  drawn: string[];
  artifacts: { id: string; used: boolean }[];
  pledged: string[];
}

export interface BastionView {
  edition: "2015" | "2018";
  camp: "wall" | "token";
  mode: string;
  /** Empty where the kind of game has none. */
  level: string;
  scenario: string;
  classes: string[];
  army: { strength: number; printed?: number; advice?: string };
  side: "statue" | "plain";
  districts: District[];
  wall: Record<string, Enemy>;
  last_section: string;
  citadel: { dragons: string[]; top: Enemy | null };
  deck: { left: number; layers: number[] };
  rituals: { left: number; discarded: string[] };
  reserve: Mana;
  box: string[];
  aside: string[];
  defenders: Defender[];
  blocked: string[];
  active: number;
  phase: string;
  turn: number;
  moved: boolean;
  gained: boolean;
  attacked: boolean;
  revived: boolean;
  must_leave: boolean;
}

export interface PrintedCard {
  class: string;
  troop: "main" | "auxiliary" | "legendary";
  colour: string;
  strength: number;
  each: number;
  spell: string;
  power: number;
  traits: string[];
  blocks: string | null;
}

export interface BastionCatalogue {
  cards: Record<string, PrintedCard>;
  rituals: Record<string, { kind: string; colour: string; structure: boolean }>;
  editions: Record<string, { abundance: number }>;
}

export const CITADEL = "citadel";

export const isColour = (id: string): boolean => (COLOURS as readonly string[]).includes(id);

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
