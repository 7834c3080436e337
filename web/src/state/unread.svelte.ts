/** Which lines of a table's talk were read at this browser. */

import type { ChatLine } from "~/api/protocol.ts";

const KEPT = "holdfast-heard";

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

class Heard {
  private last = $state.raw<Record<string, number>>(kept());

  /** How many lines of others nobody here has read. */
  unread(table: string, chat: readonly ChatLine[], yours: readonly number[]): number {
    const last = this.last[table] ?? 0;
    return chat.filter((line) => line.number > last && (line.seat === null || !yours.includes(line.seat))).length;
  }

  /** Everything up to here was read. */
  read(table: string, chat: readonly ChatLine[]): void {
    const number = chat.at(-1)?.number ?? 0;
    if (number <= (this.last[table] ?? 0)) return;
    this.last = { ...this.last, [table]: number };
    localStorage.setItem(KEPT, JSON.stringify(this.last));
  }
}

export const heard = new Heard();
