/** The four kinds of scenes of a quest: what each is made of and which words it needs. */

import type { Entry } from "~/pages/workshop/model/schema.ts";
import { isTold } from "./words.ts";
import { readMap } from "./map.ts";

export type SceneKind = "stories" | "triggers" | "actions" | "goals";

export interface Scene {
  /** What ids and messages call one: `story-troll-toll-hermit`. */
  one: string;
  /** What the check calls one. */
  word: string;
  struct: string;
  fields: string[];
  /** Yes or no, with what is meant where nothing is said. */
  flags: [string, boolean][];
  words: (quest: Entry, entry: Entry) => string[];
  begin: (id: string, quest: Entry) => Entry;
  brief: (entry: Entry) => string;
}

const firstArea = (quest: Entry): string => readMap(String(quest["map"] ?? "")).areas[0] ?? "a";

export const SCENES: Record<SceneKind, Scene> = {
  stories: {
    one: "story", word: "story", struct: "story", fields: ["area", "do"], flags: [["keeps", true]],
    words: (quest, one) => [`story-${quest["id"]}-${one["id"]}`],
    begin: (id) => ({ id, keeps: false }),
    brief: (one) => String(one["area"] ?? "").toUpperCase(),
  },
  triggers: {
    one: "trigger", word: "trigger", struct: "trigger", fields: ["when", "if", "do"], flags: [["again", false], ["quiet", false]],
    words: (quest, one) => (isTold(one) ? [`trigger-${quest["id"]}-${one["id"]}`] : []),
    begin: (id, quest) => ({ id, when: `enter ${firstArea(quest)}`, quiet: true, do: [] }),
    brief: (one) => String(one["when"] ?? ""),
  },
  actions: {
    one: "action", word: "action", struct: "quest-action", fields: ["area", "cost", "if", "do"], flags: [["again", false], ["secret", false]],
    words: (quest, one) => [`action-${quest["id"]}-${one["id"]}`],
    begin: (id, quest) => ({ id, area: firstArea(quest), do: [] }),
    brief: (one) => String(one["area"] ?? "").toUpperCase(),
  },
  goals: {
    one: "goal", word: "goal", struct: "goal", fields: ["kind", "if", "done"], flags: [],
    words: (quest, one) => [`goal-${quest["id"]}-${one["id"]}`],
    begin: (id) => ({ id }),
    brief: (one) => String(one["done"] ?? ""),
  },
};
