import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { coverOf, loadPlugin } from "./registry.ts";

const HOME = join(import.meta.dirname, "..");
const GAMES = readdirSync(import.meta.dirname).filter((one) => statSync(join(import.meta.dirname, one)).isDirectory());

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name);
    if (one.isDirectory()) return GAMES.includes(one.name) ? [] : sources(path);
    return /\.(ts|svelte|css)$/.test(one.name) && !one.name.includes(".test.") ? [path] : [];
  });
}

test("no file outside the games' own folders names a game", () => {
  const names = GAMES.flatMap((game) => [game, game.replaceAll("-", "_"), game.replaceAll("-", "")]);
  const named = new RegExp(`(?<![a-z])(${names.join("|")})`, "i");
  const found = sources(HOME).filter((path) => named.test(readFileSync(path, "utf-8")));
  expect(found.map((path) => relative(HOME, path))).toEqual([]);
});

test.each(GAMES)("%s brings a board and a cover", async (game) => {
  expect((await loadPlugin(game)).Board).toBeTypeOf("function");
  expect(coverOf(game)?.Drawing).toBeTypeOf("function");
});

test("a game without a folder is played on the plain board", async () => {
  const { Board } = await loadPlugin("unheard-of");
  expect(Board).toBe((await import("~/board/plain/PlainBoard.svelte")).default);
  expect(coverOf("unheard-of")).toBeUndefined();
});
