import emblem from "game-icons:crossed-swords";
import type { View } from "~/api/protocol.ts";
import type { GameFace } from "~/games/plugin.ts";
import { alike } from "./equivalence.ts";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { explain } from "./explain.ts";
import OptionOdds from "./panels/OptionOdds.svelte";
import EndSummary from "./EndSummary.svelte";
import CampaignParty from "./CampaignParty.svelte";
import Party from "./Party.svelte";
import { questOf } from "./view.ts";
import { say, tell } from "./names.ts";
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
  End: EndSummary,
  Kept: CampaignParty,
  Chances: OptionOdds,
  headline,
  spots,
  alike,
  explain,
  speaksOf,
};
