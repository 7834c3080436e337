import emblem from "game-icons:castle";
import type { GamePlugin } from "~/games/plugin.ts";
import Aside from "./Aside.svelte";
import { beatKind, handsOver, isLoss } from "./beats.ts";
import Board from "./Board.svelte";
import { explain } from "./explain.ts";
import { headline } from "./headline.ts";
import Party from "./Party.svelte";
import { entrySpots } from "./spots.ts";
import { optionSpots } from "./spots.ts";
import type { BastionCatalogue, BastionView } from "./view.ts";

export const plugin: GamePlugin<BastionView, BastionCatalogue> = {
  emblem,
  Board,
  Party,
  Aside,
  headline,
  optionSpots,
  beatKind,
  handsOver,
  isLoss,
  explain,
  entrySpots,
};
