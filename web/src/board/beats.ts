/** What happens, cut into beats: each is looked at for a moment before the next one comes. */

import { applyChanges } from "~/api/patch.ts";
import type { Change, LogEntry, View } from "~/api/protocol.ts";

/** What kind of thing a line of the log tells of: how long it is looked at, and how it sounds. */
export type BeatKind = "none" | "note" | "turn" | "card" | "who" | "target" | "move" | "attack" | "dice" | "hits" | "damage" | "death" | "spell" | "evil";

/** Milliseconds at the normal pace; what takes none is shown together with what comes next. */
export const DURATIONS: Record<BeatKind, number> = {
  none: 0,
  note: 500,
  turn: 700,
  card: 1600,
  who: 700,
  target: 900,
  move: 750,
  attack: 850,
  dice: 900,
  hits: 700,
  damage: 900,
  death: 900,
  spell: 800,
  evil: 900,
};
/** How long dice tumble before they show anything. */
export const TUMBLE = 800;

export interface Beat {
  kind: BeatKind;
  duration: number;
  /** One's own doing: it follows one's press at once and waits for nothing but its dice. */
  own: boolean;
  /** The lines that come with it; none while dice tumble. */
  entries: LogEntry[];
  view: View;
  /** The dice that tumble: the line that will tell what they show. */
  rolling: LogEntry | null;
}

export interface Happening {
  log: readonly LogEntry[];
  steps: readonly { at: number; changes: readonly (readonly unknown[])[] }[];
}

export interface Cutting {
  kindOf(entry: LogEntry): BeatKind;
  /** Does the turn go on to somebody else with that line? */
  handsOver(entry: LogEntry): boolean;
}

/** The beats of what happened to that view; one's own doing where `own` says so, until the turn goes on to others. */
export function cutIntoBeats(before: View, { log, steps }: Happening, { kindOf, handsOver }: Cutting, own: boolean): Beat[] {
  const beats: Beat[] = [];
  let view = before;
  let mine = own;
  let step = 0;
  let together: LogEntry[] = [];
  for (const entry of log) {
    const kind = kindOf(entry);
    mine &&= !handsOver(entry);
    if (kind === "dice") {
      if (together.length > 0) beats.push({ kind: "none", duration: 0, own: mine, entries: together, view, rolling: null });
      together = [];
      beats.push({ kind, duration: TUMBLE, own: mine, entries: [], view, rolling: entry });
    }
    for (; step < steps.length && steps[step]!.at <= entry.at; step++) view = applyChanges(view, steps[step]!.changes as Change[]);
    together.push(entry);
    const duration = mine && kind !== "card" ? 0 : DURATIONS[kind];
    if (duration === 0) continue;
    beats.push({ kind: kind === "dice" ? "hits" : kind, duration, own: mine, entries: together, view, rolling: null });
    together = [];
  }
  if (together.length > 0) beats.push({ kind: "none", duration: 0, own: mine, entries: together, view, rolling: null });
  return beats;
}

/** Where a game says nothing else: what began by itself is looked at, what came of it passes with it. */
export const plainKind = (entry: LogEntry): BeatKind => (entry.what === "turn" || entry.what === "round" ? "turn" : entry.depth ? "none" : "note");
export const plainHandOver = (entry: LogEntry): boolean => entry.what === "turn" || entry.what === "round";
/** What somebody has lost, where a game says nothing else. */
export const plainLoss = (entry: LogEntry): boolean => entry.what.startsWith("lose-") || entry.what.startsWith("loses");
