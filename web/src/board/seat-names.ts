/** Who sits where, in words. Names are what people typed: data, never markup. */

import type { Seat } from "~/api/protocol.ts";
import { i18n } from "~/i18n/i18n.svelte.ts";

/** A player's name; without one, the figure they play. */
export function seatName(seat: Seat | undefined, game: string): string {
  if (!seat) return "";
  return seat.name || i18n.format(seat.figure, game);
}

/** A name with the figure beside it, where both are known. */
export function fullSeatName(seat: Seat | undefined, game: string): string {
  if (!seat) return "";
  const figure = i18n.format(seat.figure, game);
  return seat.name && seat.name !== figure ? `${seat.name} · ${figure}` : figure;
}

/** The names of several seats, one after the other. */
export function seatNames(seats: readonly Seat[], wanted: readonly number[], game: string): string {
  return wanted.map((one) => seatName(seats[one], game)).join(", ");
}
