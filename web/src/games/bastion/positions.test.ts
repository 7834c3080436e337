import { describe, expect, it } from "vitest";
import type { LogEntry } from "~/api/protocol.ts";
import { defenderPositions } from "./positions.ts";
import { flights, placeOf } from "./flights.ts";
import { boardEffects } from "./board-effects.ts";
import * as geometry from "./geometry.ts";
import { entrySpots } from "./spots.ts";
import { marchDuration, enemyPositions, marchPath } from "./positions.ts";
import { aDefender, aLateTable, aView, anEnemy, CATALOGUE } from "./testing/sample.ts";

const line = (what: string, data: Record<string, unknown>, seat: number | null = 0): LogEntry => ({
  at: 0,
  what,
  data,
  line: { id: `event-${what}` },
  choice: 0,
  seat,
});

describe("enemies on the board", () => {
  const view = aLateTable();
  const found = enemyPositions(view, CATALOGUE);

  it("stand on sections, squares and in the citadel, covered dragons too", () => {
    expect(found.map((one) => one.spot).sort()).toEqual(["citadel", "dragon-blue", "w1", "w2", "w5", "w9", "yellow-square"]);
    expect(found.find((one) => one.spot === "dragon-blue")!.enemy.price).toEqual({ blue: 5 });
  });

  it("are known by their host, so that they keep moving as one", () => {
    expect(found.find((one) => one.spot === "w1")!.key).toBe("beast-red");
  });

  it("come from the camp through the gate along the wall", () => {
    const w9 = found.find((one) => one.spot === "w9")!;
    const points = marchPath(null, w9, view);
    expect(points[0]).toEqual(geometry.CAMP);
    expect(points).toContainEqual(geometry.section(24));
    expect(points).toContainEqual(geometry.section(12));
    expect(points.at(-1)).toEqual(geometry.section(9));
  });

  it("march on section by section", () => {
    const w2 = found.find((one) => one.spot === "w2")!;
    expect(marchPath("w4", w2, view).slice(0, 3)).toEqual([4, 3, 2].map(geometry.section));
  });

  it("fly straight to a square, and into the citadel", () => {
    const square = found.find((one) => one.spot === "yellow-square")!;
    expect(marchPath("w3", square, view)).toEqual([geometry.section(3), geometry.square(0)]);
    const dragon = found.find((one) => one.spot === "citadel")!;
    expect(marchPath(null, dragon, view).at(-1)).toEqual(geometry.DRAGON);
  });

  it("never keep anyone waiting", () => {
    for (const one of found) {
      expect(marchDuration(marchPath(null, one, view))).toBeLessThanOrEqual(400);
      expect(marchDuration(marchPath("w24", one, view))).toBeGreaterThanOrEqual(150);
    }
  });
});

describe("figures", () => {
  it("stand apart in one place, and nowhere before they are placed", () => {
    const view = aView({ defenders: [aDefender(0, { place: "red" }), aDefender(1, { place: "red" }), aDefender(2, { place: "" })] });
    const [a, b, ...none] = defenderPositions(view);
    expect(none).toEqual([]);
    expect(Math.hypot(a!.x - b!.x, a!.y - b!.y)).toBeGreaterThanOrEqual(2 * geometry.FIGURE);
  });
});

describe("mana flies", () => {
  const view = aLateTable();
  const figure = defenderPositions(view)[0]!;
  const own = { x: figure.x, y: figure.y };

  it("from a source to whoever drew it, token by token", () => {
    const found = flights([line("gain-source", { at: "green-1", colour: "red", count: 3 })], view);
    expect(found).toHaveLength(3);
    expect(found[0]!.from).toEqual(geometry.source(1, 1));
    expect(found[0]!.to).toMatchObject(own);
  });

  it("from whoever pays to the enemy", () => {
    const found = flights([line("pay", { at: "w5", mana: { red: 2, blue: 1 } })], view);
    expect(found.map((one) => one.colour)).toEqual(["red", "red", "blue"]);
    expect(found[0]!.to).toEqual(geometry.section(5));
  });

  it("not where a line tells of something else", () => {
    expect(flights([line("move", { start: "red", to: "green" }), line("turn", { number: 3 })], view)).toEqual([]);
  });

  it.each([
    ["citadel", geometry.DRAGON],
    ["w7", geometry.section(7)],
    ["red-tower", geometry.tower(2)],
    ["red-square", geometry.square(2)],
    ["red-b", geometry.base(2, "b")],
    ["moon", null],
  ])("%s has a place on the board or none", (id, at) => {
    expect(placeOf(id, view)).toEqual(at);
  });
});

describe("a line of the log speaks of", () => {
  const view = aLateTable();
  it("the places it names", () => {
    expect(entrySpots(line("move", { start: "red", to: "green", via: ["citadel"] }), view)).toEqual(["green", "red", "citadel"]);
  });
  it("the section where a card stands now", () => {
    expect(entrySpots(line("attach", { card: "symbiote-green", at: "w1" }), view)).toEqual(["w1"]);
  });
  it("a card that is held, as itself", () => {
    expect(entrySpots(line("cast", { card: "rider-blue", spell: "flame" }), view)).toEqual(["rider-blue"]);
  });
  it("whoever did it, where it names nothing", () => {
    expect(entrySpots(line("done", {}, 1), view)).toEqual(["sannirr"]);
  });
});

describe("what works everywhere", () => {
  it("is told once for each enemy that does it", () => {
    expect(boardEffects(aLateTable(), CATALOGUE)).toEqual([
      { card: "archmage-red", trait: "block", colour: "black" },
      { card: "shaggon", trait: "no-flame", colour: "" },
      { card: "shaggon", trait: "no-lightning", colour: "" },
      { card: "dragon-red", trait: "boost", colour: "red" },
    ]);
  });

  it("is nothing on a quiet wall", () => {
    expect(boardEffects(aView({ wall: { w1: anEnemy("w1", ["beast-red"]) } }), CATALOGUE)).toEqual([]);
  });
});
