/** Notes of the chronicle: what people did to the table itself, between the lines of the log. */

import type { LogEntry, Message, Seat, TableNote } from "~/api/protocol.ts";

export const NOTE = "table-note";

/** What was noted so far and what is new; after a taking back older notes stand no later than it. */
export function addNotes(notes: readonly TableNote[], added: readonly TableNote[]): TableNote[] {
  const lines = Math.min(...added.map((one) => one.line));
  const known = new Set(added.map((one) => one.number));
  const kept = notes.filter((one) => !known.has(one.number)).map((one) => ({ ...one, line: Math.min(one.line, lines) }));
  return [...kept, ...added];
}

/** The log with the notes as lines of their own, each after the line it followed; older lines may not be loaded. */
export function withNotes(log: LogEntry[], notes: readonly TableNote[], start: number, seats: readonly Seat[]): LogEntry[] {
  const shown = notes.filter((one) => one.line >= start && (one.line > 0 || start === 0));
  if (shown.length === 0) return log;
  const all = [...log, ...shown.map((one) => asEntry(one, seats))];
  return all.sort((one, other) => one.at - other.at);
}

function asEntry(note: TableNote, seats: readonly Seat[]): LogEntry {
  return { at: note.line - 0.5 + note.number / 1e9, what: NOTE, data: {}, line: noteMessage(note, seats), choice: 0, depth: 0 };
}

/** The note in words. */
export function noteMessage(note: TableNote, seats: readonly Seat[]): Message {
  const { what, count = 0 } = note.data as { what?: Message; count?: number };
  const figure = seats.find((one) => one.seat === note.seat)?.figure ?? "";
  const base = { who: note.name || figure, figure };
  if (note.what !== "took-back") return { id: `page-note-${note.what}`, args: base };
  if (!what) return { id: "page-note-took-back-many", args: { ...base, count } };
  if (count > 1) return { id: "page-note-took-back-more", args: { ...base, what, count: count - 1 } };
  return { id: "page-note-took-back", args: { ...base, what } };
}
