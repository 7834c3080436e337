import { expect, test } from "vitest";
import { pictures } from "./pictures.ts";
import { loadPictures } from "./registry.ts";

test("the kind that begins a message names the picture", () => {
  const pictureOf = pictures({ tile: (id) => (id === "tavern" ? "M0 0" : undefined), "magic-lock": () => ({ outline: "M1 1", paint: "red" }) });
  expect(pictureOf("tile-tavern")).toEqual({ outline: "M0 0" });
  expect(pictureOf("magic-lock")).toEqual({ outline: "M1 1", paint: "red" });
  expect(pictureOf("tile-unheard-of")).toBeUndefined();
  expect(pictureOf("tiles")).toBeUndefined();
});

test.each([
  ["sword-and-sorcery", ["class-shae-rogue", "scroll-gremlin-pack-blue", "scroll-troll", "power-heal", "item-mace", "category-axe", "kind-permanent", "symbol-hit", "condition-kd"]],
  ["last-bastion", ["tile-tavern", "hero-elmer", "card-incubus", "effect-haunt", "board-red"]],
])("%s brings pictures of what its rulebook names", async (game, things) => {
  const pictureOf = await loadPictures(game);
  for (const thing of things) expect(pictureOf(thing)?.outline, thing).toMatch(/^M/i);
});

test("a game without pictures has none", async () => {
  expect((await loadPictures("unheard-of"))("tile-tavern")).toBeUndefined();
});
