/** Sword & Sorcery in the workshop. */

import type { Entry, KindForm } from "~/pages/workshop/model/schema.ts";
import type { WorkshopPlugin } from "~/pages/workshop/plugin.ts";
import { attackForceText } from "../card-text.ts";
import { gameText, pageText } from "../names.ts";
import Preview from "./Preview.svelte";
import QuestEditor from "./quest/QuestEditor.svelte";
import { newQuest } from "./quest/tools.ts";
import { choiceWords, questWords, unspokenWords } from "./quest/words.ts";
import { fieldEditor } from "./sentences/fields.ts";

const prefixed = (prefix: string, fields: string[]): Record<string, string> => Object.fromEntries(fields.map((field) => [field, prefix]));

const named = (kind: KindForm, entry: Entry): string[] => kind.words.map((pattern) => pattern.replace("*", String(entry["id"] ?? "")));

export const workshop: WorkshopPlugin = {
  Preview,
  fieldEditor,
  editors: { "quests/*.toml": QuestEditor },
  valueNames: {
    ...prefixed("style-", ["style", "styles", "except_styles"]),
    ...prefixed("alignment-", ["alignment"]),
    ...prefixed("type-", ["type"]),
    ...prefixed("hand-", ["hand"]),
    ...prefixed("symbol-", ["mirror_on", "save", "no_effects", "symbol", "results"]),
    ...prefixed("rank-", ["rank", "aim_rank"]),
    ...prefixed("aim-", ["target"]),
    ...prefixed("cost-", ["action", "cost"]),
    ...prefixed("colour-", ["colour", "bare_hands", "gate", "tavern", "roll"]),
    kind: "kind-",
  },
  summary(kind, entry) {
    switch (kind.key) {
      case "item":
        return [gameText(`kind-${entry["kind"]}`), attackForceText({ id: "", ...entry }), entry["cost"] ? pageText("crowns", { n: entry["cost"] }) : ""].filter(Boolean).join(" · ");
      case "enemy":
        return String(entry["scroll"] ?? "");
      case "scroll":
        return gameText(`rank-${entry["rank"]}`);
      default:
        return "";
    }
  },
  unspoken: unspokenWords,
  messages(kind, entry) {
    if (kind.key === "scroll") return [`enemy-${entry["kind"]}`, ...((entry["weapons"] ?? []) as { id: string }[]).map((one) => `weapon-${one.id}`)];
    if (kind.key === "event") return [...named(kind, entry), ...choiceWords("", `${entry["id"]}`, entry["do"] ?? [])];
    if (kind.file.startsWith("quests/")) return questWords(entry);
    if (kind.key === "boss") return (entry["sides"] ?? []).map((side: { id: string }) => `enemy-${side.id}`);
    return named(kind, entry);
  },
  tableOptions(session, kind, id) {
    const quests = session.kind("quests/*.toml");
    const own = quests ? session.rows(quests).filter((row) => row.state === "new" || row.state === "changed") : [];
    const quest = kind === quests && id ? id : own[0]?.id;
    return quest ? { quest } : {};
  },
  begin(kind, id) {
    if (kind.file.startsWith("quests/")) return newQuest(id);
    switch (kind.key) {
      case "item":
        return { id, kind: "weapon", deck: "emporium", hand: "main", category: "sword", type: "slashing", hits: 1, red: 1, cost: 50 };
      case "scroll":
        return {
          id, kind: "raider", rank: "green", race: "humanoid", style: "strength", target: "nearest",
          weapons: [{ id: "blade", red: 1, type: "slashing" }], behaviours: [{ at: [0], do: ["attack"] }, { do: ["move 2"] }],
        };
      case "enemy":
        return { id, scroll: "raider-green", hp: 4, shards: 1 };
      default:
        return undefined;
    }
  },
};
