import { expect, test } from "vitest";
import { area, EDGE, HIGH, line, marked, parts, place, WIDE } from "./curve.ts";

test("certain victory lies at the top, certain defeat at the foot, the end at the right", () => {
  expect(place(0, 1, 10)).toEqual({ x: EDGE.left, y: EDGE.top });
  expect(place(10, 0, 10)).toEqual({ x: WIDE - EDGE.right, y: HIGH - EDGE.bottom });
});

test("an estimate beyond what can be stays within the drawing", () => {
  expect(place(0, 1.2, 10).y).toBe(EDGE.top);
});

test("a line begins where its first point is, an area ends at the foot", () => {
  const spots = [place(0, 0.5, 2), place(2, 1, 2)];
  expect(line(spots)).toMatch(/^M62\.0 .*L982\.0 14\.0$/);
  expect(area(spots).endsWith(`L62.0 ${HIGH - EDGE.bottom}Z`)).toBe(true);
  expect(area([])).toBe("");
});

test("turns that stand close together are not all numbered", () => {
  const points = [0, 1, 2, 50, 100].map((number, turn) => ({ number, turn, round: 1, chance: 0.5 }));
  expect(marked(points, 100, 40).map((one) => one.turn)).toEqual([0, 3]);
});

test("each part begins where the one before ended", () => {
  const found = parts(0.4, [
    { what: "luck", by: 0.3 },
    { what: "skill", by: -0.2 },
  ]);
  expect(found[1]!.from).toBeCloseTo(0.7);
  expect(found[1]!.to).toBeCloseTo(0.5);
});
