import emblem from "game-icons:castle";
import type { GamePlugin } from "~/games/plugin.ts";
import Aside from "./Aside.svelte";
import { beatKind, handsOver, isLoss } from "./beats.ts";
import Board from "./Board.svelte";
import { faceOf } from "./dice.ts";
import { explain } from "./explain.ts";
import Held from "./panels/DrawnCard.svelte";
import Party from "./Party.svelte";
import { headline } from "./headline.ts";
import { gameText } from "./names.ts";
import { entrySpots, optionSpots } from "./spots.ts";
import type { LastBastionView, LastBastionCatalogue } from "./view.ts";

export const plugin: GamePlugin<LastBastionView, LastBastionCatalogue> = {
  emblem,
  Board,
  Party,
  Aside,
  Held,
  headline,
  optionSpots,
  pieceFace(piece, recent) {
    const colour = faceOf(piece, recent);
    return colour === null ? null : { colour, name: gameText(`colour-${colour}`) };
  },
  beatKind,
  handsOver,
  isLoss,
  explain,
  entrySpots,
};
