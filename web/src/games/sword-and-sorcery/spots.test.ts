import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { LogEntry } from "~/api/protocol.ts";
import {} from "./view.ts";
import { cardsOffered, inRange, entrySpots, optionSpots, VERBS } from "./spots.ts";
import { sampleCatalogue, sampleView } from "./testing/sample.ts";
import { anOption } from "~/testing/option.ts";


/** Every verb the rules offer, as their files write it. */
function offered(): string[] {
  const folder = join(import.meta.dirname, "../../../../holdfast/games/sword_and_sorcery/rules");
  const texts = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((file) => file.endsWith(".py")).map((file) => readFileSync(join(folder, file), "utf-8"));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/option\(\s*f?"([a-z-]+)[:"]/g)].map((found) => found[1]!)))];
}

test("every verb of the rules has its place on the table", () => {
  const verbs = offered();
  expect(verbs.length).toBeGreaterThan(40);
  expect(verbs.filter((verb) => !VERBS.includes(verb))).toEqual([]);
});

test("options lie where they act", () => {
  const view = sampleView();
  expect(optionSpots(anOption("move:b"), view)).toEqual(["b"]);
  expect(optionSpots(anOption("attack:long-bow>gremlin-blue-1"), view)).toEqual(["gremlin-blue-1", "item-long-bow"]);
  expect(optionSpots(anOption("power:forest-step>1"), view)).toEqual(["power-laegon-forest-step"]);
  expect(optionSpots(anOption("pick-up:bandages"), view)).toEqual(["ground-a"]);
  expect(optionSpots(anOption("stand"), view)).toEqual(["laegon"]);
  expect(optionSpots(anOption("activate:gremlin-blue-1"), view)).toEqual(["gremlin-blue-1"]);
  expect(optionSpots(anOption("end-turn"), view)).toEqual([]);
});

test("a line of the log speaks of its figures and places", () => {
  const line: LogEntry = { at: 1, what: "attack", data: { attacker: "laegon", target: "gremlin-blue-1" }, line: { id: "x" }, choice: 1 };
  expect(entrySpots(line, sampleView())).toEqual(["laegon", "gremlin-blue-1"]);
});

test("a weapon reaches what is both in range and in sight", () => {
  const view = sampleView();
  expect(inRange(view, "laegon", 0)).toEqual(["a"]);
  expect(inRange(view, "laegon", 4)).toEqual(["a", "b"]);
});

test("options about item cards are told from the others", () => {
  const all = [anOption("give:long-bow"), anOption("give-nothing"), anOption("keep:healing-potion.2"), anOption("take:nothing-known")];
  expect(cardsOffered(all, sampleCatalogue).map((one) => one.on[0])).toEqual(["long-bow", "healing-potion.2"]);
});
