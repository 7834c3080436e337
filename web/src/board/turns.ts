/** The log by turns: what a chronicle is made of. */

import type { Line } from "~/api/protocol.ts";

export interface Turn {
  /** The place of its first line, which no other turn shares. */
  key: number;
  /** The line it begins with; null for what came before the first turn. */
  heading: Line | null;
  lines: Line[];
  /** Nothing happened in it but that it began and ended. */
  idle: boolean;
}

const BEGINS = "turn";
const ROUND = "round";
const ENDS = new Set(["turn-ends", "round-ends"]);

/** The log by turns, oldest first. A round that begins belongs to the turn after it. */
export function turnsOf(log: readonly Line[]): Turn[] {
  const turns: Turn[] = [];
  let before: Line[] = [];
  for (const line of log) {
    const turn = turns.at(-1);
    if (line.what === BEGINS) {
      turns.push({ key: before[0]?.at ?? line.at, heading: line, lines: before, idle: false });
      before = [];
    } else if (line.what === ROUND) {
      before.push(line);
    } else if (turn && before.length === 0) {
      turn.lines.push(line);
    } else if (turn) {
      turn.lines.push(...before, line);
      before = [];
    } else {
      turns.push({ key: before[0]?.at ?? line.at, heading: null, lines: [...before, line], idle: false });
      before = [];
    }
  }
  if (before.length > 0) {
    const last = turns.at(-1);
    if (last) last.lines.push(...before);
    else turns.push({ key: before[0]!.at, heading: null, lines: before, idle: false });
  }
  for (const turn of turns) turn.idle = turn.heading !== null && turn.lines.every((line) => ENDS.has(line.what));
  return turns;
}

/** The newest turns first, as many as hold about `most` lines together. */
export function newest(turns: readonly Turn[], most: number): Turn[] {
  const shown: Turn[] = [];
  let lines = 0;
  for (let at = turns.length - 1; at >= 0 && lines < most; at--) {
    shown.push(turns[at]!);
    lines += turns[at]!.lines.length + 1;
  }
  return shown;
}

/** The seat whose turn it is by the log; null where it is nobody's, undefined where the log does not tell. */
export function turnOf(log: readonly Line[]): number | null | undefined {
  const last = log.findLast((line) => line.what === BEGINS);
  return last ? (last.seat ?? null) : undefined;
}

/** After how many choices each turn began, each number once, oldest first. */
export function stopsOf(log: readonly Line[]): number[] {
  return [...new Set(log.filter((line) => line.what === BEGINS).map((line) => line.choice))];
}

/** The lines that had been written after that many choices. */
export function upTo(log: readonly Line[], choices: number): Line[] {
  return log.filter((line) => line.choice <= choices);
}
