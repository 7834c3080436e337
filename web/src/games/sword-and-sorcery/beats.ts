/** How what happens in Sword & Sorcery is seen: the encounter card, who acts, at whom, the blow, the dice, the damage. */

import type { LogEntry } from "~/api/protocol.ts";
import type { BeatKind } from "~/board/beats.ts";

const KINDS: Record<string, BeatKind> = {
  turn: "turn",
  round: "turn",
  "turn-over": "none",
  "round-over": "none",
  battle: "none",
  events: "none",
  "enemies-done": "none",
  "encounter-over": "none",
  "event-discarded": "none",
  shuffled: "none",
  encounter: "card",
  event: "card",
  story: "none",
  trap: "card",
  activates: "who",
  targets: "target",
  moves: "move",
  pushed: "move",
  dashes: "move",
  appears: "evil",
  attack: "attack",
  "free-attack": "attack",
  hits: "hits",
  damage: "none",
  wounded: "damage",
  "burns-hurt": "note",
  "poison-hurts": "note",
  ghost: "death",
  "enemy-dies": "death",
  "companion-dies": "death",
  ability: "spell",
  power: "spell",
  "enemy-power": "none",
  condition: "damage",
  dropped: "none",
};
const ROLLS = new Set(["attack-roll", "defence-roll", "save", "roll", "reroll", "gate-roll"]);
const LOSSES = new Set(["ghost", "stolen", "dropped", "forfeits", "rank-lost", "power-lost", "ammunition-lost", "stunned", "injury"]);
const HANDS_OVER = new Set(["turn", "turn-over", "round", "encounter", "events", "free-attack"]);

export const isRoll = ({ what }: LogEntry): boolean => ROLLS.has(what);

export function beatKind(entry: LogEntry): BeatKind {
  if (isRoll(entry)) return "dice";
  if (entry.what === "damage" && entry.data["count"] === 0) return "damage";
  return KINDS[entry.what] ?? "note";
}

export const handsOver = ({ what }: LogEntry): boolean => HANDS_OVER.has(what);
export const isLoss = ({ what }: LogEntry): boolean => LOSSES.has(what);
