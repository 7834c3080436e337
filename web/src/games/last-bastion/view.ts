/** The view of Last Bastion, as `holdfast/games/last_bastion/view.py` writes it. */

export type Side = "north" | "east" | "south" | "west";
export type Kind = "enter" | "recurring" | "permanent" | "exit";
export type Status = "healthy" | "wounded" | "eliminated" | "dead";
export type Piece = "net" | "trap" | "standard" | "spell";

export const GAME = "last-bastion";
export const EQUIPMENT = ["red", "green", "blue", "yellow", "black"] as const;

export interface Effect {
  kind: Kind;
  code: string;
  net: boolean;
}

export interface Card {
  id: string;
  colour: string;
  warlord: boolean;
  printed: number;
  resistance: number;
  effects: Effect[];
  evil: boolean;
  spell: boolean;
  die: boolean;
}

export interface Slot {
  id: string;
  /** The tiles straight in from the slot, nearest first. */
  line: string[];
  trap: boolean;
  card: Card | null;
}

export interface HordeBoard {
  id: string;
  side: Side;
  hero: string | null;
  slots: Slot[];
}

export interface Tile {
  id: string;
  place: number;
  evil: boolean;
  heroes: string[];
}

export interface Hero {
  id: string;
  seat: number;
  board: string;
  tile: string | null;
  status: Status;
  life: number;
  calls: number;
  equipment: Record<string, number>;
  pinned: boolean;
  cursed: boolean;
  power: boolean;
}

export interface LastBastionView {
  level: string;
  round: number;
  turn: {
    number: number;
    board: string;
    phase: "begin" | "cards" | "board" | "hero";
    seat: number | null;
    used: { moved: boolean; tile: boolean; fight: boolean; power: boolean };
  };
  tiles: Tile[];
  boards: HordeBoard[];
  heroes: Hero[];
  deck: { cards: number; back: string | null };
  discard: string[];
  /** For how many rounds nothing has happened, and how many lose; null while they are few. */
  standstill: { rounds: number; limit: number; fights: boolean } | null;
  warlords: { beaten: number; all: number };
  reserve: { life: number; calls: number; equipment: Record<string, number>; evil: number; standards: string[] };
  pieces: {
    net: string;
    trap: string;
    standard: { at: string; token: string | null };
    spell: string | null;
  };
  dice: { white: number; locked: number; equipment_banned: boolean };
}

/** What is printed on a card. */
export interface PrintedCard {
  colour: string;
  resistance: number;
  warlord: boolean;
  enter: string[];
  recurring: string[];
  permanent: string[];
  exit: string[];
}

export const slotsOf = (view: LastBastionView): Slot[] => view.boards.flatMap((board) => board.slots);

export const heroOfSeat = (view: LastBastionView, seat: number | null): Hero | undefined =>
  view.heroes.find((hero) => hero.seat === seat);

export const inPlay = (hero: Hero): boolean => hero.tile !== null;

export interface LastBastionCatalogue {
  cards: Record<string, PrintedCard>;
}

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
