import { expect, test } from "vitest";
import type { LogEntry, TableState, Question, Seat } from "~/api/protocol.ts";
import { i18n } from "~/i18n/i18n.svelte.ts";
import { tableStatus } from "./status.ts";

const seat = (at: number, kind: Seat["kind"] = "person"): Seat => ({
  seat: at,
  kind,
  name: `P${at}`,
  bot: kind === "bot" ? "greedy" : "",
  figure: { id: "hero-arne" },
  order: "ask",
  confirm: true,
  gives_up: false,
  taken: true,
  former: null,
  asks: false,
  host: false,
});

const question = (seats: number[], reaction = false): Question => ({
  ask: "hero-turn",
  prompt: { id: "ask-hero-turn" },
  seats,
  reaction,
  options: [],
  odds: { known: {}, more: false },
  barred: false,
  others: [],
});

const standing = (asked: Question | null, mine: number[], paused = false, outcome: TableState["outcome"] = null) => ({
  question: asked,
  outcome,
  table: { seats: [seat(0), seat(1), seat(2, "bot")], paused, you: { seats: mine, host: false, former: [], returns: false } },
});

const turn = (of: number | null): LogEntry[] => [
  { at: 0, what: "turn", data: {}, line: { id: "event-turn" }, choice: 0, seat: of },
];

test("one's own turn is said to be one's own; round one screen it bears a name", () => {
  expect(tableStatus(standing(question([0]), [0]), turn(0), true)).toMatchObject({ tone: "yours", title: "page-your-turn" });
  expect(tableStatus(standing(question([1]), [0, 1]), turn(1), true)).toMatchObject({
    tone: "yours",
    title: "page-turn-of",
    who: [1],
  });
});

test("where the log does not tell whose turn it is, it is that of the one who is waited for", () => {
  expect(tableStatus(standing(question([1]), [0]), [], true)).toMatchObject({ title: "page-turn-of", who: [1], turn: null });
});

test("a decision in another's turn names both", () => {
  expect(tableStatus(standing(question([0], true), [0]), turn(1), true)).toMatchObject({
    tone: "yours",
    title: "page-you-decide",
    turn: 1,
  });
  expect(tableStatus(standing(question([0, 1]), []), turn(1), true)).toMatchObject({
    tone: "waiting",
    title: "page-decides",
    who: [0, 1],
    turn: 1,
  });
});

test("bots are seen to think, and others are waited for", () => {
  expect(tableStatus(standing(question([2]), [0]), turn(2), true)).toMatchObject({ title: "page-thinks", thinking: true });
  expect(tableStatus(standing(question([1]), [0]), turn(1), true)).toMatchObject({ tone: "waiting", title: "page-turn-of" });
});

test("what anyone may decide is everyone's but an onlooker's", () => {
  expect(tableStatus(standing(question([]), [0]), turn(0), true).tone).toBe("yours");
  expect(tableStatus(standing(question([]), []), turn(0), true).tone).toBe("waiting");
});

test("a lost connection comes before everything, the end before a pause", () => {
  const end = { won: true, reason: "warlords", score: 3, message: { id: "outcome-warlords" } };
  expect(tableStatus(standing(question([0]), [0]), turn(0), false).tone).toBe("lost");
  expect(tableStatus(standing(null, [0], true, end), turn(0), true)).toMatchObject({ tone: "ended", title: "won" });
  expect(tableStatus(standing(question([0]), [0], true), turn(0), true).title).toBe("page-paused");
});

test("every title has words", () => {
  for (const id of ["page-reconnecting", "page-paused", "page-a-moment", "page-anyone-decides", "page-your-turn"])
    expect(i18n.has(id)).toBe(true);
  for (const id of ["page-you-decide", "page-turn-of", "page-decides", "page-thinks", "won", "lost"])
    expect(i18n.has(id)).toBe(true);
});
