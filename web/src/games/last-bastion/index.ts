import emblem from "game-icons:castle";
import type { View } from "~/api/protocol.ts";
import type { GameFace } from "~/games/plugin.ts";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { explain } from "./explain.ts";
import Party from "./Party.svelte";
import { say, tell } from "./names.ts";
import { siegeOf } from "./view.ts";
import { speaksOf, spots } from "./spots.ts";

/** Level, deck and warlords: what tells how the siege stands. */
function headline(view: View): string {
  const { level, deck, warlords } = siegeOf(view);
  return [
    say(`level-${level}`),
    tell("short-deck", { count: deck.cards }),
    tell("short-warlords", { beaten: warlords.beaten, all: warlords.all }),
  ].join(" · ");
}

export const face: GameFace = { emblem, Board, Party, Aside, headline, spots, explain, speaksOf };
