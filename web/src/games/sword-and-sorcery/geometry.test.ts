import { expect, test } from "vitest";
import { CELL, crossings, floors, inset, labelOf, laid, LETTERS, outline, stands, strokes } from "./geometry.ts";
import type { Cell } from "./view.ts";
import { area } from "./testing/sample.ts";

const SQUARE: Cell[] = [[0, 0], [1, 0], [0, 1], [1, 1]];
const HOOK: Cell[] = [[0, 0], [0, 1], [0, 2], [1, 2]];

test("the outline of a square room has four corners, that of a hook six", () => {
  expect(outline(SQUARE).match(/[ML]/g)).toHaveLength(4);
  expect(outline(HOOK).match(/[ML]/g)).toHaveLength(6);
});

test("a room round a court has two outlines", () => {
  const ring: Cell[] = [[0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2], [2, 2]];
  expect(outline(ring).match(/M/g)).toHaveLength(2);
});

test("walls that continue each other are one stroke", () => {
  const found = strokes([[[0, 0], [4, 0]], [[4, 0], [8, 0]], [[0, 4], [0, 8]]]);
  expect(found).toHaveLength(2);
  expect(found).toContainEqual([{ x: 0, y: 0 }, { x: 2 * CELL, y: 0 }]);
});

test.each([SQUARE, HOOK, [[3, 3]] as Cell[]])("figures stand inside their area and never on each other", (...cells) => {
  const own = new Set((cells as Cell[]).map(([column, row]) => `${column},${row}`));
  for (const count of [1, 2, 3, 4]) {
    const found = stands(area("a", cells as Cell[]), count).slice(0, count);
    expect(found).toHaveLength(count);
    for (const [at, one] of found.entries()) {
      for (const dx of [-one.radius, one.radius]) expect(own.has(`${Math.floor((one.x + dx) / CELL)},${Math.floor(one.y / CELL)}`)).toBe(true);
      for (const other of found.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(2 * one.radius);
    }
  }
});

test.each([1, 3, 5, 9])("%i things in a room leave its name free", (count) => {
  const room = area("a", SQUARE);
  const label = labelOf(room, "Lady chapel", LETTERS);
  expect(label.right).toBeGreaterThan(CELL);
  for (const { x, y, radius } of stands(room, count, label).slice(0, count)) {
    expect(y - radius >= label.bottom || x - radius >= label.right).toBe(true);
  }
});

test("where there is no room beside the name things stand on it", () => {
  expect(stands(area("a", [[0, 0]]), 4, { right: CELL, bottom: CELL }).length).toBeGreaterThanOrEqual(4);
});

test("a crowd of fourteen still has places of its own in a room of four cells", () => {
  const { figures, tokens } = laid(area("a", SQUARE), 11, 3);
  const places = [...figures, ...tokens].map(({ x, y }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(14);
});

test("what lies in a room keeps away from who stands there", () => {
  const { figures, tokens } = laid(area("a", SQUARE), 1, 1);
  expect(Math.hypot(figures[0]!.x - tokens[0]!.x, figures[0]!.y - tokens[0]!.y)).toBeGreaterThan(figures[0]!.radius * 2);
});

test("a barrier is drawn on the edge that both areas share, pointing the way across", () => {
  expect(crossings(area("a", [[0, 0]]), area("b", [[1, 0]]))).toEqual([{ at: { x: CELL, y: CELL / 2 }, angle: 0 }]);
  expect(crossings(area("b", [[1, 0]]), area("a", [[0, 0]]))[0]!.angle).toBe(180);
});

test("floors are as the quest says, and neighbours differ where it says nothing", () => {
  const found = floors([area("a", [[0, 0]], { ways: ["b"] }), area("b", [[1, 0]], { ways: ["a"] }), area("c", [[2, 0]], { terrain: "snow" }), area("d", [[3, 0]], { hindering: true })]);
  expect(found["a"]).not.toBe(found["b"]);
  expect(found["c"]).toBe("snow");
  expect(found["d"]).toBe("water");
});

test("what lights an area lies inside its walls, also round a corner", () => {
  expect(inset([[0, 0]], 10)).toBe("M90 10 L90 90 L10 90 L10 10 Z");
  expect(inset([[0, 0], [1, 0], [0, 1]], 10)).toBe("M190 10 L190 90 L90 90 L90 190 L10 190 L10 10 Z");
});
