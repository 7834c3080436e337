import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { LogEntry } from "~/api/protocol.ts";
import { entrySpots, optionSpots, VERBS } from "./spots.ts";
import { sampleView } from "./testing/sample.ts";
import { anOption } from "~/testing/option.ts";

const view = sampleView();

const at = (id: string, seat: number | null = 0) => optionSpots(anOption(id, seat), view);

describe("where options act", () => {
  test("every verb of the rules has its place", () => {
    const rules = join(import.meta.dirname, "../../../../holdfast/games/last_bastion/rules");
    const source = readdirSync(rules)
      .filter((file) => file.endsWith(".py"))
      .map((file) => readFileSync(join(rules, file), "utf-8"))
      .join("\n");
    const verbs = [
      ...[...source.matchAll(/Verb\("([a-z-]+)"\)/g)].map((found) => found[1]),
      ...[...source.matchAll(/option\(\s*f?"([a-z-]+)/g)].map((found) => found[1]),
      ...[...source.matchAll(/f"([a-z]+):\{/g)].map((found) => found[1]),
      ...[...source.matchAll(/"([a-z]+):"/g)].map((found) => found[1]),
    ];
    expect(verbs.length).toBeGreaterThan(30);
    for (const verb of verbs) expect(VERBS, verb).toContain(verb);
  });

  test("movement and tiles", () => {
    expect(at("move:market")).toEqual(["market"]);
    expect(at("activate:tower")).toEqual(["tower"]);
    expect(at("stand")).toEqual(["elmer"]);
    expect(at("stay")).toEqual(["tower", "elmer"]);
    expect(at("corrupt:tomb")).toEqual(["tomb"]);
  });

  test("a call has a place of its own on its tile; a barred one is told at the tile", () => {
    expect(at("call:market")).toEqual(["call-market", "token-elmer-call"]);
    expect(at("call:market", null)).toEqual(["market"]);
  });

  test("fights and what follows", () => {
    expect(at("fight:red-1+blue-3")).toEqual(["red-1", "blue-3"]);
    expect(at("fight", null)).toEqual(["elmer"]);
    expect(at("win:red-1+blue-3>red+blue")).toEqual(["red-1", "blue-3"]);
    expect(at("win:red-1>mylfaar.red+elmer.red")).toEqual(["red-1", "token-mylfaar-red", "token-elmer-red"]);
    expect(at("spend:mylfaar>red")).toEqual(["token-mylfaar-red"]);
    expect(at("reroll:d1+d3")).toEqual(["die-1", "die-3", "dice"]);
    expect(at("reroll:decay")).toEqual(["die-decay", "dice"]);
    expect(at("keep")).toEqual(["dice"]);
  });

  test("cards and effects", () => {
    expect(at("apply:butcher>lose-round")).toEqual(["red-1"]);
    expect(at("net:red-1>recurring-lose-round")).toEqual(["red-1"]);
    expect(at("place:green-2")).toEqual(["green-2"]);
    expect(at("banish:mylfaar")).toEqual(["mylfaar"]);
  });

  test("tokens: one's own, and those of the reserve", () => {
    expect(at("lose:red", 1)).toEqual(["token-mylfaar-red"]);
    expect(at("lose:call", 1)).toEqual(["token-mylfaar-call"]);
    expect(at("take:life+call")).toEqual(["reserve-life", "reserve-call"]);
    expect(at("fetch:black")).toEqual(["reserve-black"]);
    expect(at("raise:blue")).toEqual(["standard-blue"]);
  });

  test("what acts nowhere stands in the list alone", () => {
    for (const verb of ["done", "decline", "enough", "alone", "choose-rewards"]) expect(at(verb)).toEqual([]);
    expect(at("unheard-of:thing")).toEqual([]);
  });
});

describe("what a line speaks of", () => {
  const line = (what: string, data: Record<string, unknown>): LogEntry => ({ at: 0, what, data, line: { id: what }, choice: 0 });

  test("things by their ids, a card by the slot where it lies", () => {
    expect(entrySpots(line("effect", { card: "butcher", effect: "lose-round", slot: "red-1" }), view)).toEqual(["red-1"]);
    expect(entrySpots(line("evil-on-card", { card: "butcher" }), view)).toEqual(["red-1"]);
    expect(entrySpots(line("move", { hero: "elmer", source: "tower", tile: "market" }), view)).toEqual(["tower", "market", "elmer"]);
    expect(entrySpots(line("lend", { hero: "elmer", to: "mylfaar" }), view)).toEqual(["elmer", "mylfaar"]);
    expect(entrySpots(line("turn", { board: "red", hero: "elmer", number: 1 }), view)).toEqual(["elmer", "board-red"]);
    expect(entrySpots(line("roll", { hero: "elmer", faces: ["red"] }), view)).toEqual(["elmer", "dice"]);
    expect(entrySpots(line("fight", { hero: "elmer", cards: ["butcher"], slots: ["red-1"] }), view)).toEqual(["red-1", "elmer"]);
  });
});
