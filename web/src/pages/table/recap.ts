/** What happened while somebody was away, in short. */

import type { LogEntry, TableNote } from "~/api/protocol.ts";
import type { BeatKind } from "~/board/beats.ts";

export interface RecapPart {
  /** Whose doings: the enemies (null), a seat (one's own where a bot played it), or what one has lost oneself. */
  who: number | null | "lost";
  entries: LogEntry[];
  /** How many more there are. */
  more: number;
}

const MOST = 4;
/** What is to be told of it: a death before a blow, a blow before a step; what only leads to these not at all. */
const WEIGHTS: Partial<Record<BeatKind, number>> = { none: 0, dice: 0, turn: 0, who: 0, target: 0, hits: 0, attack: 1, move: 1, note: 1, card: 2, spell: 2, evil: 3, damage: 4, death: 5 };
const QUIET = new Set(["turn", "turn-over", "turn-ends", "round", "round-over", "round-ends", "done"]);

/** Was it done while a bot played that seat? */
export function byBot(notes: readonly TableNote[], seat: number): (entry: LogEntry) => boolean {
  const own = notes.filter((one) => one.seat === seat && (one.what === "to-bot" || one.what === "returned"));
  return (entry) => own.findLast((one) => one.line <= entry.at)?.what === "to-bot";
}

/**
 * Of the entries since that many choices: what one has lost first, then the enemies, then friends,
 * and what a bot did in one's own place.
 */
export function recap(
  log: readonly LogEntry[],
  since: number,
  yours: readonly number[],
  isLoss: (entry: LogEntry) => boolean,
  kindOf: (entry: LogEntry) => BeatKind = () => "note",
  stoodIn: (entry: LogEntry) => boolean = () => false,
): { count: number; parts: RecapPart[] } {
  const missed = log.filter((entry) => entry.choice > since && !QUIET.has(entry.what));
  const groups = new Map<RecapPart["who"], LogEntry[]>([
    ["lost", []],
    [null, []],
  ]);
  for (const entry of missed) {
    const seat = entry.seat ?? null;
    const lost = isLoss(entry) && (seat === null ? false : yours.includes(seat));
    const who = lost ? "lost" : seat;
    if (typeof who === "number" && yours.includes(who) && !stoodIn(entry)) continue;
    if (!lost && (entry.depth ?? 0) > 0) continue;
    groups.set(who, [...(groups.get(who) ?? []), entry]);
  }
  const parts = [...groups].filter(([, entries]) => entries.length > 0);
  return { count: missed.length, parts: parts.map(([who, entries]) => ({ who, ...mostTelling(entries, kindOf) })) };
}

/** The few lines that matter most, in their order, and how many more there are. */
function mostTelling(entries: LogEntry[], kindOf: (entry: LogEntry) => BeatKind): Omit<RecapPart, "who"> {
  const weight = (entry: LogEntry) => WEIGHTS[kindOf(entry)] ?? 1;
  const telling = entries.filter((entry) => weight(entry) > 0);
  const told = telling.length > 0 ? telling : entries;
  const chosen = new Set(told.toSorted((one, other) => weight(other) - weight(one)).slice(0, MOST));
  return { entries: told.filter((entry) => chosen.has(entry)), more: told.length - chosen.size };
}
