import { describe, expect, test } from "vitest";
import { i18n } from "~/i18n/i18n.svelte.ts";
import { CARD_ICONS } from "../icons/cards.ts";
import { TILE_ICONS } from "../icons.ts";
import { fitText, textWidth } from "./text-fit.ts";
import { GAME } from "../view.ts";

describe("names on cards and tiles", () => {
  test("a long name is broken between its words", () => {
    const found = fitText("Tomb of the Ancient Kings", 170, 2, 20, 18)!;
    expect(found.lines.join(" ")).toBe("Tomb of the Ancient Kings");
    expect(found.lines).toHaveLength(2);
    expect(Math.max(...found.lines.map((line) => textWidth(line, found.size)))).toBeLessThanOrEqual(170);
  });

  test("lines are of about equal length", () => {
    const [first, second] = fitText("Tomb of the Ancient Kings", 180, 2, 18, 18)!.lines;
    expect(Math.abs(first!.length - second!.length)).toBeLessThan(6);
  });

  test("a hyphen is a place to break, and stays", () => {
    expect(fitText("Gnawbone-chief", 100, 2, 18, 18)!.lines).toEqual(["Gnawbone-", "chief"]);
  });

  test("a word that is too long makes the letters smaller, and then there is no name", () => {
    expect(fitText("Wallbreaker", 80, 2, 20, 10)!.size).toBeLessThan(20);
    expect(fitText("Wallbreaker", 20, 2, 20, 10)).toBeNull();
  });

  test.each(["en", "ru", "pl"] as const)("every name fits in %s", (language) => {
    i18n.language = language;
    for (const id of Object.keys(CARD_ICONS)) {
      const name = i18n.text(`card-${id}`, {}, GAME);
      expect(fitText(name, 156, 2, 18, 18), `${language}: ${name}`).not.toBeNull();
    }
    for (const id of Object.keys(TILE_ICONS)) {
      const name = i18n.text(`tile-${id}`, {}, GAME);
      expect(fitText(name, 162, 2, 19, 18), `${language}: ${name}`).not.toBeNull();
    }
    i18n.language = "en";
  });
});
