/** What can be taken back, how far, and why not. */

import type { UndoUnit, LogEntry, Message, TableState } from "~/api/protocol.ts";

const UNITS: readonly UndoUnit[] = ["choice", "action", "turn", "round"];

type UndoInput = Pick<TableState, "undo" | "undo_asks" | "choices"> & { table: Pick<TableState["table"], "undo_limit" | "you"> };

export interface UndoStep {
  unit: UndoUnit;
  /** How many choices go. */
  choices: number;
  /** The seats whose people are asked first. */
  asks: number[];
}

/** The units that take different things back, the smallest first. */
export function undoSteps(now: UndoInput): UndoStep[] {
  const found: UndoStep[] = [];
  for (const unit of UNITS) {
    const to = now.undo[unit];
    if (to === undefined) continue;
    const choices = now.choices - to;
    if (choices > 0 && !found.some((one) => one.choices === choices)) found.push({ unit, choices, asks: now.undo_asks[unit] ?? [] });
  }
  return found;
}

/** Why nothing can be taken back; null where something can. */
export function undoBlockedReason(now: UndoInput): Message | null {
  if (undoSteps(now).length > 0) return null;
  if (now.table.you.seats.length === 0) return { id: "error-onlookers-watch" };
  if (now.table.undo_limit === "nothing") return { id: "error-undo-forbidden" };
  if (now.choices === 0) return { id: "error-nothing-to-undo" };
  return { id: "error-undo-past-news" };
}

export interface UndoTarget {
  /** May the table go back to before the line? Where dice or cards lie between, only the server knows. */
  allowed: "yes" | "perhaps" | "no";
  /** The choice that led to the line: everything from it on goes. */
  to: number;
  /** How many choices go. */
  choices: number;
}

/** To before a line of the log; null for what no choice led to. */
export function undoBefore(now: UndoInput, entry: LogEntry): UndoTarget | null {
  const to = entry.choice - 1;
  const choices = now.choices - to;
  if (to < 0 || choices <= 0) return null;
  const { undo_limit: limit, you } = now.table;
  if (limit === "nothing" || you.seats.length === 0) return { allowed: "no", to, choices };
  const known = Object.values(now.undo);
  const sure = limit === "anything" || limit === "consent" || (known.length > 0 && to >= Math.min(...known));
  return { allowed: sure ? "yes" : known.length > 0 ? "perhaps" : "no", to, choices };
}
