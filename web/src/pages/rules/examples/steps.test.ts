import { expect, test } from "vitest";
import type { Example } from "~/api/protocol.ts";
import { isToldIn, logUpTo, optionOf, stepsShowing, viewsOf } from "./steps.ts";

const entry = (at: number) => ({ at, what: "roll", data: {}, line: { id: "event-roll" }, choice: 0 });

const example: Example = {
  id: "two-at-one-corner",
  chapter: "fight",
  title: "Two at one corner",
  rules: ["LB-EX-6"],
  editions: [],
  seats: [],
  view: { life: 3, cards: ["incubus"] },
  steps: [
    { html: "Roll!", choose: [{ id: "fight:red-3+green-1", on: ["red-3", "green-1"] }] },
    { html: "Hit.", changes: [[["life"], 2]], log: [entry(0), entry(1)] },
    { html: "Gone.", changes: [[["cards"], []]], log: [entry(2)] },
  ],
};

test("the view of each step comes of the one before", () => {
  expect(viewsOf(example)).toEqual([
    { life: 3, cards: ["incubus"] },
    { life: 2, cards: ["incubus"] },
    { life: 2, cards: [] },
  ]);
});

test("the log grows with the steps", () => {
  expect([0, 1, 2].map((at) => logUpTo(example, at).length)).toEqual([0, 2, 3]);
});

test("what leads on can be pressed at the things it touches", () => {
  expect(optionOf(example.steps[0])).toMatchObject([{ id: "fight:red-3+green-1", verb: "fight", on: ["red-3", "green-1"] }]);
  expect(optionOf(example.steps[2])).toEqual([]);
});

test("a paragraph knows the steps that show it", () => {
  const steps = [["LB-HERO-6"], ["LB-FIGHT-3", "LB-FIGHT-15"], []];
  expect(stepsShowing(steps, ["LB-FIGHT-15"])).toEqual([1]);
  expect(stepsShowing(steps, ["LB-MOVE-1"])).toEqual([]);
});

test("a paragraph that tells of a printed example opens it", () => {
  expect(isToldIn(["LB-EX-6"], example.rules)).toBe(true);
  expect(isToldIn(["LB-EX-5", "LB-FIGHT-4"], example.rules)).toBe(false);
  expect(isToldIn(undefined, example.rules)).toBe(false);
});
