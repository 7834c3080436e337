import emblem from "game-icons:castle";
import type { GameFace } from "../face.ts";
import Board from "./Board.svelte";
import Party from "./Party.svelte";

export const face: GameFace = {
  emblem,
  Board,
  Party,
  headline: () => "",
  spots: (option) => option.on.slice(0, 1),
  explain: () => null,
  speaksOf: () => [],
};
