import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { i18n } from "~/i18n/i18n.svelte.ts";

/** Tests use the real Fluent files, as the server would send them. */
const HOME = join(import.meta.dirname, "../../../holdfast");
const COMMON = "common";

const games = readdirSync(join(HOME, "games"), { withFileTypes: true })
  .filter((one) => one.isDirectory() && !one.name.startsWith("_"))
  .map((one) => one.name.replaceAll("_", "-"));
export const languages = readdirSync(join(HOME, "words"), { withFileTypes: true })
  .filter((one) => one.isDirectory() && !one.name.startsWith("_"))
  .map((one) => one.name);

export function textOf(language: string, game: string): string {
  const owner = (file: string) => games.find((one) => file.startsWith(one)) ?? COMMON;
  const shared = join(HOME, "words", language);
  const own = join(HOME, "games", game.replaceAll("-", "_"), "words", language);
  return [
    ...readdirSync(shared).filter((file) => file.endsWith(".ftl") && owner(file) === game).map((file) => join(shared, file)),
    ...(existsSync(own) ? readdirSync(own).filter((file) => file.endsWith(".ftl")).map((file) => join(own, file)) : []),
  ]
    .map((file) => readFileSync(file, "utf-8"))
    .join("\n");
}

for (const language of languages) {
  for (const game of [COMMON, ...games]) {
    i18n.addMessages(language, game, textOf(language, game));
    i18n.addMessages(language, `${game}-workshop`, textOf(language, game));
  }
}
i18n.languages = languages;
i18n.language = "en";
