/** What flies over the table when something happens: tokens to their owners and back, evil from a card to a tile. */

import type { LogEntry } from "~/api/protocol.ts";

/** `reserve`, a hero, a slot or a tile. */
export type Place = string;

export interface Flight {
  key: string;
  token: string;
  from: Place;
  to: Place;
}

export const RESERVE: Place = "reserve";

const GAINS: Record<string, string> = { "gain-life": "life", "gain-call": "call", "gain-equipment": "" };
const LOSSES: Record<string, string> = {
  "lose-life": "life",
  "lose-call": "call",
  call: "call",
  "lose-equipment": "",
  "spend-equipment": "",
};

/** The flights that these lines tell of, in their order. */
export function flightsOf(entries: LogEntry[]): Flight[] {
  const found: Flight[] = [];
  let leaving: Place | null = null;
  for (const { at, what, data } of entries) {
    const hero = String(data["hero"] ?? "");
    const key = `${at} ${what}`;
    if (what in GAINS) found.push({ key, token: GAINS[what] || String(data["colour"]), from: RESERVE, to: hero });
    if (what in LOSSES) found.push({ key, token: LOSSES[what] || String(data["colour"]), from: hero, to: RESERVE });
    if (what === "evil-leaves-card") leaving = String(data["slot"]);
    if (what === "evil-on-tile" && leaving) {
      found.push({ key, token: "evil", from: leaving, to: String(data["tile"]) });
      leaving = null;
    }
    if (what === "evil-off-tile") found.push({ key, token: "evil", from: String(data["tile"]), to: RESERVE });
    if (what === "evil-off-card") found.push({ key, token: "evil", from: String(data["slot"]), to: RESERVE });
    if (what === "evil-off-hero") found.push({ key, token: "evil", from: hero, to: RESERVE });
    if (what === "cursed") found.push({ key, token: "evil", from: RESERVE, to: hero });
  }
  return found;
}
