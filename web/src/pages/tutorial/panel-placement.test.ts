import { describe, expect, test } from "vitest";
import { hiddenArea, leastObstructing, clampToBoard } from "./panel-placement.ts";

const room = { width: 800, height: 700 };
const panel = { width: 400, height: 150 };
const top = { left: 200, top: 8 };
const bottom = { left: 200, top: 542 };

test("what two boxes share is hidden, and nothing where they only touch", () => {
  const box = { left: 0, top: 0, width: 10, height: 10 };
  expect(hiddenArea(box, [{ left: 5, top: 5, width: 10, height: 10 }])).toBe(25);
  expect(hiddenArea(box, [{ left: 10, top: 0, width: 10, height: 10 }])).toBe(0);
});

test("a panel never leaves the room, however far it is dragged", () => {
  expect(clampToBoard(room, panel, { left: -50, top: 9000 })).toEqual({ left: 8, top: 542 });
});

describe("the panel", () => {
  test("stands below the middle where nothing is in the way", () => {
    expect(leastObstructing(room, panel, [], null)).toEqual(bottom);
  });

  test("goes to the other side of what is pointed at", () => {
    const below = { left: 300, top: 560, width: 100, height: 100 };
    expect(leastObstructing(room, panel, [below], null)).toEqual(top);
  });

  test("steps aside where that is enough", () => {
    const right = { left: 500, top: 560, width: 250, height: 100 };
    expect(leastObstructing(room, panel, [right], null)).toEqual({ left: 8, top: 542 });
  });

  test("comes back when the way is free again", () => {
    const above = { left: 300, top: 20, width: 100, height: 100 };
    expect(leastObstructing(room, panel, [above], null)).toEqual(bottom);
  });

  test("stays where it was put while that hides nothing", () => {
    const put = { left: 30, top: 300 };
    expect(leastObstructing(room, panel, [{ left: 700, top: 20, width: 50, height: 50 }], put)).toEqual(put);
    expect(leastObstructing(room, panel, [{ left: 40, top: 310, width: 50, height: 50 }], put)).toEqual(bottom);
  });

  test("hides as little as can be where everything is pointed at", () => {
    const everything = { left: 0, top: 160, width: 800, height: 540 };
    expect(leastObstructing(room, panel, [everything], null)).toEqual(top);
  });
});
