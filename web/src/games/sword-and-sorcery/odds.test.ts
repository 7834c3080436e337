import { expect, test } from "vitest";
import type { Odds } from "~/api/protocol.ts";
import { shownOdds, meanWounds, woundOdds } from "./odds.ts";

const told = (of: Record<string, number>, data: Record<string, unknown> = {}): Odds => ({
  of,
  data,
  chances: Object.keys(of).map((id) => ({ id })),
});

test("to kill, to wound and to be unhurt have signs, effects are said in words", () => {
  const found = shownOdds(told({ "kill:troll": 0, "hurt:troll": 0.5, "effect:kd": 0.25, "effect:push": 0 }));
  expect(found.map(({ code, at }) => [code, at])).toEqual([["kill:troll", 0], ["hurt:troll", 1], ["effect:kd", 2]]);
  expect(found.map(({ sign }) => sign?.tone ?? "said")).toEqual(["good", "good", "said"]);
});

test("several that may be killed are told by name", () => {
  const found = shownOdds(told({ "kill:troll": 0.5, "kill:raider-red-1": 0.1, "death:shae": 0.2 }));
  expect(found.map(({ sign }) => sign?.tone ?? "said")).toEqual(["said", "said", "bad"]);
});

test("wounds are counted from the fewest to the most", () => {
  const odds = told({}, { wounds: { "0": 0.25, "2": 0.75 }, mean: 1.5 });
  expect(woundOdds(odds)).toEqual([{ count: 0, part: 0.25 }, { count: 2, part: 0.75 }]);
  expect(meanWounds(odds)).toBe(1.5);
  expect(woundOdds(undefined)).toEqual([]);
  expect(meanWounds(told({}))).toBeNull();
});
