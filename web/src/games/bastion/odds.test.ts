import { describe, expect, it } from "vitest";
import { placeKind, nextEnemyOdds, nextEnemies, percent } from "./odds.ts";
import { layoutPrice } from "./drawing/price.ts";

const odds = {
  of: { "enemy:beast-red": 0.25, "enemy:beast-blue": 0.25, "enemy:flyer-red": 0.1, "enemy:spy": 0.4, "at:w3": 0.9, loss: 0.02 },
  data: { places: { "beast-red": "w3", "beast-blue": "w3", "flyer-red": "red-square", spy: "w3" } },
  chances: [],
};

describe("who may come", () => {
  it("adds up the cards of a class, the likeliest first", () => {
    const found = nextEnemies(odds);
    expect(found.enemies).toEqual([
      { family: "beast", chance: 0.5, places: ["w3"] },
      { family: "spy", chance: 0.4, places: ["w3"] },
      { family: "flyer", chance: 0.1, places: ["red-square"] },
    ]);
    expect(found.loss).toBe(0.02);
  });

  it("is found with whatever lets the enemy come", () => {
    expect(nextEnemyOdds({ done: odds })).toBe(odds);
    expect(nextEnemyOdds({ "go-on": odds })).toBe(odds);
    expect(nextEnemyOdds({})).toBeUndefined();
  });

  it("names a place by its kind", () => {
    expect(["w3", "red-square", "citadel", ""].map((one) => placeKind(one).kind)).toEqual(["wall", "square", "citadel", "none"]);
  });

  it("calls nothing impossible that may happen, nor certain what may not", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  });
});

describe("a price on a card", () => {
  it("has a symbol and a number for each colour", () => {
    const { symbols, times } = layoutPrice({ red: 4, blue: 6 }, 74);
    expect(symbols.map(({ colour, count }) => [colour, count])).toEqual([
      ["red", 4],
      ["blue", 6],
    ]);
    expect(times).toBe(1);
  });

  it("shows each colour once where all are due alike", () => {
    const { symbols, times } = layoutPrice({ yellow: 2, green: 2, red: 2, violet: 2, blue: 2, black: 2 }, 74);
    expect(symbols.map((one) => one.count)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(times).toBe(2);
  });

  it("has a ring for mana of any colour", () => {
    expect(layoutPrice({ any: 10 }, 74).symbols[0]).toMatchObject({ colour: "white", count: 10 });
  });

  it.each([[{ red: 9 }], [{ red: 12, blue: 10, green: 4 }], [{ yellow: 1, green: 2, red: 3, violet: 4, blue: 5, black: 6 }]])(
    "always fits on the card: %o",
    (price) => {
      const { symbols, size } = layoutPrice(price, 74);
      const last = symbols.at(-1)!;
      expect(symbols[0]!.x - size / 2).toBeGreaterThanOrEqual(-37.01);
      expect(last.x - size / 2 + size * (last.count > 9 ? 2.15 : 1.65)).toBeLessThanOrEqual(37.01);
    },
  );
});
