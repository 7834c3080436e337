import { expect, test } from "vitest";
import { spreadMarks, areaPath, MARGIN, HEIGHT, linePath, labelledTurns, waterfall, toPoint, gridLevels } from "./chart.ts";

const frame = (last: number) => ({ last, width: 1000, top: 1 });

test("certain victory lies at the top, certain defeat at the foot, the end at the right", () => {
  expect(toPoint(0, 1, frame(10))).toEqual({ x: MARGIN.left, y: MARGIN.top });
  expect(toPoint(10, 0, frame(10))).toEqual({ x: 1000 - MARGIN.right, y: HEIGHT - MARGIN.bottom });
});

test("an estimate beyond what can be stays within the drawing", () => {
  expect(toPoint(0, 1.2, frame(10)).y).toBe(MARGIN.top);
});

test("a line begins where its first point is, an area ends at the foot", () => {
  const optionSpots = [toPoint(0, 0.5, frame(2)), toPoint(2, 1, frame(2))];
  expect(linePath(optionSpots)).toMatch(/^M62\.0 .*L982\.0 14\.0$/);
  expect(areaPath(optionSpots).endsWith(`L62.0 ${HEIGHT - MARGIN.bottom}Z`)).toBe(true);
  expect(areaPath([])).toBe("");
});

test("turns that stand close together are not all numbered", () => {
  const points = [0, 1, 2, 50, 100].map((number, turn) => ({ number, turn, round: 1, chance: 0.5 }));
  expect(labelledTurns(points, frame(100), 40).map((one) => one.turn)).toEqual([0, 3]);
});

test("a game without hope is looked at more closely", () => {
  expect(gridLevels([0.1, 0.13]).at(-1)).toBe(0.2);
  expect(gridLevels([0.1, 0.9]).at(-1)).toBe(1);
});

test("no mark lies on another", () => {
  const optionSpots = [0, 1, 2].map((x) => ({ x: 100 + x, y: HEIGHT - MARGIN.bottom }));
  const found = spreadMarks(optionSpots, 30);
  for (const [at, one] of found.entries()) {
    for (const other of found.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(30);
  }
});

test("each part begins where the one before ended", () => {
  const found = waterfall(0.4, [
    { what: "luck", by: 0.3 },
    { what: "skill", by: -0.2 },
  ]);
  expect(found[1]!.from).toBeCloseTo(0.7);
  expect(found[1]!.to).toBeCloseTo(0.5);
});
