/** What a game brings to the page. A third game adds a folder with these and one line in `shelf.ts`. */

import type { Component } from "svelte";
import type { Catalogue, Line, Odds, Option, Seat, View } from "~/api/protocol.ts";

/** What a board is drawn from. It lights, asks and explains through `Spot`, and knows nothing else. */
export interface BoardProps {
  view: View;
  catalogue: Catalogue;
  /** Lines that came with the last change: dice to tumble, blows to show. */
  fresh: Line[];
}

export interface PartyProps extends BoardProps {
  seats: Seat[];
  yours: number[];
  /** The seats that are waited for. */
  waiting: number[];
  /** Seats with somebody at them now. */
  present: number[];
}

/** Why a thing is what it is: shown on hover, focus or long press. */
export interface Explanation {
  title: string;
  /** Small print below the title: what kind of thing it is. */
  kind?: string;
  lines: { text: string; outline?: string; tone?: string }[];
  /** The rule that tells more. */
  rule?: string;
}

export interface GameFace {
  /** The outline of an icon that stands for the game. */
  emblem: string;
  Board: Component<BoardProps>;
  /** The left column: who plays, with life, tokens, mana and whose turn it is. */
  Party: Component<PartyProps>;
  /** Further panels below the options: reserves, who may come. */
  Aside?: Component<BoardProps>;
  /** What the end of a game leaves to be told beside won or lost. */
  End?: Component<BoardProps>;
  /** What a party keeps between the games of a campaign. */
  Kept?: Component<{ party: Record<string, any>; catalogue: Catalogue }>;
  /** The chances of an option beside its sentence; without it they are said in words. */
  Chances?: Component<{ odds: Odds }>;
  /** The short line beside the game's name: level, deck, what matters most. */
  headline(view: View): string;
  /** The things on the board at which an option stands; the first is where its button lies. */
  spots(option: Option, view: View): string[];
  /** The same for options that come to the same, of which a list need show only one. */
  alike?(option: Option, view: View): string;
  /** What a thing is; null for what needs no words. */
  explain(id: string, view: View, catalogue: Catalogue): Explanation | null;
  /** The things that a line of the log speaks of. */
  speaksOf(line: Line, view: View): string[];
}
