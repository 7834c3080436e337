/** The log by turns: what a chronicle is made of. */

import type { LogEntry } from "~/api/protocol.ts";

export interface Turn {
  /** The place of its first line, which no other turn shares. */
  key: number;
  /** The line it begins with; null for what came before the first turn. */
  heading: LogEntry | null;
  entries: LogEntry[];
  /** The round it belongs to; null where the log does not tell. */
  round: number | null;
  /** It is the enemies' turn. */
  enemies: boolean;
  /** Nothing happened in it but that it began and ended. */
  idle: boolean;
}

const TURN_START = "turn";
const ROUND = "round";
/** The enemies act by a card of their own. */
const ENEMIES = "encounter";
const TURN_END = new Set(["turn-ends", "round-ends"]);
/** From these lines on it is nobody's turn until the next begins. */
const BETWEEN_TURNS = new Set([ROUND, "round-over", "turn-over", ...TURN_END]);

/** The log by turns, oldest first. A round that begins belongs to the turn after it. */
export function groupByTurn(log: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  let before: LogEntry[] = [];
  let round: number | null = null;
  const begin = (heading: LogEntry | null, entries: LogEntry[], key: number, enemies = false) =>
    turns.push({ key, heading, entries, round, enemies, idle: false });
  for (const entry of log) {
    const turn = turns.at(-1);
    if (entry.what === TURN_START) {
      begin(entry, before, before[0]?.at ?? entry.at);
      before = [];
    } else if (entry.what === ROUND) {
      before.push(entry);
      const told = entry.data["round"] ?? entry.data["number"];
      round = typeof told === "number" ? told : round === null ? null : round + 1;
    } else if (entry.what === ENEMIES) {
      begin(entry, [...before, entry], before[0]?.at ?? entry.at, true);
      before = [];
    } else if (turn && before.length === 0) {
      turn.entries.push(entry);
    } else if (turn) {
      turn.entries.push(...before, entry);
      before = [];
    } else {
      begin(null, [...before, entry], before[0]?.at ?? entry.at);
      before = [];
    }
  }
  if (before.length > 0) {
    const last = turns.at(-1);
    if (last) last.entries.push(...before);
    else begin(null, before, before[0]!.at);
  }
  for (const turn of turns) turn.idle = turn.heading !== null && !turn.enemies && turn.entries.every((entry) => TURN_END.has(entry.what));
  return turns;
}

/** The newest turns first, as many as hold about `most` lines together. */
export function latestTurns(turns: readonly Turn[], most: number): Turn[] {
  const shown: Turn[] = [];
  let entries = 0;
  for (let at = turns.length - 1; at >= 0 && entries < most; at--) {
    shown.push(turns[at]!);
    entries += turns[at]!.entries.length + 1;
  }
  return shown;
}

/** The seat whose turn it is by the log; null where it is nobody's, undefined where the log does not tell. */
export function activeSeat(log: readonly LogEntry[]): number | null | undefined {
  const last = log.findLast(({ what }) => what === TURN_START || BETWEEN_TURNS.has(what));
  return last ? (last.what === TURN_START ? (last.seat ?? null) : null) : undefined;
}

/** The lines that had been written after that many choices. */
export function entriesUpTo(log: readonly LogEntry[], choices: number): LogEntry[] {
  return log.filter((entry) => entry.choice <= choices);
}
