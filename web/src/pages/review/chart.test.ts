import { expect, test } from "vitest";
import { apart, area, EDGE, HIGH, line, marked, parts, place, scale } from "./chart.ts";

const frame = (last: number) => ({ last, wide: 1000, top: 1 });

test("certain victory lies at the top, certain defeat at the foot, the end at the right", () => {
  expect(place(0, 1, frame(10))).toEqual({ x: EDGE.left, y: EDGE.top });
  expect(place(10, 0, frame(10))).toEqual({ x: 1000 - EDGE.right, y: HIGH - EDGE.bottom });
});

test("an estimate beyond what can be stays within the drawing", () => {
  expect(place(0, 1.2, frame(10)).y).toBe(EDGE.top);
});

test("a line begins where its first point is, an area ends at the foot", () => {
  const spots = [place(0, 0.5, frame(2)), place(2, 1, frame(2))];
  expect(line(spots)).toMatch(/^M62\.0 .*L982\.0 14\.0$/);
  expect(area(spots).endsWith(`L62.0 ${HIGH - EDGE.bottom}Z`)).toBe(true);
  expect(area([])).toBe("");
});

test("turns that stand close together are not all numbered", () => {
  const points = [0, 1, 2, 50, 100].map((number, turn) => ({ number, turn, round: 1, chance: 0.5 }));
  expect(marked(points, frame(100), 40).map((one) => one.turn)).toEqual([0, 3]);
});

test("a game without hope is looked at more closely", () => {
  expect(scale([0.1, 0.13]).at(-1)).toBe(0.2);
  expect(scale([0.1, 0.9]).at(-1)).toBe(1);
});

test("no mark lies on another", () => {
  const spots = [0, 1, 2].map((x) => ({ x: 100 + x, y: HIGH - EDGE.bottom }));
  const found = apart(spots, 30);
  for (const [at, one] of found.entries()) {
    for (const other of found.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(30);
  }
});

test("each part begins where the one before ended", () => {
  const found = parts(0.4, [
    { what: "luck", by: 0.3 },
    { what: "skill", by: -0.2 },
  ]);
  expect(found[1]!.from).toBeCloseTo(0.7);
  expect(found[1]!.to).toBeCloseTo(0.5);
});
