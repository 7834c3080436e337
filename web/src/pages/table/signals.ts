/** Quick signals between the seats, each with its icon. */

import help from "game-icons:shaking-hands";
import wait from "game-icons:sands-of-time";
import thanks from "game-icons:thumb-up";
import look from "game-icons:pointing";
import type { Signal } from "~/api/protocol.ts";

export const SIGNALS: readonly { signal: Signal; outline: string }[] = [
  { signal: "look", outline: look },
  { signal: "help", outline: help },
  { signal: "wait", outline: wait },
  { signal: "thanks", outline: thanks },
];

export const signalIcon = (signal: Signal): string => SIGNALS.find((one) => one.signal === signal)?.outline ?? look;

/** The thing on the board that lies under an event; null where there is none. */
export function spotAt(event: Event): string | null {
  const { target } = event;
  return target instanceof Element ? (target.closest("[data-spot]")?.getAttribute("data-spot") ?? null) : null;
}

/**
 * Wait for a thing on the board to be pressed, by pointer or keyboard. Nothing else happens by that press;
 * a press elsewhere, or Escape, gives null. Returns a way to give up.
 */
export function pickSpot(picked: (thing: string | null) => void): () => void {
  const end = (thing: string | null) => {
    removeEventListener("click", click, true);
    removeEventListener("keydown", key, true);
    picked(thing);
  };
  const click = (event: MouseEvent) => {
    const thing = spotAt(event);
    if (thing !== null) {
      event.preventDefault();
      event.stopPropagation();
    }
    end(thing);
  };
  const key = (event: KeyboardEvent) => {
    const thing = event.key === "Enter" || event.key === " " ? spotAt(event) : null;
    if (thing === null && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    end(thing);
  };
  addEventListener("click", click, true);
  addEventListener("keydown", key, true);
  return () => end(null);
}
