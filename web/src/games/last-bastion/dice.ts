/** Dice as they lie on the table after what has just happened. */

import type { Line } from "~/api/protocol.ts";

export interface Roll {
  /** The line of the log that told of it: another line is another throw. */
  at: number;
  faces: string[];
  /** The last die is the grey one. */
  grey: boolean;
}

export interface Lying {
  combat: Roll | null;
  decay: Roll | null;
}

export const NOTHING_ROLLED: Lying = { combat: null, decay: null };

const facesOf = (line: Line): string[] => (Array.isArray(line.data["faces"]) ? (line.data["faces"] as string[]) : []);

/** How far a turn has come: enough to tell when it was taken back. */
export interface Moment {
  turn: number;
  phase: string;
  used: Record<string, boolean>;
}

const PHASES = ["begin", "cards", "board", "hero"];

/** Was something taken back between two moments? */
export function takenBack(before: Moment, now: Moment): boolean {
  if (now.turn !== before.turn) return now.turn < before.turn;
  if (PHASES.indexOf(now.phase) < PHASES.indexOf(before.phase)) return true;
  return Object.keys(now.used).some((what) => before.used[what] && !now.used[what]);
}

/** What lies there once these lines have happened; a new turn clears the tray. */
export function afterLines(lying: Lying, lines: Line[]): Lying {
  for (const line of lines) {
    if (line.what === "turn") lying = NOTHING_ROLLED;
    if (line.what === "roll") {
      lying = { combat: { at: line.at, faces: facesOf(line), grey: line.data["grey"] === true }, decay: null };
    }
    if (line.what === "reroll") {
      lying = { combat: { at: line.at, faces: facesOf(line), grey: lying.combat?.grey ?? false }, decay: null };
    }
    if (line.what === "decay" || line.what === "reroll-decay") {
      lying = { ...lying, decay: { at: line.at, faces: [String(line.data["face"])], grey: false } };
    }
  }
  return lying;
}
