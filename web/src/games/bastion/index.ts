import emblem from "game-icons:castle";
import type { GameFace } from "~/games/plugin.ts";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { explain } from "./explain.ts";
import { headline } from "./headline.ts";
import Party from "./Party.svelte";
import { speaksOf } from "./speaks.ts";
import { spots } from "./spots.ts";
import type { BastionCatalogue, BastionView } from "./view.ts";

export const face: GameFace = {
  emblem,
  Board,
  Party,
  Aside,
  headline: (view) => headline(view as BastionView),
  spots: (option, view) => spots(option, view as BastionView),
  explain: (id, view, catalogue) => explain(id, view as BastionView, catalogue as BastionCatalogue),
  speaksOf: (line, view) => speaksOf(line, view as BastionView),
};
