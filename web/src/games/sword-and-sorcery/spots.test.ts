import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Line, Option } from "~/api/protocol.ts";
import { printed } from "./view.ts";
import { cardsOffered, inRange, speaksOf, spots, VERBS } from "./spots.ts";
import { sampleCatalogue, sampleQuest, sampleView } from "./testing/sample.ts";

const option = (verb: string, ...on: string[]): Option => ({ id: `${verb}:${on.join(">")}`, verb, on, seat: 0, label: { id: "yes" } });

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
  expect(spots(option("move", "b"), view)).toEqual(["b"]);
  expect(spots(option("attack", "long-bow", "gremlin-blue-1"), view)).toEqual(["gremlin-blue-1", "item-long-bow"]);
  expect(spots(option("power", "forest-step", "1"), view)).toEqual(["power-laegon-forest-step"]);
  expect(spots(option("pick-up", "bandages"), view)).toEqual(["ground-a"]);
  expect(spots(option("stand"), view)).toEqual(["laegon"]);
  expect(spots(option("activate", "gremlin-blue-1"), view)).toEqual(["gremlin-blue-1"]);
  expect(spots(option("end-turn"), view)).toEqual([]);
});

test("a line of the log speaks of its figures and places", () => {
  const line: Line = { at: 1, what: "attack", data: { attacker: "laegon", target: "gremlin-blue-1" }, line: { id: "x" }, choice: 1 };
  expect(speaksOf(line, sampleView())).toEqual(["laegon", "gremlin-blue-1"]);
});

test("a weapon reaches what is both in range and in sight", () => {
  const quest = sampleQuest();
  expect(inRange(quest, "laegon", 0)).toEqual(["a"]);
  expect(inRange(quest, "laegon", 4)).toEqual(["a", "b"]);
});

test("options about item cards are told from the others", () => {
  const all = [option("give", "long-bow"), option("give-nothing"), option("keep", "healing-potion.2"), option("take", "nothing-known")];
  expect(cardsOffered(all, printed(sampleCatalogue)).map((one) => one.on[0])).toEqual(["long-bow", "healing-potion.2"]);
});
