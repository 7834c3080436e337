import { expect, test } from "vitest";
import { beside } from "./placement.ts";

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const reach = { x: 30, y: 30 };
const box = { width: 300, height: 200 };

test("a box opens to the right of a point where there is room", () => {
  expect(beside({ x: 500, y: 400, reach }, box, desk)).toEqual({ x: 540, y: 300 });
});

test("at the right edge it opens to the left", () => {
  expect(beside({ x: 1400, y: 400, reach }, box, desk)).toEqual({ x: 1060, y: 300 });
});

test("it does not cover the options to the right if there is room to the left", () => {
  const thing = { x: 900, y: 400, reach };
  expect(beside(thing, box, desk, 1100).x).toBe(560);
  expect(beside(thing, box, desk, 1300).x).toBe(940);
  expect(beside({ ...thing, x: 200 }, box, desk, 400).x).toBe(240);
});

test("it never leaves the window", () => {
  expect(beside({ x: 500, y: 10, reach }, box, desk).y).toBe(8);
  expect(beside({ x: 500, y: 895, reach }, box, desk).y).toBe(692);
});

test("on a phone it opens below the point, or above it near the foot", () => {
  expect(beside({ x: 200, y: 300, reach }, box, phone)).toEqual({ x: 50, y: 340 });
  expect(beside({ x: 200, y: 800, reach }, box, phone)).toEqual({ x: 50, y: 560 });
});

test("it does not cover the thing, however wide that is", () => {
  const tile = { x: 500, y: 400, reach: { x: 90, y: 70 } };
  expect(beside(tile, box, desk).x).toBe(600);
  expect(beside({ ...tile, x: 200 }, box, phone).y).toBe(480);
});
