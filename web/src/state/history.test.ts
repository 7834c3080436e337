import { expect, test } from "vitest";
import { ApiError, problemOf } from "~/api/http.ts";
import type { LogEntry, LogPart } from "~/api/protocol.ts";
import { GameHistory } from "./history.svelte.ts";

/** A log with two lines for each choice; a part of it has ten. */
const line = (at: number): LogEntry => ({ at, what: "x", data: {}, line: { id: "x" }, choice: Math.floor(at / 2) });
const range = (from: number, until: number) => Array.from({ length: until - from }, (_, n) => line(from + n));
const part = (until: number): LogPart => ({ start: Math.max(0, until - 10), log: range(Math.max(0, until - 10), until) });

function lines() {
  const asked: unknown[] = [];
  const log = new GameHistory(async (range) => {
    asked.push(range);
    return part(range.before ?? 2 * (range.choices! + 1));
  });
  return { log, asked, places: () => log.entries.map((one) => one.at) };
}

test("what was rewritten is replaced", () => {
  const { log, places } = lines();
  log.update({ log_from: 0, log_start: 0, log: range(0, 6) });
  log.update({ log_from: 4, log_start: 4, log: [line(4)] });
  expect(places()).toEqual([0, 1, 2, 3, 4]);
  expect(log.start).toBe(0);
});

test("where lines are left out, what came before them is forgotten and can be fetched", async () => {
  const { log, asked, places } = lines();
  log.update({ log_from: 0, log_start: 0, log: range(0, 4) });
  log.update({ log_from: 4, log_start: 25, log: range(25, 30) });
  expect(places()).toEqual([25, 26, 27, 28, 29]);
  await log.loadOlder();
  await log.loadOlder();
  await log.loadOlder();
  await log.loadOlder();
  expect(asked).toEqual([{ before: 25 }, { before: 15 }, { before: 5 }]);
  expect(places()).toEqual(range(0, 30).map((one) => one.at));
});

test("going back to before what is known leaves nothing but what can be fetched", async () => {
  const { log, places } = lines();
  log.update({ log_from: 0, log_start: 40, log: range(40, 50) });
  log.update({ log_from: 20, log_start: 20, log: [] });
  expect([places(), log.start]).toEqual([[], 20]);
  await log.loadOlder();
  expect(places()).toEqual(range(10, 20).map((one) => one.at));
});

test("lines that come too late for another log are dropped", async () => {
  const { log, places } = lines();
  log.update({ log_from: 0, log_start: 40, log: range(40, 50) });
  const fetched = log.loadOlder();
  log.update({ log_from: 20, log_start: 20, log: [] });
  await fetched;
  expect([places(), log.start]).toEqual([[], 20]);
});

test("a jump to another moment fetches the log there", async () => {
  const { log, asked } = lines();
  log.update({ log_from: 0, log_start: 400, log: range(400, 410) });
  await log.loadAt(202, 204);
  expect(asked).toEqual([]);
  await log.loadAt(100, 204);
  expect(asked).toEqual([{ choices: 160 }, { choices: 100 }]);
  expect(log.entries.at(-1)!.choice).toBe(100);
  await log.loadAt(99, 204);
  await log.loadAt(101, 103);
  expect(asked.slice(2)).toEqual([{ choices: 103 }]);
});

test("a refusal changes nothing", async () => {
  const log = new GameHistory(async () => {
    throw new ApiError(429, problemOf("too-many-requests"));
  });
  log.update({ log_from: 0, log_start: 5, log: [line(5)] });
  await log.loadOlder();
  expect([log.start, log.entries.length]).toEqual([5, 1]);
});
