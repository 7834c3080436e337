/** What flashes up where it happens: blows, and the effects of cards and boards one after another. */

import type { LogEntry } from "~/api/protocol.ts";

export interface Burst {
  key: string;
  /** A slot, `board-red` and the like, or a hero. */
  place: string;
  /** A blow, the trap that shuts, what a full board does, or an effect of a card. */
  what: "blow" | "trap" | "board" | "effect";
  /** The code of the effect, or the colour of the board. */
  of: string;
}

export function burstsOf(entries: LogEntry[]): Burst[] {
  const found: Burst[] = [];
  for (const { at, what, data } of entries) {
    if (what === "fight" && Array.isArray(data["slots"])) {
      for (const slot of data["slots"] as string[]) found.push({ key: `${at} ${slot}`, place: slot, what: "blow", of: "" });
    }
    if (what === "trapped" || what === "slain") {
      const kind = what === "trapped" ? "trap" : "blow";
      found.push({ key: `${at}`, place: String(data["slot"]), what: kind, of: "" });
    }
    if (what === "effect") found.push({ key: `${at}`, place: String(data["slot"]), what: "effect", of: String(data["effect"]) });
    if (what === "board-acts") {
      found.push({ key: `${at}`, place: `board-${String(data["board"])}`, what: "board", of: String(data["board"]) });
    }
  }
  return found;
}
