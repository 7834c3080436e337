import { describe, expect, it } from "vitest";
import * as ring from "./geometry.ts";

const districts = [0, 1, 2, 3, 4, 5];
const sections = Array.from({ length: ring.SECTIONS }, (_, nth) => nth + 1);

const apart = (a: ring.Point, b: ring.Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Do two upright boxes of that size round two points leave each other alone? */
const clear = (a: ring.Point, b: ring.Point, width: number, height: number) =>
  Math.abs(a.x - b.x) >= width || Math.abs(a.y - b.y) >= height;

/** How far a point lies from an upright box round another. */
function outside(at: ring.Point, box: ring.Point, width: number, height: number) {
  const dx = Math.max(0, Math.abs(at.x - box.x) - width / 2);
  const dy = Math.max(0, Math.abs(at.y - box.y) - height / 2);
  return Math.hypot(dx, dy);
}

describe("the ring of sections", () => {
  it("begins at the gate, at the upper left, and runs clockwise", () => {
    expect(apart(ring.section(1), ring.GATE)).toBeLessThan(120);
    expect(apart(ring.section(24), ring.GATE)).toBeLessThan(120);
    expect(ring.section(1).x).toBeLessThan(ring.section(4).x);
    expect(ring.section(5).y).toBeLessThan(ring.section(12).y);
    expect(ring.section(13).x).toBeGreaterThan(ring.section(16).x);
  });

  it("leaves every card room", () => {
    for (const a of sections) {
      for (const b of sections.filter((one) => one > a)) {
        expect(clear(ring.section(a), ring.section(b), ring.CARD.width, ring.CARD.height), `${a} and ${b}`).toBe(true);
      }
    }
  });

  it("lies whole within the picture", () => {
    for (const number of sections) {
      const { x, y } = ring.section(number);
      expect(x - ring.CARD.width / 2).toBeGreaterThan(ring.BOX.x);
      expect(x + ring.CARD.width / 2).toBeLessThan(ring.BOX.x + ring.BOX.width);
      expect(y - ring.CARD.height / 2).toBeGreaterThan(ring.BOX.y);
      expect(y + ring.CARD.height / 2).toBeLessThan(ring.BOX.y + ring.BOX.height);
    }
  });

  it("keeps the cards off the wall, where the numbers stand", () => {
    for (const number of sections) {
      for (const other of sections) {
        const far = outside(ring.onWall(other), ring.section(number), ring.CARD.width, ring.CARD.height);
        expect(far, `${other} behind ${number}`).toBeGreaterThan(9);
      }
    }
  });

  it("knows which district a section belongs to", () => {
    expect([1, 4, 5, 24].map(ring.districtOf)).toEqual([0, 0, 1, 5]);
    expect(["w1", "w24", "w25", "w0", "red"].map(ring.isSection)).toEqual([true, true, false, false, false]);
  });
});

describe("a district", () => {
  const discs = (nth: number) => [
    ...[1, 2, 3].map((one) => ({ at: ring.source(nth, one), size: ring.SOURCE })),
    { at: ring.tower(nth), size: 27 },
  ];

  it.each(districts)("has room for everything in it (%i)", (nth) => {
    const all = [...discs(nth), { at: ring.square(nth), size: ring.SQUARE }];
    for (const a of all) for (const b of all) if (a !== b) expect(apart(a.at, b.at)).toBeGreaterThanOrEqual(a.size + b.size - 1);
    for (const letter of ["a", "b"]) {
      for (const { at, size } of all) expect(outside(at, ring.base(nth, letter), ring.BASE, ring.BASE)).toBeGreaterThan(size);
    }
    expect(clear(ring.base(nth, "a"), ring.base(nth, "b"), ring.BASE, ring.BASE)).toBe(true);
  });

  it.each(districts)("lets figures cover nothing, however many stand there (%i)", (nth) => {
    for (const count of [1, 2, 3, 4]) {
      for (const at of ring.figures(nth, count)) {
        for (const { at: disc, size } of discs(nth)) expect(apart(at, disc)).toBeGreaterThan(size + ring.FIGURE);
        for (const letter of ["a", "b"]) {
          expect(outside(at, ring.base(nth, letter), ring.BASE, ring.BASE)).toBeGreaterThan(ring.FIGURE);
        }
        const square = ring.square(nth);
        expect(outside(at, square, ring.CARD.width * 0.8, ring.CARD.height * 0.8)).toBeGreaterThan(ring.FIGURE);
      }
    }
  });

  it("keeps figures in the citadel below a dragon", () => {
    for (const at of ring.figures(null, 4)) {
      expect(outside(at, ring.DRAGON, ring.CARD.width * 1.24, ring.CARD.height * 1.24)).toBeGreaterThan(ring.FIGURE);
    }
  });
});

describe("a way along the wall", () => {
  it("passes every section between, in falling or rising order", () => {
    expect(ring.alongWall(4, 1)).toEqual([4, 3, 2, 1].map(ring.section));
    expect(ring.alongWall(1, 3)).toEqual([1, 2, 3].map(ring.section));
    expect(ring.alongWall(7, 7)).toEqual([ring.section(7)]);
  });
});
