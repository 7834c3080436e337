/** How what happens in Bastion is seen: who comes, where it marches, what falls. */

import type { LogEntry } from "~/api/protocol.ts";
import type { BeatKind } from "~/board/beats.ts";

const KINDS: Record<string, BeatKind> = {
  turn: "turn",
  round: "turn",
  dealt: "none",
  done: "none",
  pay: "none",
  enter: "card",
  march: "move",
  land: "target",
  move: "move",
  cast: "spell",
  defeat: "death",
  "passed-gate": "damage",
};
const LOSSES = new Set(["passed-gate", "lose-mana", "steal", "stolen", "destroy"]);

export const beatKind = (entry: LogEntry): BeatKind => KINDS[entry.what] ?? (entry.depth ? "none" : "note");
export const handsOver = ({ what }: LogEntry): boolean => ["turn", "round", "done", "march", "enter"].includes(what);
export const isLoss = ({ what }: LogEntry): boolean => LOSSES.has(what);
