import emblem from "game-icons:crossed-swords";
import type { GameCover } from "~/games/cover.ts";
import Drawing from "./Cover.svelte";

export const cover: GameCover = {
  Drawing,
  emblem,
  minutes: [90, 150],
  weight: 4,
  fields: { heroes: () => import("./PartyField.svelte") },
};
