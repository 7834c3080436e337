/** What the enemies are about, by the log: their encounter card, who has acted, who acts now and at whom. */

import type { LogEntry } from "~/api/protocol.ts";

export interface Act {
  enemy: string;
  target: string | null;
  /** Has it struck already? */
  struck: boolean;
  /** What came of it; null while it is open. */
  damage: number | null;
}

export interface Stage {
  /** The encounter card; empty where an enemy acts without one. */
  encounter: string;
  /** Those who have acted, and last the one who acts. */
  acts: Act[];
}

const OVER = new Set(["encounter-over", "enemies-done", "turn", "end"]);

/** Where the enemies stand in their phase; null while it is not theirs. */
export function stageOf(log: readonly LogEntry[]): Stage | null {
  const begin = log.findLastIndex(({ what }) => what === "encounter" || OVER.has(what));
  const first = log[begin];
  if (first?.what !== "encounter") return null;
  const stage: Stage = { encounter: String(first.data["encounter"]), acts: [] };
  for (const { what, data } of log.slice(begin + 1)) {
    const act = stage.acts.at(-1);
    if (what === "activates") stage.acts.push({ enemy: String(data["enemy"]), target: null, struck: false, damage: null });
    else if (!act) continue;
    else if (what === "targets") act.target = String(data["target"]);
    else if (what === "attack" && data["attacker"] === act.enemy) {
      act.target = String(data["target"]);
      act.struck = true;
    } else if (what === "damage" && act.struck) act.damage = (act.damage ?? 0) + Number(data["count"]);
  }
  return stage;
}

/** The event card that has just been turned up. */
export function turnedEvent(trail: readonly LogEntry[]): string | null {
  const last = trail.findLast(({ depth }) => !depth);
  return last?.what === "event" || last?.what === "trap" ? String(last.data[last.what]) : null;
}
