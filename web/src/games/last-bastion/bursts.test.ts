import { expect, test } from "vitest";
import type { LogEntry } from "~/api/protocol.ts";
import { burstsOf } from "./bursts.ts";

let at = 0;
const line = (what: string, data: Record<string, unknown>): LogEntry => ({ at: at++, what, data, line: { id: what }, choice: 0 });

test("a fight strikes every card that is fought", () => {
  const found = burstsOf([line("fight", { hero: "elmer", cards: ["butcher", "incubus"], slots: ["red-1", "blue-3"] })]);
  expect(found.map((one) => [one.what, one.place])).toEqual([
    ["blow", "red-1"],
    ["blow", "blue-3"],
  ]);
});

test("effects flash up in their order, on their cards and boards", () => {
  const found = burstsOf([
    line("effect", { card: "butcher", effect: "lose-round", slot: "red-1" }),
    line("lose-call", { hero: "elmer" }),
    line("board-acts", { board: "green" }),
    line("trapped", { card: "incubus", slot: "red-2" }),
  ]);
  expect(found.map((one) => [one.what, one.place, one.of])).toEqual([
    ["effect", "red-1", "lose-round"],
    ["board", "board-green", "green"],
    ["trap", "red-2", ""],
  ]);
  expect(new Set(found.map((one) => one.key)).size).toBe(3);
});
