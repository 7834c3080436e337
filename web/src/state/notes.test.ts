import { expect, test } from "vitest";
import type { LogEntry, TableNote } from "~/api/protocol.ts";
import { addNotes, noteMessage, withNotes } from "./notes.ts";

const note = (number: number, line: number, data: TableNote["data"] = {}): TableNote => ({
  number,
  at: 0,
  line,
  what: "took-back",
  seat: 0,
  name: "Ann",
  data,
});
const entry = (at: number): LogEntry => ({ at, what: "move", data: {}, line: { id: "event-move" }, choice: at });

test("notes stand between the lines they came between, as far as those are loaded", () => {
  const log = withNotes([entry(4), entry(5)], [note(9, 5), note(3, 2), note(10, 6)], 4, []);
  expect(log.map((one) => one.what)).toEqual(["move", "table-note", "move", "table-note"]);
});

test("after a taking back older notes stand no later than it, and nothing is noted twice", () => {
  const notes = addNotes([note(1, 2), note(2, 8)], [note(3, 5)]);
  expect(notes.map((one) => one.line)).toEqual([2, 5, 5]);
  expect(addNotes(notes, [note(3, 5)])).toHaveLength(3);
});

test("a note says what was taken back, and how much went with it", () => {
  const what = { id: "verb-move" };
  expect(noteMessage(note(1, 1, { what, count: 1 }), []).id).toBe("page-note-took-back");
  expect(noteMessage(note(1, 1, { what, count: 3 }), []).args).toMatchObject({ who: "Ann", count: 2, what });
  expect(noteMessage(note(1, 1, { count: 30 }), []).id).toBe("page-note-took-back-many");
});
