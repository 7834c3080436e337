import { describe, expect, test } from "vitest";
import { layoutCard, layoutEffects } from "./card-layout.ts";
import { TILE } from "../geometry.ts";
import { textWidth } from "./text-fit.ts";
import type { Card, Effect } from "../view.ts";

const effect = (kind: Effect["kind"], code = "draw"): Effect => ({ kind, code, net: false });
const card = (effects: Effect[], warlord = false): Card => ({
  id: "butcher",
  colour: "red",
  warlord,
  printed: 4,
  resistance: 4,
  effects,
  evil: true,
  spell: true,
  die: true,
});
const MOST = [effect("enter"), effect("recurring"), effect("exit"), effect("exit"), effect("exit")];

describe("a card of the horde", () => {
  test("effects stand where they are printed: entering left, recurring in the middle, leaving right", () => {
    const [enter, middle, exit] = layoutEffects([effect("enter"), effect("permanent"), effect("exit")], 176, 150, 18);
    expect(enter!.x).toBeLessThan(middle!.x);
    expect(middle!.x).toBeCloseTo(88);
    expect(exit!.x).toBeGreaterThan(middle!.x);
  });

  test("no effect lies on another or beyond the edge, however many there are", () => {
    const laid = layoutCard(card(MOST), "Butcher", TILE, TILE, 0.8);
    const places = laid.effects.map((one) => one.x).sort((one, two) => one - two);
    for (const [at, x] of places.entries()) {
      expect(x - laid.radius).toBeGreaterThanOrEqual(0);
      expect(x + laid.radius).toBeLessThanOrEqual(TILE);
      if (at > 0) expect(x - places[at - 1]!).toBeGreaterThanOrEqual(laid.radius * 2);
    }
  });

  test.each([0.34, 0.39, 0.55, 0.8, 1.2])("name, figure and foot have room of their own at %f pixels a unit", (unit) => {
    for (const warlord of [false, true]) {
      const laid = layoutCard(card(MOST, warlord), "Gharz Wallbreaker of the Ancient Kings", TILE, TILE, unit);
      const foot = TILE - laid.radius * 2 - 8;
      expect(laid.figure.y - laid.figure.size / 2).toBeGreaterThanOrEqual(laid.ribbon);
      expect(laid.figure.y + laid.figure.size / 2).toBeLessThanOrEqual(foot);
      expect(laid.figure.size).toBeGreaterThan(40);
      if (laid.name) for (const line of laid.name.lines) expect(textWidth(line, laid.name.size)).toBeLessThanOrEqual(TILE - 18);
    }
  });

  test("on a small screen the figure takes the place of the name", () => {
    expect(layoutCard(card([]), "Butcher", TILE, TILE, 0.38).name).toBeNull();
    expect(layoutCard(card([]), "Butcher", TILE, TILE, 0.8).name).not.toBeNull();
  });
});
