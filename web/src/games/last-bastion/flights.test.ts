import { expect, test } from "vitest";
import type { LogEntry } from "~/api/protocol.ts";
import { flightsOf } from "./flights.ts";

let at = 0;
const line = (what: string, data: Record<string, unknown>): LogEntry => ({ at: at++, what, data, line: { id: what }, choice: 0 });
const ways = (...lines: LogEntry[]) => flightsOf(lines).map(({ token, from, to }) => `${token}: ${from} > ${to}`);

test("tokens fly to their owners and back", () => {
  expect(ways(line("gain-equipment", { hero: "arne", colour: "red" }))).toEqual(["red: reserve > arne"]);
  expect(ways(line("gain-life", { hero: "arne" }), line("gain-call", { hero: "kazgin" }))).toEqual([
    "life: reserve > arne",
    "call: reserve > kazgin",
  ]);
  expect(ways(line("spend-equipment", { hero: "arne", colour: "blue" }))).toEqual(["blue: arne > reserve"]);
  expect(ways(line("lose-life", { hero: "arne", left: 1 }))).toEqual(["life: arne > reserve"]);
  expect(ways(line("call", { hero: "arne", tile: "market" }))).toEqual(["call: arne > reserve"]);
});

test("evil marches from its card to the tile", () => {
  expect(ways(line("evil-leaves-card", { card: "butcher", slot: "red-2" }), line("evil-on-tile", { tile: "tomb", count: 1 }))).toEqual([
    "evil: red-2 > tomb",
  ]);
  expect(ways(line("evil-on-tile", { tile: "tomb", count: 1 }))).toEqual([]);
  expect(ways(line("evil-off-tile", { tile: "tomb" }), line("cursed", { hero: "arne" }))).toEqual([
    "evil: tomb > reserve",
    "evil: reserve > arne",
  ]);
});

test("each flight is another", () => {
  const lines = [line("gain-life", { hero: "arne" }), line("gain-life", { hero: "arne" })];
  expect(new Set(flightsOf(lines).map((one) => one.key)).size).toBe(2);
});
