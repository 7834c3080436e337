import { describe, expect, it } from "vitest";
import { i18n } from "~/i18n/i18n.svelte.ts";
import { languages } from "~/testing/i18n.ts";
import { explain } from "./explain.ts";
import { headline } from "./headline.ts";
import { aLateTable, aView, CATALOGUE } from "./testing/sample.ts";

const ON_THE_TABLE = [
  ...["w1", "w2", "w5", "w9", "w20", "w24", "citadel", "yellow", "yellow-square", "green-square", "gate"],
  ...["yellow-1", "green-2", "green-a", "green-b", "green-tower", "blue-tower"],
  ...["enemy-deck", "class-beast", "class-spy", "ritual-deck", "discard", "forces", "dragon-blue"],
  ...["dagdar", "sannirr", "rider-blue", "gun-red", "converter-green", "pool-0-red", "reserve-blue"],
];

describe.each(languages)("in %s", (language) => {
  it.each(["2015", "2018"] as const)("everything on the table of %s explains itself in words", (edition) => {
    i18n.language = language;
    const view = { ...aLateTable(), edition };
    for (const id of ON_THE_TABLE) {
      const found = explain(id, view, CATALOGUE);
      expect(found, id).not.toBeNull();
      const texts = [found!.title, found!.kind ?? "", ...found!.lines.map((line) => line.text)];
      for (const text of texts) {
        expect(text, id).not.toMatch(/bastion-|why-|\{|undefined|NaN/);
        expect(text.trim(), id).toBe(text);
      }
      expect(found!.lines.length, id).toBeGreaterThan(0);
      if (found!.rule) expect(found!.rule).toMatch(/^BA-[A-Z]+-\d+$/);
    }
    i18n.language = "en";
  });

  it("the headline tells edition, kind of game, deck and wall", () => {
    i18n.language = language;
    const told = headline(aView({ mode: "level", level: "hard", deck: { left: 17, layers: [17] } }));
    expect(told).toContain("2018");
    expect(told).toContain(i18n.text("bastion-level-hard", {}, "bastion"));
    expect(told).toContain("17");
    i18n.language = "en";
  });
});

describe("an enemy", () => {
  it("tells its price, what protects it, and every card it is made of", () => {
    const found = explain("w1", aLateTable(), CATALOGUE)!;
    const icons = found.lines.filter((line) => line.outline);
    expect(icons.length).toBe(found.lines.length);
    expect(found.rule).toBe("BA-TRAIT-12");
  });

  it("tells a trait that several of its cards share only once", () => {
    const view = aLateTable();
    const once = explain("w1", view, CATALOGUE)!.lines.length;
    view.wall.w1!.cards.push({ ...view.wall.w1!.cards[1]!, id: "symbiote-green" });
    expect(explain("w1", view, CATALOGUE)!.lines.length).toBe(once + 1);
  });

  it("says nothing of things that are nowhere", () => {
    expect(explain("moon", aView(), CATALOGUE)).toBeNull();
    expect(explain("pool-9-red", aView(), CATALOGUE)).toBeNull();
  });
});
