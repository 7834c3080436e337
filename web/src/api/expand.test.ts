import { expect, test } from "vitest";
import { expandMessage, expandQuestion } from "./expand.ts";
import type { OptionData, QuestionData, UpdateMessage } from "./generated/socket.ts";
import type { Table } from "./protocol.ts";

const asked = { ask: "act", prompt: { id: "ask-act" }, seats: [0], reaction: false, odds: { known: {}, more: false }, barred: false, others: [] };
const market = { id: "tile-market" };
const elmer = { id: "hero-elmer" };
const arne = { id: "hero-arne" };

function question(options: OptionData[], labels: QuestionData["labels"], special: QuestionData["special"] = {}) {
  return expandQuestion({ ...asked, options, labels, things: { market, elmer, arne }, special });
}

test("an option's verb and things follow from its id", () => {
  const { options } = question([{ id: "call:market+elmer>arne", seat: 1 }, { id: "done" }], {
    call: [{ id: "option-call" }],
    done: [{ id: "option-done" }],
  });
  expect(options).toMatchObject([
    { verb: "call", on: ["market", "elmer", "arne"], names: [market, elmer, arne], seat: 1 },
    { verb: "done", on: [], names: [], seat: null, label: { id: "option-done", args: {} } },
  ]);
});

test("a label names the things in the places that it says", () => {
  const labels = { call: [{ id: "option-call" }, { id: "option-call", names: { object: 0, right: [1, 2] }, numbers: { count: 3 } }] };
  const { options } = question([{ id: "call:market>elmer+arne", label: 1 }], labels);
  expect(options[0]!.label).toEqual({ id: "option-call", args: { object: market, right: [elmer, arne], count: 3 } });
});

test("a verb may call a thing by a name of its own", () => {
  const labels = { call: [{ id: "option-call" }], move: [{ id: "option-move" }] };
  const { options } = question([{ id: "call:market" }, { id: "move:market" }], labels, { move: { market: arne } });
  expect(options.map((one) => one.names)).toEqual([[market], [arne]]);
});

test("what an option touches may be said apart from its id", () => {
  const { options } = question([{ id: "apply:x", on: ["market"] }], { apply: [{ id: "option-apply", names: { object: 0 } }] });
  expect(options[0]).toMatchObject({ on: ["market"], label: { args: { object: market } } });
});

test("an update without a table keeps the one that is known", () => {
  const table = { title: "An evening" } as Table;
  expect(expandMessage({ question: null } as UpdateMessage, table).table).toBe(table);
  const other = { title: "Another" } as Table;
  expect(expandMessage({ question: null, table: other } as UpdateMessage, table).table).toBe(other);
});
