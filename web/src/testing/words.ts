import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { words } from "../words/words.svelte.ts";

/** Tests speak from the real files, as the server would send them. */
const GAMES = ["last-bastion", "bastion", "sword-and-sorcery"];
const home = join(import.meta.dirname, "../../../holdfast/words");

export function textOf(language: string, game: string): string {
  const folder = join(home, language);
  const owner = (file: string) => GAMES.find((one) => file.startsWith(one)) ?? "common";
  return readdirSync(folder)
    .filter((file) => owner(file) === game)
    .map((file) => readFileSync(join(folder, file), "utf-8"))
    .join("\n");
}

for (const language of ["en", "ru", "pl"] as const) {
  for (const game of ["common", ...GAMES]) words.add(language, game, textOf(language, game));
}
