import emblem from "game-icons:crossed-swords";
import type { View } from "../../server/told.ts";
import type { GameFace } from "../face.ts";
import { alike } from "./alike.ts";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { explain } from "./explain.ts";
import Forecast from "./panels/Forecast.svelte";
import Spoils from "./panels/Spoils.svelte";
import Kept from "./Kept.svelte";
import Party from "./Party.svelte";
import { questOf } from "./quest.ts";
import { say, tell } from "./say.ts";
import { speaksOf, spots } from "./spots.ts";

/** The quest, how long it has lasted, the time of day, the shards to raise souls with. */
function headline(view: View): string {
  const { quest, round, time, shards } = questOf(view);
  return [
    say(`quest-${quest}`),
    round > 0 && tell("short-round", { n: round }),
    time && say(`time-${time}`),
    tell("short-shards", { n: shards }),
  ]
    .filter(Boolean)
    .join(" · ");
}

export const face: GameFace = {
  emblem,
  Board,
  Party,
  Aside,
  End: Spoils,
  Kept,
  Chances: Forecast,
  headline,
  spots,
  alike,
  explain,
  speaksOf,
};
