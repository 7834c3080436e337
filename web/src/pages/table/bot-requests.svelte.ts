/** A request to a bot that waits for the thing it is about: it is pressed on the board. */

import type { BotRequest } from "~/api/protocol.ts";
import { pickSpot } from "./signals.ts";
import type { Session } from "~/state/session.svelte.ts";

export const BOT_REQUESTS: readonly BotRequest[] = ["take", "keep", "come"];

class PendingRequest {
  now = $state.raw<{ seat: number; what: BotRequest } | null>(null);
  private stop: (() => void) | null = null;

  /** The next thing pressed on the board is meant. */
  start(session: Session, seat: number, what: BotRequest): void {
    this.cancel();
    this.now = { seat, what };
    this.stop = pickSpot((thing) => {
      this.now = null;
      this.stop = null;
      if (thing !== null) void session.askBot(seat, what, thing);
    });
  }

  cancel(): void {
    this.stop?.();
  }
}

export const pendingRequest = new PendingRequest();
