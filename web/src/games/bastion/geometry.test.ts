import { describe, expect, it } from "vitest";
import * as geometry from "./geometry.ts";

const districts = [0, 1, 2, 3, 4, 5];
const sections = Array.from({ length: geometry.SECTIONS }, (_, nth) => nth + 1);

const apart = (a: geometry.Point, b: geometry.Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Do two upright boxes of that size round two points leave each other alone? */
const clear = (a: geometry.Point, b: geometry.Point, width: number, height: number) =>
  Math.abs(a.x - b.x) >= width || Math.abs(a.y - b.y) >= height;

/** How far a point lies from an upright box round another. */
function outside(at: geometry.Point, box: geometry.Point, width: number, height: number) {
  const dx = Math.max(0, Math.abs(at.x - box.x) - width / 2);
  const dy = Math.max(0, Math.abs(at.y - box.y) - height / 2);
  return Math.hypot(dx, dy);
}

describe("the ring of sections", () => {
  it("begins at the gate, at the upper left, and runs clockwise", () => {
    expect(apart(geometry.section(1), geometry.GATE)).toBeLessThan(120);
    expect(apart(geometry.section(24), geometry.GATE)).toBeLessThan(120);
    expect(geometry.section(1).x).toBeLessThan(geometry.section(4).x);
    expect(geometry.section(5).y).toBeLessThan(geometry.section(12).y);
    expect(geometry.section(13).x).toBeGreaterThan(geometry.section(16).x);
  });

  it("leaves every card room", () => {
    for (const a of sections) {
      for (const b of sections.filter((one) => one > a)) {
        expect(clear(geometry.section(a), geometry.section(b), geometry.CARD.width, geometry.CARD.height), `${a} and ${b}`).toBe(true);
      }
    }
  });

  it("lies whole within the picture", () => {
    for (const number of sections) {
      const { x, y } = geometry.section(number);
      expect(x - geometry.CARD.width / 2).toBeGreaterThan(geometry.BOX.x);
      expect(x + geometry.CARD.width / 2).toBeLessThan(geometry.BOX.x + geometry.BOX.width);
      expect(y - geometry.CARD.height / 2).toBeGreaterThan(geometry.BOX.y);
      expect(y + geometry.CARD.height / 2).toBeLessThan(geometry.BOX.y + geometry.BOX.height);
    }
  });

  it("keeps the cards off the wall, where the numbers stand", () => {
    for (const number of sections) {
      for (const other of sections) {
        const far = outside(geometry.onWall(other), geometry.section(number), geometry.CARD.width, geometry.CARD.height);
        expect(far, `${other} behind ${number}`).toBeGreaterThan(9);
      }
    }
  });

  it("knows which district a section belongs to", () => {
    expect([1, 4, 5, 24].map(geometry.districtOf)).toEqual([0, 0, 1, 5]);
    expect(["w1", "w24", "w25", "w0", "red"].map(geometry.isSection)).toEqual([true, true, false, false, false]);
  });
});

describe("a district", () => {
  const discs = (nth: number) => [
    ...[1, 2, 3].map((one) => ({ at: geometry.source(nth, one), size: geometry.SOURCE })),
    { at: geometry.tower(nth), size: 27 },
  ];

  it.each(districts)("has room for everything in it (%i)", (nth) => {
    const all = [...discs(nth), { at: geometry.square(nth), size: geometry.SQUARE }];
    for (const a of all) for (const b of all) if (a !== b) expect(apart(a.at, b.at)).toBeGreaterThanOrEqual(a.size + b.size - 1);
    for (const letter of ["a", "b"]) {
      for (const { at, size } of all) expect(outside(at, geometry.base(nth, letter), geometry.BASE, geometry.BASE)).toBeGreaterThan(size);
    }
    expect(clear(geometry.base(nth, "a"), geometry.base(nth, "b"), geometry.BASE, geometry.BASE)).toBe(true);
  });

  it.each(districts)("lets figures cover nothing, however many stand there (%i)", (nth) => {
    for (const count of [1, 2, 3, 4]) {
      for (const at of geometry.figures(nth, count)) {
        for (const { at: disc, size } of discs(nth)) expect(apart(at, disc)).toBeGreaterThan(size + geometry.FIGURE);
        for (const letter of ["a", "b"]) {
          expect(outside(at, geometry.base(nth, letter), geometry.BASE, geometry.BASE)).toBeGreaterThan(geometry.FIGURE);
        }
        const square = geometry.square(nth);
        expect(outside(at, square, geometry.CARD.width * 0.8, geometry.CARD.height * 0.8)).toBeGreaterThan(geometry.FIGURE);
      }
    }
  });

  it("keeps figures in the citadel below a dragon", () => {
    for (const at of geometry.figures(null, 4)) {
      expect(outside(at, geometry.DRAGON, geometry.CARD.width * 1.24, geometry.CARD.height * 1.24)).toBeGreaterThan(geometry.FIGURE);
    }
  });
});

describe("a way along the wall", () => {
  it("passes every section between, in falling or rising order", () => {
    expect(geometry.alongWall(4, 1)).toEqual([4, 3, 2, 1].map(geometry.section));
    expect(geometry.alongWall(1, 3)).toEqual([1, 2, 3].map(geometry.section));
    expect(geometry.alongWall(7, 7)).toEqual([geometry.section(7)]);
  });
});
