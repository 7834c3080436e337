/** What the page needs of the view of Last Bastion beyond its generated types. */

import type {
  CardView as Card,
  EffectView as Effect,
  HeroView as Hero,
  HordeBoardView as HordeBoard,
  LastBastionCatalogue as WholeCatalogue,
  LastBastionView,
  SlotView as Slot,
  TileView as Tile,
} from "./generated.ts";

export type { Card, Effect, Hero, HordeBoard, LastBastionView, Slot, Tile };
/** What the page reads of the catalogue. */
export type LastBastionCatalogue = Pick<WholeCatalogue, "cards">;
export type Side = HordeBoard["side"];
export type Kind = Effect["kind"];

export const GAME = "last-bastion";
export const EQUIPMENT = ["red", "green", "blue", "yellow", "black"] as const;

export const slotsOf = (view: LastBastionView): Slot[] => view.boards.flatMap((board) => board.slots);

export const heroOfSeat = (view: LastBastionView, seat: number | null): Hero | undefined =>
  view.heroes.find((hero) => hero.seat === seat);

export const inPlay = (hero: Hero): boolean => hero.tile !== null;

/** A card that is not in play, as a view would show it; undefined where there is no such card. */
export function printedCard(id: string, catalogue: LastBastionCatalogue): Card | undefined {
  const card = catalogue.cards[id];
  if (!card) return undefined;
  const kinds: Kind[] = ["enter", "recurring", "permanent", "exit"];
  return {
    id,
    colour: card.colour,
    warlord: card.warlord,
    printed: card.resistance,
    resistance: card.resistance,
    effects: kinds.flatMap((kind) => card[kind].map((code) => ({ kind, code, net: false }))),
    evil: false,
    spell: false,
    die: false,
  };
}
