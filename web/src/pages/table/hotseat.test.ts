import { expect, test } from "vitest";
import { nextAtScreen } from "./hotseat.ts";

test("round one screen the game passes to whoever is waited for", () => {
  expect(nextAtScreen([1], [0, 1], 0)).toBe(1);
  expect(nextAtScreen([0, 1], [0, 1], 1)).toBe(1);
});

test("nothing is passed on where others are waited for, or only one sits here", () => {
  expect(nextAtScreen([2], [0, 1], 0)).toBe(null);
  expect(nextAtScreen([0], [0], null)).toBe(null);
  expect(nextAtScreen([], [0, 1], 0)).toBe(null);
});
