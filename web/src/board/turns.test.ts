import { expect, test } from "vitest";
import type { Line } from "~/api/protocol.ts";
import { newest, stopsOf, turnOf, turnsOf, upTo } from "./turns.ts";

const line = (at: number, what: string, choice = 0, seat: number | null = null): Line => ({
  at,
  what,
  data: {},
  line: { id: `event-${what}` },
  choice,
  seat,
});

const LOG = [
  line(0, "dealt"),
  line(1, "round"),
  line(2, "turn", 0, 0),
  line(3, "draw", 0, 0),
  line(4, "move", 1, 0),
  line(5, "turn-ends", 2),
  line(6, "turn", 2),
  line(7, "turn-ends", 2),
  line(8, "round", 2),
  line(9, "turn", 2, 1),
  line(10, "draw", 2, 1),
];

test("lines stand under the turn they belong to, and a round under the turn it begins with", () => {
  const turns = turnsOf(LOG);
  expect(turns.map((turn) => [turn.heading?.at ?? null, turn.lines.map((one) => one.at)])).toEqual([
    [null, [0]],
    [2, [1, 3, 4, 5]],
    [6, [7]],
    [9, [8, 10]],
  ]);
  expect(turns.map((turn) => turn.idle)).toEqual([false, false, true, false]);
});

test("no line is lost, whatever the log begins or ends with", () => {
  const odd = [line(0, "round"), line(1, "draw"), line(2, "turn"), line(3, "round"), line(4, "draw"), line(5, "round")];
  const found = turnsOf(odd).flatMap((turn) => [...(turn.heading ? [turn.heading.at] : []), ...turn.lines.map((one) => one.at)]);
  expect(found.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(turnsOf([line(0, "round")])).toHaveLength(1);
  expect(turnsOf([])).toEqual([]);
});

test("every turn has a key of its own", () => {
  const keys = turnsOf(LOG).map((turn) => turn.key);
  expect(new Set(keys).size).toBe(keys.length);
});

test("the newest turns come first, whole, until there are enough lines", () => {
  const turns = turnsOf(LOG);
  expect(newest(turns, 4).map((turn) => turn.heading?.at)).toEqual([9, 6]);
  expect(newest(turns, 1000)).toHaveLength(turns.length);
});

test("whose turn it is stands in the last heading", () => {
  expect(turnOf(LOG)).toBe(1);
  expect(turnOf(LOG.slice(0, 8))).toBe(null);
  expect(turnOf([])).toBe(undefined);
});

test("a replay stops where turns began, once for those that no choice parts", () => {
  expect(stopsOf(LOG)).toEqual([0, 2]);
});

test("after some choices the log ends with what they led to", () => {
  expect(upTo(LOG, 1).map((one) => one.at)).toEqual([0, 1, 2, 3, 4]);
  expect(upTo(LOG, 2)).toHaveLength(LOG.length);
});
