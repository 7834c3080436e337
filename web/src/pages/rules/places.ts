/** Places in a rulebook: a rule (`LB-FIGHT-4`), a chapter (`fight`) or a section of it (`fight.roll`). */

import type { RulebookContents } from "~/api/protocol.ts";

export interface Place {
  chapter: string;
  /** The section or rule in the chapter; "" for its beginning. */
  target: string;
}

const RULE = /^[A-Z]+-[A-Z]+-\d+$/;

export const isRule = (place: string): boolean => RULE.test(place);

/** Where a place stands; the first chapter if nobody knows. */
export function findPlace(contents: RulebookContents, place: string): Place {
  const first = { chapter: contents.chapters[0]?.id ?? "", target: "" };
  if (isRule(place)) {
    const chapter = contents.places[place];
    return chapter ? { chapter, target: place } : first;
  }
  const [chapter = "", section = ""] = place.split(".");
  return contents.chapters.some((one) => one.id === chapter) ? { chapter, target: section } : first;
}

/** Does a rule stand in a list of ids that an element carries? */
export const holdsRule = (ids: string | undefined, rule: string): boolean => (ids ?? "").split(" ").includes(rule);
