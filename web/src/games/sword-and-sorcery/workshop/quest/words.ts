/** The messages that a quest needs: every word that people read of it. */

import type { Entry } from "~/pages/workshop/model/schema.ts";
import { blocksOf, sourcesOf, type Statement } from "../sentences/model.ts";

/** Moments that everybody at the table sees: the chronicle does not name their triggers. */
const UNTOLD = ["opening", "begin", "won", "lost"];

export const isTold = (trigger: Entry): boolean => !trigger["quiet"] && !UNTOLD.includes(String(trigger["when"]));

/** The messages of the ways of all choices in sentences. */
export function choiceWords(quest: string, source: string, statements: Statement[]): string[] {
  return [...blocksOf(statements)].flatMap((block) => {
    const start = `choice-${quest}-${source}${block["name"] ? `-${block["name"]}` : ""}`;
    return ((block["choose"] ?? []) as unknown[]).map((_, at) => `${start}-${at + 1}`);
  });
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
  ];
}
