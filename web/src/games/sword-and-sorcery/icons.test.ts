import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ITEMS } from "./icons/items.ts";
import { POWERS } from "./icons/powers.ts";
import { itemIcon, powerIcon } from "./icons.ts";

const CONTENT = join(import.meta.dirname, "../../../../holdfast/games/sword_and_sorcery/content");
const idsOf = (...files: string[]) =>
  files.flatMap((file) => [...readFileSync(join(CONTENT, file), "utf-8").matchAll(/^id = "([^"]+)"$/gm)].map((one) => one[1]!));

test("every power has a picture of its own", () => {
  const powers = idsOf("powers.toml");
  expect(powers.length).toBeGreaterThan(40);
  expect(powers.filter((id) => !(id in POWERS))).toEqual([]);
  expect(new Set(Object.values(POWERS)).size).toBe(Object.keys(POWERS).length);
});

test("no picture is kept for what is not in the game", () => {
  const items = idsOf("emporium.toml", "treasures.toml", "soul_weapons.toml");
  expect(Object.keys(ITEMS).filter((id) => !items.includes(id))).toEqual([]);
  expect(Object.keys(POWERS).filter((id) => !idsOf("powers.toml").includes(id))).toEqual([]);
});

test("what is new looks like its kind", () => {
  expect(powerIcon("unheard-of", "combat")).not.toBe(powerIcon("unheard-of", "free"));
  expect(itemIcon("unheard-of", { kind: "weapon", category: "bow" })).not.toBe(itemIcon("unheard-of", { kind: "armor" }));
});
