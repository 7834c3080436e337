/** The things on the table: which of them may be chosen, which are pointed at, which explain themselves. */

import { getContext, setContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { parseOptionId } from "~/api/expand.ts";
import type { GamePlugin } from "~/games/plugin.ts";
import type { Barred, Catalogue, LogEntry, Message, Odds, Option, View } from "~/api/protocol.ts";

/** Where the board gets its data from: a live session, or a moment of a replay. */
export interface BoardSource {
  readonly game: string;
  readonly view: View | null;
  readonly catalogue: Catalogue | null;
  readonly options: Option[];
  readonly barred: Barred[];
  readonly odds: Record<string, Odds>;
  readonly canAct: boolean;
  /** What others may choose, and who they are, where the game shows it to everybody: one may advise them. */
  readonly others?: { who: readonly number[]; labels: readonly Message[] };
  readonly sentOption: string | null;
  /** Nothing here waits for anybody: what happens is looked at once more. */
  readonly replay?: boolean;
  /** The log as far as it is shown, or its newest part. */
  readonly recent?: readonly LogEntry[];
  /** What has been shown of what is happening, the newest last. */
  readonly trail?: readonly LogEntry[];
  /** Dice that tumble: the line that will tell what they show. */
  readonly rolling?: LogEntry | null;
  choose(option: string): void;
}

export interface Point {
  x: number;
  y: number;
}

/** The middle of a thing, and how far it reaches from there. */
export interface Place extends Point {
  reach?: Point;
}

export interface OpenMenu extends Place {
  spot: string;
}

/** Milliseconds in which a pointer may cross from a thing to its explanation. */
const HIDE_DELAY = 250;

export class BoardContext {
  /** Several options at one thing: a small menu of them is open there. */
  menu = $state.raw<OpenMenu | null>(null);
  /** A thing that explains itself. */
  explanation = $state.raw<(Place & { id: string }) | null>(null);
  /** Things pointed at: by a line of the log, a button in the list, a signal. */
  readonly highlighted = new SvelteSet<string>();
  /** The number keys of the options, as they stand in the list. */
  numbers = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** An option that waits for a second press. */
  pending = $state<string | null>(null);
  private hideTimer: ReturnType<typeof setTimeout> | undefined;
  /** A rule that is to be read beside the board. */
  rule = $state<string | null>(null);
  /** A page of the story lies open: how the game ended is told when it has been read. */
  reading = $state(false);

  readonly optionsBySpot = $derived.by(() => {
    const found = new Map<string, Option[]>();
    if (!this.source.canAct || !this.source.view) return found;
    for (const option of this.source.options) {
      for (const spot of this.plugin.optionSpots(option, this.source.view)) {
        found.set(spot, [...(found.get(spot) ?? []), option]);
      }
    }
    return found;
  });

  /** What cannot be chosen, by the thing it would touch. */
  readonly barredBySpot = $derived.by(() => {
    const found = new Map<string, Barred[]>();
    if (!this.source.view) return found;
    for (const barred of this.source.barred) {
      const option: Option = { id: barred.id, ...parseOptionId(barred.id), names: [], seat: null, label: barred.label };
      for (const spot of this.plugin.optionSpots(option, this.source.view).slice(0, 1)) {
        found.set(spot, [...(found.get(spot) ?? []), barred]);
      }
    }
    return found;
  });

  constructor(
    readonly source: BoardSource,
    readonly plugin: GamePlugin,
    private readonly needsConfirmation: (option: Option) => boolean = () => false,
  ) {}

  /** The smallest letters that can be read on the board at its size, in its own units; 0 until it is drawn. */
  leastLetters = $state(0);

  /** Let the keyboard go to what may be chosen; the list of options says how. */
  refocus: () => void = () => undefined;

  options(spot: string): Option[] {
    return this.optionsBySpot.get(spot) ?? [];
  }

  /** A thing was pressed: one option is chosen at once, several open a menu, none explains itself. */
  press(spot: string, at: Place): void {
    const options = this.options(spot);
    if (options.length === 1) this.choose(options[0]!);
    else if (options.length > 1 || this.barredBySpot.has(spot)) this.menu = { spot, ...at };
    else this.explain(spot, at);
  }

  /** Let a thing say what it is. */
  explain(id: string, at: Place): void {
    clearTimeout(this.hideTimer);
    this.explanation = { id, ...at };
  }

  /** A thing is no longer looked at; whoever reaches for its explanation still gets there. */
  hideExplanationSoon(id: string): void {
    if (this.explanation?.id !== id) return;
    clearTimeout(this.hideTimer);
    this.hideTimer = setTimeout(() => (this.explanation = null), HIDE_DELAY);
  }

  /** The explanation itself is looked at. */
  keepExplanation(): void {
    clearTimeout(this.hideTimer);
  }

  /** Choose an option; one that is to be confirmed waits for a second press. */
  choose(option: Option): void {
    if (this.source.sentOption !== null) return;
    if (this.needsConfirmation(option) && this.pending !== option.id) {
      this.pending = option.id;
      return;
    }
    this.close();
    this.source.choose(option.id);
  }

  close(): void {
    clearTimeout(this.hideTimer);
    this.menu = null;
    this.explanation = null;
    this.pending = null;
  }

  highlight(things: string[]): void {
    this.highlighted.clear();
    for (const thing of things) this.highlighted.add(thing);
  }
}

const KEY = Symbol("board context");

export const setBoardContext = (context: BoardContext): BoardContext => setContext(KEY, context);
export const getBoardContext = (): BoardContext => getContext<BoardContext>(KEY);
