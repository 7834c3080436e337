import { describe, expect, test } from "vitest";
import { battlements, boardBox, CORNERS, centreOf, shieldAt, SIZE, slotBox, figurePositions, tileBox, WALL, type Box } from "./geometry.ts";
import type { Side } from "./view.ts";

const SIDES: Side[] = ["north", "east", "south", "west"];
const slots = SIDES.flatMap((side) => [0, 1, 2].map((along) => slotBox(side, along)));
const tiles = Array.from({ length: 9 }, (_, place) => tileBox(place));

function overlap(one: Box, two: Box): boolean {
  return one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height && two.y < one.y + one.height;
}

describe("the board", () => {
  test("nothing lies on anything else, and all of it on the board", () => {
    const boxes = [...tiles, ...slots, ...Object.values(CORNERS)];
    for (const [at, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(SIZE);
      for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(false);
    }
  });

  test("tiles lie inside the wall and slots outside", () => {
    for (const tile of tiles) expect(overlap(tile, WALL)).toBe(true);
    for (const slot of slots) expect(overlap(slot, WALL)).toBe(false);
  });

  test("slots are counted clockwise: each touches its tile", () => {
    const touched: Record<Side, number[]> = { north: [0, 1, 2], east: [2, 5, 8], south: [8, 7, 6], west: [6, 3, 0] };
    for (const side of SIDES) {
      touched[side].forEach((place, along) => {
        const [slot, tile] = [centreOf(slotBox(side, along)), centreOf(tileBox(place))];
        const across = side === "north" || side === "south" ? slot.x - tile.x : slot.y - tile.y;
        expect(across).toBeCloseTo(0);
      });
    }
  });

  test("a board holds its three slots, and its shield hangs on the wall before the middle one", () => {
    for (const side of SIDES) {
      const board = boardBox(side);
      for (const along of [0, 1, 2]) expect(overlap(board, slotBox(side, along))).toBe(true);
      const shield = shieldAt(side);
      expect(Math.abs(shield.x - SIZE / 2) < 1 || Math.abs(shield.y - SIZE / 2) < 1).toBe(true);
    }
  });

  test("up to four figures stand side by side on their tile", () => {
    const box = tileBox(4);
    for (const count of [1, 2, 3, 4]) {
      const stands = figurePositions(box, count, 90);
      expect(stands).toHaveLength(count);
      for (const [at, stand] of stands.entries()) {
        expect(stand.x - stand.radius).toBeGreaterThanOrEqual(box.x);
        expect(stand.x + stand.radius).toBeLessThanOrEqual(box.x + box.width);
        const next = stands[at + 1];
        if (next) expect(next.x - stand.x).toBeGreaterThan(stand.radius * 1.6);
      }
    }
  });

  test("battlements crown all four sides", () => {
    expect(battlements(WALL).split("M").length - 1).toBeGreaterThan(60);
  });
});
