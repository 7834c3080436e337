import { expect, test } from "vitest";
import type { BeatKind } from "~/board/beats.ts";
import type { LogEntry, TableNote } from "~/api/protocol.ts";
import { isLoss } from "~/games/last-bastion/beats.ts";
import { byBot, recap } from "./recap.ts";

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

test("of much the most telling is told, in its order; dice and who acts are left out", () => {
  const kinds: Record<string, BeatKind> = { roll: "dice", acts: "who", step: "move", wound: "damage", dies: "death" };
  const log = ["roll", "acts", "step", "wound", "step", "dies", "roll", "step", "wound"].map((what, at) => line(at + 1, what, null));
  const { parts } = recap(log, 0, [0], isLoss, (entry) => kinds[entry.what]!);
  expect(parts[0]!.entries.map((one) => one.what)).toEqual(["step", "wound", "dies", "wound"]);
  expect(parts[0]!.more).toBe(2);
  expect(recap([line(1, "roll", null)], 0, [0], isLoss, () => "dice").parts[0]!.entries).toHaveLength(1);
});

test("a long absence is told in short", () => {
  const log = Array.from({ length: 20 }, (_, at) => line(at + 1, "move", 1));
  expect(recap(log, 0, [0], isLoss).parts).toMatchObject([{ who: 1, more: 16 }]);
});

test("what a bot did in one's own place is told as well", () => {
  const note = (what: string, before: number, number: number): TableNote => ({ number, line: before, what, seat: 0, name: "", data: {} }) as TableNote;
  const notes = [note("to-bot", 2, 0), note("returned", 4, 1)];
  const log = [line(1, "own", 0), line(2, "move", 0), line(3, "fight", 0), line(4, "own", 0)];
  const { parts } = recap(log, 0, [0], isLoss, undefined, byBot(notes, 0));
  expect(parts.map(({ who, entries }) => [who, entries.map((one) => one.what)])).toEqual([[0, ["move", "fight"]]]);
});
