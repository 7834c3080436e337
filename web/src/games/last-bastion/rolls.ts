/** Dice as they lie on the table after what has just happened. */

import type { Line } from "../../server/told.ts";

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

/** What lies there once these lines have happened; a new turn clears the tray, and so does taking back. */
export function afterLines(lying: Lying, lines: Line[]): Lying {
  if (lines.length === 0) return NOTHING_ROLLED;
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
