import emblem from "game-icons:medieval-gate";
import type { GameCover } from "~/games/cover.ts";
import Drawing from "./Cover.svelte";

export const cover: GameCover = {
  Drawing,
  emblem,
  minutes: [30, 60],
  weight: 2,
};
