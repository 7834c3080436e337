import { expect, test } from "vitest";
import { expandMessage, expandQuestion } from "./expand.ts";
import type { Table } from "./protocol.ts";

const asked = { ask: "act", prompt: { id: "ask-act" }, seats: [0], reaction: false };
const market = { id: "tile-market" };
const elmer = { id: "hero-elmer" };
const arne = { id: "hero-arne" };

test("an option's verb, things and label follow from its id", () => {
  const things = { call: { market, elmer, arne } };
  const question = expandQuestion({ ...asked, options: [{ id: "call:market+elmer>arne", seat: 1 }, { id: "done" }], things });
  const [call, done] = question.options;
  expect(call).toMatchObject({ verb: "call", on: ["market", "elmer", "arne"], seat: 1 });
  expect(call!.label).toEqual({
    id: "option-call",
    args: {
      objects: [market, elmer, arne],
      count: 3,
      object: market,
      target: elmer,
      left: [market, elmer],
      left_count: 2,
      right: [arne],
      right_count: 1,
    },
  });
  expect(done).toMatchObject({ verb: "done", on: [], seat: null, label: { id: "option-done", args: { count: 0 } } });
});

test("what an option touches may be told apart from its id", () => {
  const question = expandQuestion({ ...asked, options: [{ id: "apply:x", on: ["market"] }], things: { apply: { market } } });
  expect(question.options[0]).toMatchObject({ on: ["market"], label: { args: { object: market } } });
});

test("an update without a table keeps the one that is known", () => {
  const table = { title: "An evening" } as Table;
  expect(expandMessage({ question: null }, table).table).toBe(table);
  const other = { title: "Another" } as Table;
  expect(expandMessage({ question: null, table: other }, table).table).toBe(other);
});
