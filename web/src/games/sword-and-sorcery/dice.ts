/** The last blow of what has just happened: who struck whom, what was rolled, what came of it. */

import type { LogEntry } from "~/api/protocol.ts";

export interface AttackResult {
  /** The line of the log that told of it. */
  at: number;
  attacker: string;
  target: string;
  faces: string[];
  /** How many of the dice are red: they lie first. */
  red: number;
  defence: string[];
  damage: number | null;
}

const listed = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : []);

function after(blow: AttackResult | null, { what, data, at }: LogEntry): AttackResult | null {
  if (what === "attack") {
    return { at, attacker: String(data["attacker"]), target: String(data["target"]), faces: [], red: 0, defence: [], damage: null };
  }
  if (!blow) return null;
  if (what === "attack-roll") return { ...blow, faces: listed(data["faces"]), red: Number(data["red"] ?? 0) };
  if (what === "defence-roll") return { ...blow, defence: listed(data["faces"]) };
  return what === "damage" ? { ...blow, damage: Number(data["count"]) } : blow;
}

export const lastAttack = (lines: readonly LogEntry[]): AttackResult | null => lines.reduce<AttackResult | null>(after, null);
