import { expect, test } from "vitest";
import type { Option } from "~/api/protocol.ts";
import { equivalenceKey } from "./equivalence.ts";
import { sampleView } from "./testing/sample.ts";

const option = (id: string, seat: number | null = 0): Option => {
  const [verb = "", things = ""] = id.split(":");
  return { id, verb, on: things.split(">"), seat, label: { id: `option-${verb}` } };
};
const same = (one: Option, other: Option, view = sampleView()) => equivalenceKey(one, view) === equivalenceKey(other, view);

test("copies of a card in the shop are alike, other cards are not", () => {
  expect(same(option("buy:knives"), option("buy:knives.2"))).toBe(true);
  expect(same(option("buy:knives"), option("buy:elven-knives"))).toBe(false);
  expect(same(option("buy:knives"), option("take:knives"))).toBe(false);
  expect(same(option("buy:knives"), option("buy:knives.2", 1))).toBe(false);
});

test("it matters who gets a card", () => {
  expect(same(option("hand:knives>auriel"), option("hand:knives.2>auriel"))).toBe(true);
  expect(same(option("hand:knives>auriel"), option("hand:knives.2>ecarus"))).toBe(false);
});

test("it matters how many charges a card has left", () => {
  const view = sampleView();
  view.charges = { "elven-cloak": 1 };
  expect(same(option("use:elven-cloak"), option("use:elven-cloak.2"), view)).toBe(false);
});

test("effects of one kind may have different prices, and worn cards different places", () => {
  expect(same(option("spend:crit"), option("spend:crit.2"))).toBe(false);
  expect(same(option("sell:dirk"), option("sell:dirk.2"))).toBe(false);
});
