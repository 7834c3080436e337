/** What happened while somebody was away, in short. */

import type { LogEntry } from "~/api/protocol.ts";

export interface RecapPart {
  /** Whose doings: the enemies (null), a seat, or what one has lost oneself. */
  who: number | null | "lost";
  entries: LogEntry[];
  /** How many more there are. */
  more: number;
}

const MOST = 4;
const QUIET = new Set(["turn", "turn-over", "turn-ends", "round", "round-over", "round-ends", "done"]);

/** Of the entries since that many choices: what one has lost first, then the enemies, then friends. */
export function recap(log: readonly LogEntry[], since: number, yours: readonly number[], isLoss: (entry: LogEntry) => boolean): { count: number; parts: RecapPart[] } {
  const missed = log.filter((entry) => entry.choice > since && !QUIET.has(entry.what));
  const groups = new Map<RecapPart["who"], LogEntry[]>([
    ["lost", []],
    [null, []],
  ]);
  for (const entry of missed) {
    const seat = entry.seat ?? null;
    const lost = isLoss(entry) && (seat === null ? false : yours.includes(seat));
    const who = lost ? "lost" : seat;
    if (typeof who === "number" && yours.includes(who)) continue;
    if (!lost && (entry.depth ?? 0) > 0) continue;
    groups.set(who, [...(groups.get(who) ?? []), entry]);
  }
  const parts = [...groups].filter(([, entries]) => entries.length > 0);
  return { count: missed.length, parts: parts.map(([who, entries]) => ({ who, entries: entries.slice(0, MOST), more: Math.max(0, entries.length - MOST) })) };
}
