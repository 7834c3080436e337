/** How what happens in Last Bastion is seen: the card first, then where it goes, then what it does. */

import type { LogEntry } from "~/api/protocol.ts";
import type { BeatKind } from "~/board/beats.ts";
import { isRoll } from "./dice.ts";

const KINDS: Record<string, BeatKind> = {
  turn: "turn",
  round: "turn",
  draw: "card",
  place: "move",
  "board-acts": "evil",
  effect: "target",
  fight: "attack",
  move: "move",
  "fight-lost": "damage",
  defeated: "death",
  slain: "death",
  discard: "none",
  "lose-life": "damage",
  "lose-equipment": "damage",
  pinned: "damage",
  cursed: "damage",
  "turn-ends": "none",
};
const LOSSES = new Set(["lose-life", "lose-equipment", "lose-call", "pinned", "cursed", "fight-lost", "out"]);

export function beatKind(entry: LogEntry): BeatKind {
  if (isRoll(entry)) return "dice";
  return KINDS[entry.what] ?? (entry.what.startsWith("evil-on") ? "evil" : "note");
}

export const handsOver = ({ what }: LogEntry): boolean => what === "turn" || what === "round" || what === "board-acts";
export const isLoss = ({ what }: LogEntry): boolean => LOSSES.has(what);

/** The card that was drawn and has no place yet. */
export function drawnCard(log: readonly LogEntry[]): LogEntry | null {
  const last = log.findLast(({ what }) => what === "draw" || what === "place" || what === "turn");
  return last?.what === "draw" ? last : null;
}
