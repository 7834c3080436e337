/** What a game brings to the page. Its folder exports one from `index.ts`. */

import type { Component } from "svelte";
import type { BeatKind } from "~/board/beats.ts";
import type { LogEntry, Odds, Option, Seat } from "~/api/protocol.ts";

/** What a board is drawn from. Everything that can be chosen or explained on it is a `Spot`. */
export interface BoardProps<View = any, Catalogue = any> {
  view: View;
  catalogue: Catalogue;
  /** Log entries that came with the last update: dice to roll, hits to show. */
  newEntries: LogEntry[];
}

export interface PartyProps<View = any, Catalogue = any> extends BoardProps<View, Catalogue> {
  seats: Seat[];
  /** The seats of whoever looks at this page. */
  yours: number[];
  /** The seats the game waits for. */
  waiting: number[];
  /** Seats whose players are online. */
  present: number[];
}

/** What a thing is: shown on hover, focus or long press. */
export interface Explanation {
  title: string;
  /** Small print below the title: what kind of thing it is. */
  kind?: string;
  lines: { text: string; outline?: string; tone?: string }[];
  /** The rule that tells more. */
  rule?: string;
}

export interface GamePlugin<View = any, Catalogue = any> {
  /** The outline of an icon that stands for the game. */
  emblem: string;
  Board: Component<BoardProps<View, Catalogue>>;
  /** The left column: who plays, with life, tokens and whose turn it is. */
  Party: Component<PartyProps<View, Catalogue>>;
  /** What wins and what loses the game, where that is not the same each time. */
  Goal?: Component<BoardProps<View, Catalogue>>;
  /** Further panels below the party: reserves, what may come next. */
  Aside?: Component<BoardProps<View, Catalogue>>;
  /** What lies before everybody while it matters, large and face up: the card that is drawn, the encounter. */
  Held?: Component<BoardProps<View, Catalogue>>;
  /** Shown in the end dialog beside won or lost. */
  EndSummary?: Component<BoardProps<View, Catalogue>>;
  /** What the party keeps between the games of a campaign. */
  CampaignParty?: Component<{ party: Record<string, any>; catalogue: Catalogue }>;
  /** The odds of an option beside its label; without it they are given in words. */
  OptionOdds?: Component<{ odds: Odds }>;
  /** The short line beside the game's name: level, deck, what matters most. */
  headline(view: View): string;
  /** The spots at which an option can be chosen; its menu opens at the first. */
  optionSpots(option: Option, view: View): string[];
  /** Equal for options with the same effect, of which a list shows only one. */
  equivalenceKey?(option: Option, view: View): string;
  /** What a piece of a compound option shows at present: the face of a die that may be rolled again. */
  pieceFace?(piece: string, recent: readonly LogEntry[]): { colour: string; name: string } | null;
  /** What a log entry tells of: how long it is looked at, and how it sounds. */
  beatKind?(entry: LogEntry): BeatKind;
  /** Does the turn go on to enemies or to somebody else with that entry? */
  handsOver?(entry: LogEntry): boolean;
  /** Does somebody lose something by that entry? */
  isLoss?(entry: LogEntry): boolean;
  /** What a spot is; null where there is nothing to explain. */
  explain(spot: string, view: View, catalogue: Catalogue): Explanation | null;
  /** The spots that a log entry is about. */
  entrySpots(entry: LogEntry, view: View): string[];
}
