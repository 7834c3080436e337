import { expect, test } from "vitest";
import { TILE, tileBox } from "../geometry.ts";
import { layoutTile } from "./tile-layout.ts";

const box = tileBox(4);

test.each([1, 2, 3, 4])("%i figures stand above the name and never on it", (heroes) => {
  for (const unit of [0.35, 0.55, 0.8]) {
    const laid = layoutTile("Tomb of the Ancient Kings", heroes, unit, box);
    expect(laid.stands).toHaveLength(heroes);
    for (const stand of laid.stands) {
      expect(stand.y + stand.radius).toBeLessThanOrEqual(box.y + (laid.name ? laid.nameTop : TILE));
      expect(stand.y - stand.radius).toBeGreaterThan(box.y);
    }
    expect(laid.picture.size).toBeGreaterThan(30);
  }
});

test("an empty tile has a large picture and its name", () => {
  const laid = layoutTile("Market", 0, 0.8, box);
  expect(laid.name?.lines).toEqual(["Market"]);
  expect(laid.picture.size).toBeGreaterThan(100);
  expect(laid.picture.y + laid.picture.size / 2).toBeLessThan(laid.nameTop);
});
