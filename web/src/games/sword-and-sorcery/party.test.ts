import { expect, test } from "vitest";
import { classesByHero, seatOf } from "./party.ts";

test("two classes are two fates of one hero", () => {
  expect(classesByHero(["auriel-wizard", "auriel-sorceress", "shae-rogue"])).toEqual([
    { hero: "auriel", cards: ["auriel-wizard", "auriel-sorceress"] },
    { hero: "shae", cards: ["shae-rogue"] },
  ]);
});

test("the first seats run the first heroes, and every seat runs one", () => {
  expect([0, 1, 2].map((place) => seatOf(place, 2, 3))).toEqual([0, 0, 1]);
  expect([0, 1, 2, 3, 4].map((place) => seatOf(place, 5, 5))).toEqual([0, 1, 2, 3, 4]);
});
