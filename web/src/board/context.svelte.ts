/** The things on the table: which of them may be chosen, which are pointed at, which explain themselves. */

import { getContext, setContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import type { GameFace } from "~/games/plugin.ts";
import type { Barred, Catalogue, Odds, Option, View } from "~/api/protocol.ts";

/** Where the desk gets what lies on it: a live sitting, a moment of a replay. */
export interface Source {
  readonly game: string;
  readonly view: View | null;
  readonly catalogue: Catalogue | null;
  readonly options: Option[];
  readonly barred: Barred[];
  readonly odds: Record<string, Odds>;
  readonly asked: boolean;
  readonly sent: string | null;
  /** Nothing here waits for anybody: what happens is looked at once more. */
  readonly replay?: boolean;
  choose(option: string): void;
}

export interface Place {
  x: number;
  y: number;
}

export interface Ring extends Place {
  spot: string;
}

/** Milliseconds in which a pointer may cross from a thing to its explanation. */
const REACHING = 250;

export class Desk {
  /** Several options at one thing: a small ring of them is open there. */
  ring = $state.raw<Ring | null>(null);
  /** A thing that explains itself. */
  explained = $state.raw<(Place & { id: string }) | null>(null);
  /** Things pointed at: by a line of the log, a button in the list, a signal. */
  readonly pointed = new SvelteSet<string>();
  /** An option that waits for a second press. */
  pending = $state<string | null>(null);
  private quieting: ReturnType<typeof setTimeout> | undefined;
  /** A rule that is to be read beside the board. */
  rule = $state<string | null>(null);

  readonly bySpot = $derived.by(() => {
    const found = new Map<string, Option[]>();
    if (!this.source.asked || !this.source.view) return found;
    for (const option of this.source.options) {
      for (const spot of this.face.spots(option, this.source.view)) {
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
      const [verb = "", objects = ""] = split(barred.id);
      const on = objects ? objects.split(/[+>]/) : [];
      const option: Option = { id: barred.id, verb, on, seat: null, label: barred.label };
      for (const spot of this.face.spots(option, this.source.view).slice(0, 1)) {
        found.set(spot, [...(found.get(spot) ?? []), barred]);
      }
    }
    return found;
  });

  constructor(
    readonly source: Source,
    readonly face: GameFace,
    private readonly confirms: (option: Option) => boolean = () => false,
  ) {}

  options(spot: string): Option[] {
    return this.bySpot.get(spot) ?? [];
  }

  /** A thing was pressed: one option is chosen at once, several open a ring, none explains itself. */
  press(spot: string, at: Place): void {
    const options = this.options(spot);
    if (options.length === 1) this.choose(options[0]!);
    else if (options.length > 1 || this.barredBySpot.has(spot)) this.ring = { spot, ...at };
    else this.explain(spot, at);
  }

  /** Let a thing say what it is. */
  explain(id: string, at: Place): void {
    clearTimeout(this.quieting);
    this.explained = { id, ...at };
  }

  /** A thing is no longer looked at; whoever reaches for its explanation still gets there. */
  quietSoon(id: string): void {
    if (this.explained?.id !== id) return;
    clearTimeout(this.quieting);
    this.quieting = setTimeout(() => (this.explained = null), REACHING);
  }

  /** The explanation itself is looked at. */
  keepExplained(): void {
    clearTimeout(this.quieting);
  }

  /** Choose an option; one that is to be confirmed waits for a second press. */
  choose(option: Option): void {
    if (this.source.sent !== null) return;
    if (this.confirms(option) && this.pending !== option.id) {
      this.pending = option.id;
      return;
    }
    this.close();
    this.source.choose(option.id);
  }

  close(): void {
    clearTimeout(this.quieting);
    this.ring = null;
    this.explained = null;
    this.pending = null;
  }

  point(things: string[]): void {
    this.pointed.clear();
    for (const thing of things) this.pointed.add(thing);
  }
}

function split(id: string): [string, string] {
  const colon = id.indexOf(":");
  return colon < 0 ? [id, ""] : [id.slice(0, colon), id.slice(colon + 1)];
}

const KEY = Symbol("desk");

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);
