/** The plain board: for a game that has none of its own. */

import emblem from "game-icons:knight-banner";
import type { LogEntry, Option, View } from "~/api/protocol.ts";
import type { Explanation, GamePlugin } from "~/games/plugin.ts";
import { keyName, thingName, valueName } from "./names.ts";
import { thingsOf } from "./places.ts";
import PlainBoard from "./PlainBoard.svelte";
import PlainParty from "./PlainParty.svelte";

export function plainPlugin(game: string): GamePlugin<View, unknown> {
  const shown = (ids: string[], view: View): string[] => {
    const things = thingsOf(view);
    return ids.filter((id) => things.has(id));
  };
  return {
    emblem,
    Board: PlainBoard,
    Party: PlainParty,
    headline: () => "",
    optionSpots: (option: Option, view: View) => shown(option.on, view),
    explain: (spot: string, view: View): Explanation | null => {
      const thing = thingsOf(view).get(spot);
      if (!thing) return null;
      const lines = thing.facts.map(({ key, values }) => ({
        text: `${keyName(key, game)}: ${values.map((value) => valueName(value, game)).join(", ")}`,
      }));
      return { title: thingName(spot, game), lines };
    },
    entrySpots: (entry: LogEntry, view: View) =>
      shown(
        Object.values(entry.data).filter((value) => typeof value === "string"),
        view,
      ),
  };
}
