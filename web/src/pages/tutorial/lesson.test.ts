import { expect, test } from "vitest";
import { isOffScript, canReadBack, allowedOptions, stepAfter, stepAt } from "./lesson.ts";
import { anOption } from "~/testing/option.ts";

const steps = [
  { choose: "" },
  { choose: "place:red-2" },
  { choose: "" },
  { choose: "move:market" },
  { choose: "" },
];

test.each([
  [0, 0],
  [1, 2],
  [2, 4],
  [3, 5],
])("after %i choices step %i is to be taken", (choices, step) => {
  expect(stepAfter(steps, choices)).toBe(step);
});

test("who reads on is further, until the next choice is made or one is taken back", () => {
  const read = { choices: 1, steps: 1 };
  expect([0, 1, 2].map((choices) => stepAt(steps, choices, read))).toEqual([0, 3, 4]);
});

test("one may read again what was read, but not take a choice back by it", () => {
  expect([0, 1, 2, 3, 4].map((at) => canReadBack(steps, at))).toEqual([false, true, false, true, false]);
});

test("only what the step asks for may be done, and nothing while one reads", () => {
  expect(allowedOptions(steps[1], false)(anOption("place:red-2"))).toBe(true);
  expect(allowedOptions(steps[1], false)(anOption("place:red-3"))).toBe(false);
  expect(allowedOptions(steps[0], false)(anOption("place:red-2"))).toBe(false);
});

test("after the lesson, and off its way, everything may be done", () => {
  expect(allowedOptions(undefined, false)(anOption("done"))).toBe(true);
  expect(allowedOptions(steps[1], true)(anOption("done"))).toBe(true);
});

test("a game is astray where the choice of the lesson is not on offer", () => {
  expect(isOffScript(steps[1], [anOption("place:red-2"), anOption("done")])).toBe(false);
  expect(isOffScript(steps[1], [anOption("done")])).toBe(true);
  expect(isOffScript(steps[0], [anOption("done")])).toBe(false);
  expect(isOffScript(undefined, [anOption("done")])).toBe(false);
  expect(isOffScript(steps[1], undefined)).toBe(false);
});
