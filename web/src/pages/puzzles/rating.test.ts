import { describe, expect, test } from "vitest";
import { rated, UNRATED } from "./rating.ts";

describe("the rating of somebody who solves puzzles", () => {
  test("rises with a solved puzzle and falls with another", () => {
    expect(rated(UNRATED, 1500, true).rating).toBeGreaterThan(UNRATED.rating);
    expect(rated(UNRATED, 1500, false).rating).toBeLessThan(UNRATED.rating);
  });

  test("rises the more, the harder the puzzle was", () => {
    expect(rated(UNRATED, 2000, true).rating).toBeGreaterThan(rated(UNRATED, 1000, true).rating);
  });

  test("grows more certain with every answer", () => {
    expect(rated(UNRATED, 1500, true).rd).toBeLessThan(UNRATED.rd);
  });
});
