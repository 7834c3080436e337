import { expect, test } from "vitest";
import type { Option } from "~/api/protocol.ts";
import { equivalenceKey } from "./equivalence.ts";
import { sampleView } from "./testing/sample.ts";
import { anOption } from "~/testing/option.ts";

const same = (one: Option, other: Option, view = sampleView()) => equivalenceKey(one, view) === equivalenceKey(other, view);

test("copies of a card in the shop are alike, other cards are not", () => {
  expect(same(anOption("buy:knives"), anOption("buy:knives.2"))).toBe(true);
  expect(same(anOption("buy:knives"), anOption("buy:elven-knives"))).toBe(false);
  expect(same(anOption("buy:knives"), anOption("take:knives"))).toBe(false);
  expect(same(anOption("buy:knives"), anOption("buy:knives.2", 1))).toBe(false);
});

test("it matters who gets a card", () => {
  expect(same(anOption("hand:knives>auriel"), anOption("hand:knives.2>auriel"))).toBe(true);
  expect(same(anOption("hand:knives>auriel"), anOption("hand:knives.2>ecarus"))).toBe(false);
});

test("it matters how many charges a card has left", () => {
  const view = sampleView();
  view.charges = { "elven-cloak": 1 };
  expect(same(anOption("use:elven-cloak"), anOption("use:elven-cloak.2"), view)).toBe(false);
});

test("effects of one kind may have different prices, and worn cards different places", () => {
  expect(same(anOption("spend:crit"), anOption("spend:crit.2"))).toBe(false);
  expect(same(anOption("sell:dirk"), anOption("sell:dirk.2"))).toBe(false);
});
