/** What sentences may name: the things of the game and of the draft, and those of the quest they stand in. */

import { getContext, setContext } from "svelte";
import { i18n } from "~/i18n/i18n.svelte.ts";
import type { Entry } from "~/pages/workshop/model/schema.ts";
import type { WorkshopSession } from "~/pages/workshop/session.svelte.ts";
import { gameWord, hasGameWord } from "~/pages/workshop/words.ts";
import { gameText } from "../../names.ts";
import { GAME } from "../../view.ts";
import { readMap } from "../quest/map.ts";
import { linesOf, sourcesOf, type Argument } from "./model.ts";

const KEY = Symbol("quest of the sentences");

/** The quest that sentences stand in, for those who write them. */
export const setQuest = (quest: () => Entry): void => void setContext(KEY, quest);
export const getQuest = (): (() => Entry | undefined) => getContext<(() => Entry) | undefined>(KEY) ?? (() => undefined);

const ids = (list: unknown): string[] => ((list as Entry[] | undefined) ?? []).map((one) => String(one["id"]));

/** The names that a quest already says with verbs of that kind: flags, reasons, people. */
function saidIn(quest: Entry | undefined, verbs: string[], at = 0): string[] {
  if (!quest) return [];
  const found = [...sourcesOf(quest)].flatMap(([, statements]) => [...linesOf(statements)]).filter((line) => verbs.includes(line.verb));
  return [...new Set(found.map((line) => line.args[at] ?? "").filter(Boolean))];
}

/** What an argument of that kind may be; `free` where anything may be written, and these are those in use. */
export function choicesOf(argument: Argument, session: WorkshopSession, quest: Entry | undefined, verb = ""): { values: string[]; free: boolean } {
  const vocabulary = session.schema.vocabulary;
  const list = (values: string[]) => ({ values, free: false });
  const free = (values: string[]) => ({ values, free: true });
  switch (argument.kind) {
    case "choice":
      return list(argument.choices);
    case "n":
    case "multiple-of-5":
      return free([...(argument.kind === "n" ? (vocabulary["amounts"] as string[]) : []), ...argument.choices]);
    case "level":
      return list(["1", "2"]);
    case "symbol":
      return list(vocabulary["symbols"] as string[]);
    case "cure":
      return list(["all", "one", ...(vocabulary["conditions"] as string[])]);
    case "stat":
      return list(vocabulary["stats"] as string[]);
    case "span":
      return list((vocabulary["spans"] as string[]).filter((one) => one !== "next"));
    case "rank":
      return list(vocabulary["ranks"] as string[]);
    case "item":
      return list(verb === "item" ? ids(items(session).filter((one) => one["deck"] === "quest")) : ids(items(session)));
    case "companion":
      return list(session.idsIn("companions"));
    case "ability":
      return list(session.idsIn("abilities"));
    case "scroll":
      return list([...session.idsIn("scrolls"), ...bossSides(session)]);
    case "boss":
      return list(session.idsIn("bosses"));
    case "area":
      return quest ? list(readMap(String(quest["map"] ?? "")).areas) : free([]);
    case "story":
      return quest ? list(ids(quest["stories"])) : free([]);
    case "door":
      return quest ? list(Object.keys((quest["doors"] ?? {}) as Entry)) : free([]);
    case "gate":
      return quest ? list(ids(quest["gates"])) : free([]);
    case "chest":
      return quest ? list(ids(quest["chests"])) : free([]);
    case "waypoint":
      return quest ? list(ids(quest["waypoints"])) : free([]);
    case "key":
      return quest ? list(((quest["keys"] ?? []) as Entry[]).map((one) => String(one["colour"]))) : free([]);
    case "word":
      return free(verb === "win" || verb === "fail" ? saidIn(quest, [verb]) : saidIn(quest, ["flag", "add"]));
    case "campaign-flag":
      return free(saidIn(quest, ["campaign-flag", "campaign-add"]));
    case "achievement":
      return free(saidIn(quest, ["achieve"]));
    case "person":
      return free(saidIn(quest, ["person"]));
    case "fate":
      return free(saidIn(quest, ["person"], 1));
    default:
      return free([]);
  }
}

/** All items; only those set aside for quests can be given by one. */
const items = (session: WorkshopSession): Entry[] =>
  session.schema.kinds
    .filter((kind) => ["emporium.toml", "treasures.toml", "soul_weapons.toml"].includes(kind.file))
    .flatMap((kind) => session.rows(kind))
    .filter((row) => row.state !== "removed")
    .map((row) => row.entry);

function bossSides(session: WorkshopSession): string[] {
  const kind = session.kind("bosses.toml");
  return kind ? session.rows(kind).flatMap((row) => ids(row.entry["sides"])) : [];
}

/** Which messages name the values of an argument. */
const NAMED: Record<string, string[]> = {
  symbol: ["symbol-"],
  cure: ["condition-"],
  stat: ["stat-"],
  rank: ["rank-"],
  item: ["item-"],
  companion: ["companion-"],
  ability: ["ability-"],
  scroll: ["enemy-"],
  boss: ["enemy-"],
  key: ["key-"],
  choice: ["alignment-"],
};

/** What a value of an argument is called. */
export function nameOf(kind: string, value: string, quest: Entry | undefined): string {
  if (kind === "area" && quest) {
    const place = ((quest["places"] ?? {}) as Record<string, string>)[value];
    const message = `place-${quest["id"]}-${place}`;
    return place ? `${value.toUpperCase()} · ${i18n.has(message, GAME) ? gameText(message) : place}` : value.toUpperCase();
  }
  if (kind === "span") return gameWord(GAME, `span-${value}`);
  const word = `word-${value.replace("/", "")}`;
  if (["choice", "cure", "n"].includes(kind) && hasGameWord(GAME, word)) return gameWord(GAME, word);
  const own = (NAMED[kind] ?? []).map((prefix) => `${prefix}${value}`).find((one) => i18n.has(one, GAME));
  return own ? gameText(own) : value;
}
