import wolf from "game-icons:wolf-head";
import { expect, test } from "vitest";
import { rounded } from "./rounded.ts";

test("every place of a path lies on a whole point, and none drifts", () => {
  expect(rounded("M1.4 1.4l.4.4.4.4.4.4")).toBe("m1 1 1 1 0 0 1 1");
  expect(rounded("M10.2 10.2H20.6V.4z")).toBe("m10 10h11v-10z");
  expect(rounded("M0 0C1.2 2.6 3.4 4.4 5.5 6.5s1-1 2-2")).toBe("m0 0c1 3 3 4 6 7s1-1 2-2");
});

test("a new part begins where the last one was closed", () => {
  expect(rounded("M10 10h5v5zm2 2h1v1z")).toBe("m10 10h5v5zm2 2h1v1z");
});

test("the flags of an arc need nothing between them", () => {
  expect(rounded("M0 0a5.25 5.25 0 0110.4 0")).toBe("m0 0a5.3 5.3 0 0 1 10 0");
});

test("icons come rounded", () => {
  expect(wolf).toMatch(/^m/);
  expect(wolf).not.toMatch(/\d\.\d\d/);
});

test("an unknown command is refused", () => {
  expect(() => rounded("M0 0x5")).toThrow();
});
