/** A wish for a bot that waits for the thing it is about: it is pressed on the board. */

import type { BotWish } from "~/api/protocol.ts";
import { pickThing } from "./signals.ts";
import type { Sitting } from "~/state/session.svelte.ts";

export const WISHES: readonly BotWish[] = ["take", "keep", "come"];

class Wishing {
  now = $state.raw<{ seat: number; what: BotWish } | null>(null);
  private stop: (() => void) | null = null;

  /** The next thing pressed on the board is meant. */
  begin(sitting: Sitting, seat: number, what: BotWish): void {
    this.giveUp();
    this.now = { seat, what };
    this.stop = pickThing((thing) => {
      this.now = null;
      this.stop = null;
      if (thing !== null) void sitting.askBot(seat, what, thing);
    });
  }

  giveUp(): void {
    this.stop?.();
  }
}

export const wishing = new Wishing();
