/** The log of a table as far as it is known: a part without gaps. What is older is fetched when it is wanted. */

import { ApiError, type LogRange } from "~/api/http.ts";
import type { LogEntry, LogPart, StateMessage } from "~/api/protocol.ts";

/** So many choices ahead the log is fetched where it is jumped to. */
const AHEAD = 60;

export class GameHistory {
  entries = $state.raw<LogEntry[]>([]);
  /** The place of the first line that is known, whether one may see it or not. */
  start = $state(0);
  /** Up to which choice the log is known. */
  private end = Infinity;
  private fetching = false;

  constructor(private readonly fetch: (range: LogRange) => Promise<LogPart>) {}

  /** Take over what was sent of the log; where lines were left out, what is known before them is forgotten. */
  update(message: Pick<StateMessage, "log_from" | "log_start" | "log">): void {
    const gap = message.log_start > message.log_from;
    const known = gap ? [] : this.entries.filter((entry) => entry.at < message.log_from);
    this.start = gap ? message.log_start : Math.min(this.start, message.log_from);
    this.entries = [...known, ...message.log];
  }

  /** Fetch lines from before those that are known. */
  async loadOlder(): Promise<void> {
    const before = this.start;
    if (before === 0) return;
    await this.load({ before }, (part) => {
      if (this.start !== before) return;
      this.start = part.start;
      this.entries = [...part.log, ...this.entries];
    });
  }

  /** Know the log up to that many choices of a game that has `last`, and a little of what follows. */
  async loadAt(choices: number, last: number): Promise<void> {
    for (const until of [Math.min(choices + AHEAD, last), choices]) {
      if (this.covers(choices)) return;
      await this.load({ choices: until }, (part) => {
        this.end = until;
        this.start = part.start;
        this.entries = part.log;
      });
    }
  }

  /** Is the log known at the moment after that many choices? */
  covers(choices: number): boolean {
    if (choices >= this.end) return choices === this.end;
    return this.start === 0 || (this.entries[0]?.choice ?? Infinity) <= choices;
  }

  private async load(range: LogRange, use: (part: LogPart) => void): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    try {
      use(await this.fetch(range));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      this.fetching = false;
    }
  }
}
