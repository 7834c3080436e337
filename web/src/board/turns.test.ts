import { expect, test } from "vitest";
import type { LogEntry } from "~/api/protocol.ts";
import { latestTurns, activeSeat, groupByTurn, entriesUpTo } from "./turns.ts";

const entry = (at: number, what: string, choice = 0, seat: number | null = null): LogEntry => ({
  at,
  what,
  data: {},
  line: { id: `event-${what}` },
  choice,
  seat,
});

const LOG = [
  entry(0, "dealt"),
  entry(1, "round"),
  entry(2, "turn", 0, 0),
  entry(3, "draw", 0, 0),
  entry(4, "move", 1, 0),
  entry(5, "turn-ends", 2),
  entry(6, "turn", 2),
  entry(7, "turn-ends", 2),
  entry(8, "round", 2),
  entry(9, "turn", 2, 1),
  entry(10, "draw", 2, 1),
];

test("lines stand under the turn they belong to, and a round under the turn it begins with", () => {
  const turns = groupByTurn(LOG);
  expect(turns.map((turn) => [turn.heading?.at ?? null, turn.entries.map((one) => one.at)])).toEqual([
    [null, [0]],
    [2, [1, 3, 4, 5]],
    [6, [7]],
    [9, [8, 10]],
  ]);
  expect(turns.map((turn) => turn.idle)).toEqual([false, false, true, false]);
});

test("no line is lost, whatever the log begins or ends with", () => {
  const odd = [entry(0, "round"), entry(1, "draw"), entry(2, "turn"), entry(3, "round"), entry(4, "draw"), entry(5, "round")];
  const found = groupByTurn(odd).flatMap((turn) => [...(turn.heading ? [turn.heading.at] : []), ...turn.entries.map((one) => one.at)]);
  expect(found.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(groupByTurn([entry(0, "round")])).toHaveLength(1);
  expect(groupByTurn([])).toEqual([]);
});

test("every turn has a key of its own", () => {
  const keys = groupByTurn(LOG).map((turn) => turn.key);
  expect(new Set(keys).size).toBe(keys.length);
});

test("the newest turns come first, whole, until there are enough lines", () => {
  const turns = groupByTurn(LOG);
  expect(latestTurns(turns, 4).map((turn) => turn.heading?.at)).toEqual([9, 6]);
  expect(latestTurns(turns, 1000)).toHaveLength(turns.length);
});

test("whose turn it is stands in the last heading", () => {
  expect(activeSeat(LOG)).toBe(1);
  expect(activeSeat(LOG.slice(0, 8))).toBe(null);
  expect(activeSeat([])).toBe(undefined);
  const whole = [...LOG, entry(11, "turn-over", 2, 1)];
  expect(activeSeat(whole)).toBe(null);
  expect(activeSeat([...LOG, entry(11, "round", 2)])).toBe(null);
});

test("after some choices the log ends with what they led to", () => {
  expect(entriesUpTo(LOG, 1).map((one) => one.at)).toEqual([0, 1, 2, 3, 4]);
  expect(entriesUpTo(LOG, 2)).toHaveLength(LOG.length);
});
