/** Which lines of a table's talk were read at this browser. */

import type { ChatLine } from "~/api/protocol.ts";

const STORAGE_KEY = "holdfast-heard";

function load(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

class UnreadChat {
  private last = $state.raw<Record<string, number>>(load());

  /** How many lines of others nobody here has read. */
  count(table: string, chat: readonly ChatLine[], yours: readonly number[]): number {
    const last = this.last[table] ?? 0;
    return chat.filter((line) => line.number > last && (line.seat === null || !yours.includes(line.seat))).length;
  }

  /** Everything up to here was read. */
  markRead(table: string, chat: readonly ChatLine[]): void {
    const number = chat.at(-1)?.number ?? 0;
    if (number <= (this.last[table] ?? 0)) return;
    this.last = { ...this.last, [table]: number };
    localStorage.setItem(STORAGE_KEY, JSON.stringify(this.last));
  }
}

export const unreadChat = new UnreadChat();
