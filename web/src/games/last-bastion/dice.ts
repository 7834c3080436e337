/** Dice as they lie on the table after what has just happened. */

import type { LogEntry } from "~/api/protocol.ts";
import type { UsedView } from "./generated.ts";

export interface Roll {
  /** The line of the log that told of it: another line is another throw. */
  at: number;
  faces: string[];
  /** The last die is the grey one. */
  grey: boolean;
}

export interface DiceOnTable {
  combat: Roll | null;
  decay: Roll | null;
}

export const NO_DICE: DiceOnTable = { combat: null, decay: null };

const facesOf = (entry: LogEntry): string[] => (Array.isArray(entry.data["faces"]) ? (entry.data["faces"] as string[]) : []);

/** How far a turn has come: enough to tell when it was taken back. */
export interface TurnProgress {
  turn: number;
  phase: string;
  used: Partial<UsedView>;
}

const PHASES = ["begin", "cards", "board", "hero"];

/** Was something taken back between two moments? */
export function wasUndone(before: TurnProgress, now: TurnProgress): boolean {
  if (now.turn !== before.turn) return now.turn < before.turn;
  if (PHASES.indexOf(now.phase) < PHASES.indexOf(before.phase)) return true;
  return (Object.keys(now.used) as (keyof UsedView)[]).some((what) => before.used[what] && !now.used[what]);
}

/** What lies there once these lines have happened; a new turn clears the tray. */
export function afterEntries(dice: DiceOnTable, entries: readonly LogEntry[]): DiceOnTable {
  for (const entry of entries) {
    if (entry.what === "turn") dice = NO_DICE;
    if (entry.what === "roll") {
      dice = { combat: { at: entry.at, faces: facesOf(entry), grey: entry.data["grey"] === true }, decay: null };
    }
    if (entry.what === "reroll") {
      dice = { combat: { at: entry.at, faces: facesOf(entry), grey: dice.combat?.grey ?? false }, decay: null };
    }
    if (entry.what === "decay" || entry.what === "reroll-decay") {
      dice = { ...dice, decay: { at: entry.at, faces: [String(entry.data["face"])], grey: false } };
    }
  }
  return dice;
}

/** What the die of an option shows, `d2` the second one: nothing where it is no die of the fight. */
export function faceOf(piece: string, recent: readonly LogEntry[]): string | null {
  const number = /^d(\d+)$/.exec(piece)?.[1];
  return number ? (afterEntries(NO_DICE, recent).combat?.faces[Number(number) - 1] ?? null) : null;
}

const ROLLS = new Set(["roll", "reroll", "decay", "reroll-decay"]);
export const isRoll = (entry: LogEntry): boolean => ROLLS.has(entry.what);
