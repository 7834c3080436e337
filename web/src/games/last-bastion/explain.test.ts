import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { i18n } from "~/i18n/i18n.svelte.ts";
import type { Explanation } from "~/games/plugin.ts";
import { explain } from "./explain.ts";
import { CARD_ICONS } from "./icons/cards.ts";
import { DECAY_ICONS, EFFECT_ICONS } from "./icons/effects.ts";
import { HERO_ICONS, TILE_ICONS } from "./icons.ts";
import { sampleCatalogue, sampleView } from "./testing/sample.ts";
import { GAME } from "./view.ts";

const view = sampleView();
const root = join(import.meta.dirname, "../../../..");
const read = (path: string) => readFileSync(join(root, path), "utf-8");
const idsIn = (file: string) => [...read(`holdfast/games/last_bastion/content/${file}`).matchAll(/^id = "([a-z-]+)"/gm)].map((one) => one[1]!);
const about = (id: string): Explanation => explain(id, view, sampleCatalogue)!;

const THINGS = [
  "market",
  "tomb",
  "standard",
  "red-1",
  "green-1",
  "blue-2",
  "elmer",
  "mylfaar",
  "call-market",
  "token-elmer-red",
  "token-mylfaar-call",
  "token-elmer-life",
  "reserve-blue",
  "reserve-black",
  "reserve-life",
  "reserve-call",
  "reserve-evil",
  "standard-blue",
  "board-red",
  "board-yellow",
  "piece-net",
  "piece-spell",
  "piece-standard",
  "die-1",
  "die-decay",
  "dice",
  "deck",
  "discard",
  "incubus",
];

afterEach(() => (i18n.language = "en"));

describe("explanations", () => {
  test.each(["en", "ru", "pl"] as const)("every thing has words and a rule in %s", (language) => {
    i18n.language = language;
    const rules = read("docs/rules/last-bastion.md");
    for (const id of THINGS) {
      const found = about(id);
      const told = [found.title, found.kind ?? "", ...found.lines.map((one) => one.text)];
      for (const text of told) expect(i18n.has(text, GAME), `${id}: ${text}`).toBe(false);
      expect(told.join(" "), id).not.toMatch(/last-bastion-|undefined|\{|-help|-power/);
      expect(rules).toContain(`**${found.rule}**`);
    }
  });

  test("a card tells each of its effects, what lies on it, and the tiles before it", () => {
    const found = about("red-1");
    expect(found.title).toBe(i18n.text("card-butcher", {}, GAME));
    const texts = found.lines.map((one) => one.text).join("\n");
    expect(texts).toContain(i18n.text("effect-lose-round-help", {}, GAME));
    expect(texts).toContain(i18n.text("last-bastion-page-evil-here", {}, GAME));
    expect(texts).toContain(i18n.text("last-bastion-page-standard-here", {}, GAME));
    expect(texts).toContain(i18n.text("tile-tower", {}, GAME));
  });

  test("a tile in the grip of evil says so, and a cursed hero", () => {
    const tomb = i18n.text("why-evil-tile", { tile: i18n.text("tile-tomb", {}, GAME) }, GAME);
    expect(about("tomb").lines.map((one) => one.text)).toContain(tomb);
    const cursed = i18n.text("why-cursed", { hero: i18n.text("hero-mylfaar", {}, GAME) }, GAME);
    expect(about("mylfaar").lines.map((one) => one.text)).toContain(cursed);
  });

  test("what is not on the table has no words", () => {
    expect(explain("castle-in-the-air", view, sampleCatalogue)).toBeNull();
    expect(explain("token-nobody-red", view, sampleCatalogue)).toBeNull();
  });
});

describe("pictures", () => {
  test("every card, hero, tile, effect and face has one", () => {
    for (const id of [...idsIn("monsters.toml"), ...idsIn("warlords.toml")]) expect(CARD_ICONS, id).toHaveProperty(id);
    for (const id of idsIn("heroes.toml")) expect(HERO_ICONS).toHaveProperty(id);
    for (const id of idsIn("tiles.toml")) expect(TILE_ICONS).toHaveProperty(id);
    const cards = read("holdfast/games/last_bastion/content/monsters.toml") + read("holdfast/games/last_bastion/content/warlords.toml");
    const codes = [...cards.matchAll(/^(?:enter|recurring|permanent|exit) = \[(.*)\]/gm)].flatMap((one) => one[1]!.match(/[a-z-]+/g)!);
    for (const code of codes) expect(EFFECT_ICONS, code).toHaveProperty(code);
    const faces = /\[decay\]\nfaces = \[(.*)\]/.exec(read("holdfast/games/last_bastion/content/dice.toml"))![1]!.match(/[a-z-]+/g)!;
    expect(Object.keys(DECAY_ICONS).sort()).toEqual([...faces].sort());
  });

  test("no two cards share a figure", () => {
    expect(new Set(Object.values(CARD_ICONS)).size).toBe(Object.keys(CARD_ICONS).length);
  });
});
