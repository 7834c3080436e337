/** The messages that a quest needs: every word that people read of it. */

import { messagesOf, type Draft } from "~/pages/workshop/model/draft.ts";
import type { Entry } from "~/pages/workshop/model/schema.ts";
import { blocksOf, linesOf, sourcesOf, type Line, type Statement } from "../sentences/model.ts";
import { hasGameWord, gameWord } from "~/pages/workshop/words.ts";
import { GAME } from "../../view.ts";

/** Moments that everybody at the table sees: the chronicle does not name their triggers. */
const UNTOLD = ["opening", "begin", "won", "lost"];

export const isTold = (trigger: Entry): boolean => !trigger["quiet"] && !UNTOLD.includes(String(trigger["when"]));

/** The messages of the ways of all choices in sentences. */
export function choiceWords(quest: string, source: string, statements: Statement[]): string[] {
  return [...blocksOf(statements)].flatMap((block) => {
    const start = ["choice", quest, source, block["name"]].filter(Boolean).join("-");
    return ((block["choose"] ?? []) as unknown[]).map((_, at) => `${start}-${at + 1}`);
  });
}

/** The messages for what sentences make the game remember: how a quest ends, what a campaign keeps of it. */
export const rememberedWords = (statements: Statement[]): string[] => [...new Set([...linesOf(statements)].flatMap(remembered))];

function remembered({ verb, args: [name, fate] }: Line): string[] {
  if (!name) return [];
  if (verb === "win" || verb === "fail") return [`outcome-quest-${name}`];
  if (verb === "campaign-flag" || verb === "campaign-add") return [`memory-${name}`];
  if (verb === "achieve") return [`achievement-${name}`, `achievement-${name}-help`];
  return verb === "person" && fate ? [`person-${name}`, `person-${name}-${fate}`] : [];
}

/** Everything that is read of sentences: their choices, and what they make the game remember. */
export const spokenWords = (quest: Entry, source: string, statements: Statement[]): string[] => [
  ...choiceWords(String(quest["id"]), source, statements),
  ...rememberedWords(statements),
];

/** What the form says a message of a quest is for. */
export function wordTitle(message: string): string {
  const [kind = ""] = message.split("-");
  const [, name = ""] = /^(?:outcome-quest|memory|achievement|person)-(.*?)(?:-help)?$/.exec(message) ?? [];
  const id = `quest-words-${kind}${kind === "achievement" && message.endsWith("-help") ? "-help" : ""}`;
  return hasGameWord(GAME, id) ? gameWord(GAME, id, { name, number: Number(/-(\d+)$/.exec(message)?.[1] ?? 0) }) : "";
}

/** Where a message of a quest is written: the tab with its scene. */
export function tabOfWord(message: string): "place" | "stories" | "triggers" | "actions" | "goals" | "quest" {
  const of = (kind: string) => new RegExp(`^(?:${kind}|choice-.*?-${kind})-`).test(message);
  if (message.startsWith("place-")) return "place";
  if (of("story")) return "stories";
  if (of("action")) return "actions";
  if (message.startsWith("goal-")) return "goals";
  return of("trigger") || /^(outcome|memory|achievement|person)-/.test(message) ? "triggers" : "quest";
}

/** Each old message with the new one in its place. */
export const pairs = (before: string[], after: string[]): Map<string, string> => new Map(before.map((message, at) => [message, after[at] ?? message]));

/** Words of quests whose scenes are gone, or say nothing any more. */
export function unspokenWords(draft: Draft, isOurs: (message: string) => boolean): string[] {
  const quests = Object.entries(draft.files).filter(([file]) => file.startsWith("quests/")).map(([, quest]) => quest);
  const spoken = new Set(quests.flatMap(questWords));
  const own = new RegExp(`^(?:(?:place|goal|story|trigger|action|choice)-(?:${quests.map((quest) => quest["id"]).join("|")})|outcome-quest|memory|achievement|person)-`);
  return quests.length === 0 ? [] : messagesOf(draft).filter((message) => own.test(message) && !spoken.has(message) && !isOurs(message));
}

const list = (quest: Entry, name: string): Entry[] => (quest[name] as Entry[] | undefined) ?? [];

export function questWords(quest: Entry): string[] {
  const id = String(quest["id"]);
  return [
    `quest-${id}`,
    `quest-${id}-help`,
    ...[...new Set(Object.values((quest["places"] ?? {}) as Record<string, string>))].map((place) => `place-${id}-${place}`),
    ...list(quest, "goals").map((one) => `goal-${id}-${one["id"]}`),
    ...list(quest, "stories").map((one) => `story-${id}-${one["id"]}`),
    ...list(quest, "triggers").filter(isTold).map((one) => `trigger-${id}-${one["id"]}`),
    ...list(quest, "actions").map((one) => `action-${id}-${one["id"]}`),
    ...[...sourcesOf(quest)].flatMap(([source, statements]) => choiceWords(id, source, statements)),
    ...rememberedWords([...sourcesOf(quest)].flatMap(([, statements]) => statements)),
  ];
}
