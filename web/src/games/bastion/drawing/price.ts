/** How a price is written on the foot of a card: signs of colours with numbers, as large as they fit. */

import { COLOURS, type Mana } from "../view.ts";

export interface PriceSymbol {
  colour: string;
  /** 0 where the sign stands for itself: once for each colour of an even price. */
  count: number;
  x: number;
}

export interface PriceLayout {
  symbols: PriceSymbol[];
  /** How often an even price of all colours is due. */
  times: number;
  size: number;
}

const LARGE = 16.5;

export function layoutPrice(price: Mana, width: number): PriceLayout {
  const due = ([...COLOURS, "any"] as const).filter((colour) => (price[colour] ?? 0) > 0);
  const counts = due.map((colour) => price[colour]!);
  const even = due.length === COLOURS.length && counts.every((count) => count === counts[0]);
  const times = even ? counts[0]! : 1;
  const room = width - (even && times > 1 ? 17 : 0);
  const widths = counts.map((count) => (even ? 1 : count > 9 ? 2.15 : 1.65));
  const whole = widths.reduce((sum, one) => sum + one, 0);
  const size = Math.min(LARGE, room / Math.max(whole, 1));
  let x = -((whole * size) + (even && times > 1 ? 17 : 0)) / 2;
  const symbols = due.map((colour, nth) => {
    const symbol = { colour: colour === "any" ? "white" : colour, count: even ? 0 : counts[nth]!, x: x + size / 2 };
    x += widths[nth]! * size;
    return symbol;
  });
  return { symbols, times, size };
}
