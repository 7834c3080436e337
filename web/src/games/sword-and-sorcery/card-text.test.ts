import { beforeAll, expect, test } from "vitest";
import { textOf } from "~/testing/i18n.ts";
import { i18n } from "~/i18n/i18n.svelte.ts";
import { GAME } from "./view.ts";
import { behaviourText, storyChoices, effectLines, parseEffect, effectKeys, statementText } from "./card-text.ts";

beforeAll(() => {
  i18n.addMessages("en", GAME, textOf("en", GAME));
  i18n.language = "en";
});

test("an effect is taken apart into price, limit and deed", () => {
  expect(parseEffect("power power/round: crit")).toEqual({ cost: ["power", "power"], limit: "round", verb: "crit", args: [] });
  expect(parseEffect("burn 2")).toEqual({ cost: [], limit: "", verb: "burn", args: ["2"] });
});

test("equal effects are told apart as the options name them", () => {
  expect(effectKeys(["power: hit 1", "magic: hit 1", "power: crit", "legend: gain armor rank/2 turn"])).toEqual([
    "hit-1",
    "hit-1.2",
    "crit",
    "gain-armor-rank-2-turn",
  ]);
});

test("a behaviour names its weapon, and says nothing it has no words for", () => {
  const said = behaviourText(["engage", "attack claws", { if: "wounded", do: ["use healing-potion"] }]);
  expect(said.split(", ").length).toBe(3);
  expect(said).not.toMatch(/engage|sword-and-sorcery-page|undefined/);
  expect(statementText("no-such-deed 3")).toBe("");
});

test("half the Soul Rank is said in words", () => {
  expect(statementText("lose rank/2")).toBe("loses 1 HP for every 2 Soul Ranks, rounded up");
  expect(statementText("lose act")).toBe("loses 1 HP for every act");
  expect(effectLines(["reroll rank/2"])).toEqual(["reroll 1 die for every 2 Soul Ranks, rounded up"]);
});

test("a paid effect tells its price", () => {
  const [line] = effectLines(["magic: hit 1"]);
  expect(line).toContain("magic");
});

test("the choices of a story are found wherever they lie", () => {
  const found = storyChoices([{ alignment: { law: ["shards 2"], neutral: [{ choose: [["shards 2"], ["crowns 10"]] }] } }]);
  expect(Object.keys(found).sort()).toEqual(["1", "2", "law", "neutral"]);
  expect(found["1"]).toBe(found["law"]);
});
