import { expect, test } from "vitest";
import { choicesBefore, mayGoBack, stepAfter } from "./lesson.ts";

const steps = [
  { say: "welcome" },
  { say: "place it", choose: "place:red-2" },
  { say: "look at it" },
  { say: "go there", choose: "move:market" },
  { say: "well done" },
];

test.each([
  [0, 0],
  [1, 2],
  [2, 4],
  [3, 5],
])("after %i choices step %i is to be taken", (choices, step) => {
  expect(stepAfter(steps, choices)).toBe(step);
});

test("the choices before a step are counted", () => {
  expect([0, 1, 2, 3, 4, 5].map((at) => choicesBefore(steps, at))).toEqual([0, 0, 1, 1, 2, 2]);
});

test("one may read again what was read, but not take a choice back by it", () => {
  expect([0, 1, 2, 3, 4].map((at) => mayGoBack(steps, at))).toEqual([false, true, false, true, false]);
});
