/** Who sits where, in words. Names are what people typed: data, never markup. */

import type { Seat } from "~/api/protocol.ts";
import { words } from "~/i18n/i18n.svelte.ts";

/** A player's name; without one, the figure they play. */
export function nameOf(seat: Seat | undefined, game: string): string {
  if (!seat) return "";
  return seat.name || words.say(seat.figure, game);
}

/** A name with the figure beside it, where both are known. */
export function fullNameOf(seat: Seat | undefined, game: string): string {
  if (!seat) return "";
  const figure = words.say(seat.figure, game);
  return seat.name && seat.name !== figure ? `${seat.name} · ${figure}` : figure;
}

/** The names of several seats, one after the other. */
export function namesOf(seats: readonly Seat[], wanted: readonly number[], game: string): string {
  return wanted.map((one) => nameOf(seats[one], game)).join(", ");
}
