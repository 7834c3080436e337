import emblem from "game-icons:crossed-swords";
import type { GamePlugin } from "~/games/plugin.ts";
import { equivalenceKey } from "./equivalence.ts";
import Aside from "./Aside.svelte";
import { beatKind, handsOver, isLoss } from "./beats.ts";
import Board from "./Board.svelte";
import { explain } from "./explain.ts";
import Goal from "./panels/GoalPanel.svelte";
import Held from "./panels/EncounterCard.svelte";
import OptionOdds from "./panels/OptionOdds.svelte";
import EndSummary from "./EndSummary.svelte";
import CampaignParty from "./CampaignParty.svelte";
import Party from "./Party.svelte";
import { headline } from "./headline.ts";
import { entrySpots, optionSpots } from "./spots.ts";
import type { SwordAndSorceryView, SwordAndSorceryCatalogue } from "./view.ts";

export const plugin: GamePlugin<SwordAndSorceryView, SwordAndSorceryCatalogue> = {
  emblem,
  Board,
  Party,
  Aside,
  Goal,
  Held,
  EndSummary,
  CampaignParty,
  OptionOdds,
  headline,
  optionSpots,
  equivalenceKey,
  beatKind,
  handsOver,
  isLoss,
  explain,
  entrySpots,
};
