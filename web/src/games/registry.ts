/** What the games bring to the page: each folder here is one, found by its name. */

import { plainPlugin } from "~/board/plain/plugin.ts";
import type { GameCover } from "./cover.ts";
import type { PictureOf } from "./pictures.ts";
import type { GamePlugin } from "./plugin.ts";

const PLUGINS = import.meta.glob<GamePlugin>("./*/index.ts", { import: "plugin" });
const PICTURES = import.meta.glob<PictureOf>("./*/pictures.ts", { import: "pictureOf" });
const COVERS = import.meta.glob<GameCover>("./*/cover.ts", { import: "cover", eager: true });

/** The board of a game, fetched when it is opened; a game without a folder is played on the plain board. */
export async function loadPlugin(game: string): Promise<GamePlugin> {
  const load = PLUGINS[`./${game}/index.ts`];
  return load ? load() : plainPlugin(game);
}

/** The pictures of a game's things, fetched without its board; none where it brings none. */
export const loadPictures = async (game: string): Promise<PictureOf> =>
  (await PICTURES[`./${game}/pictures.ts`]?.()) ?? (() => undefined);

const AWARD_ICONS = import.meta.glob<Record<string, string>>("./*/generated-award-icons.ts", { import: "awardIcons" });

/** The pictures of a game's awards, by their ids. */
export const loadAwardIcons = async (game: string): Promise<Record<string, string>> =>
  (await AWARD_ICONS[`./${game}/generated-award-icons.ts`]?.()) ?? {};

export const coverOf = (game: string): GameCover | undefined => COVERS[`./${game}/cover.ts`];
