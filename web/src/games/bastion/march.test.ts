import { describe, expect, it } from "vitest";
import { march, stopSection } from "./march.ts";
import { anEnemy, aView } from "./testing/sample.ts";

const taken = (...numbers: number[]) => new Set(numbers);
const wall = (...numbers: number[]) =>
  Object.fromEntries(numbers.map((number) => [`w${number}`, anEnemy(`w${number}`, ["beast-red"])]));

describe("where an enemy comes to rest", () => {
  it.each([
    { about: "on a bare wall at the gate", on: [], start: 24, to: 1 },
    { about: "behind the last enemy", on: [1, 2], start: 24, to: 3 },
    { about: "past enemies on the last section", on: [24], start: 24, to: 1 },
    { about: "past them to the first before an obstacle", on: [3, 23, 24], start: 24, to: 4 },
    { about: "nowhere on a full wall", on: Array.from({ length: 24 }, (_, nth) => nth + 1), start: 24, to: 0 },
    { about: "nowhere with no gap before it", on: [1, 2, 3], start: 2, to: 0 },
    { about: "in the gap before it", on: [1, 2, 5, 6], start: 5, to: 3 },
  ])("stands $about", ({ on, start, to }) => {
    expect(stopSection(taken(...on), start)).toBe(to);
  });
});

describe("the march that is shown", () => {
  it("leads a card of the deck over the free sections", () => {
    expect(march(aView({ wall: wall(1, 2, 20) }))).toEqual({ from: 0, to: 21, way: [24, 23, 22, 21] });
  });

  it("begins behind the deck in the first edition", () => {
    const view = aView({ edition: "2015", camp: "wall", last_section: "w23", wall: wall(21) });
    expect(march(view)?.way).toEqual([23, 22]);
  });

  it("leads the last enemy on when the deck is empty", () => {
    const view = aView({ deck: { left: 0, layers: [] }, wall: wall(1, 2, 7) });
    expect(march(view)).toEqual({ from: 7, to: 3, way: [6, 5, 4, 3] });
  });

  it("leads nowhere when there is no gap before the gate", () => {
    const view = aView({ deck: { left: 0, layers: [] }, wall: wall(1, 2, 3) });
    expect(march(view)).toEqual({ from: 3, to: 0, way: [] });
  });

  it("is over on a bare wall with an empty deck", () => {
    expect(march(aView({ deck: { left: 0, layers: [] } }))).toBeNull();
  });
});
