import { expect, test } from "vitest";
import type { LogEntry } from "~/api/protocol.ts";
import { isLoss } from "~/games/last-bastion/beats.ts";
import { recap } from "./recap.ts";

const line = (choice: number, what: string, seat: number | null, depth = 0): LogEntry => ({ at: choice, what, data: {}, line: { id: what, args: {} }, choice, seat, depth });

test("what one lost comes first, then the enemies, then friends; one's own doing and what was seen are left out", () => {
  const log = [line(1, "draw", 0), line(2, "turn", 1), line(3, "draw", null), line(4, "move", 1), line(5, "lose-life", 0, 1), line(6, "move", 0), line(7, "gain-life", 1, 1)];
  const { count, parts } = recap(log, 2, [0], isLoss);
  expect(count).toBe(5);
  expect(parts.map(({ who, entries }) => [who, entries.map((one) => one.what)])).toEqual([
    ["lost", ["lose-life"]],
    [null, ["draw"]],
    [1, ["move"]],
  ]);
});

test("a long absence is told in short", () => {
  const log = Array.from({ length: 20 }, (_, at) => line(at + 1, "move", 1));
  expect(recap(log, 0, [0], isLoss).parts).toMatchObject([{ who: 1, more: 16 }]);
});
