import emblem from "game-icons:qaitbay-citadel";
import type { GameCover } from "~/games/cover.ts";
import Drawing from "./Cover.svelte";

export const cover: GameCover = {
  Drawing,
  emblem,
  minutes: [45, 75],
  weight: 3,
};
