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
  /** Of the numbers; 0 where there is no room for them. */
  letters: number;
}

const LARGE = 16.5;

/** `least`: smaller numbers could not be read. */
export function layoutPrice(price: Mana, width: number, least = 0): PriceLayout {
  const due = ([...COLOURS, "any"] as const).filter((colour) => (price[colour] ?? 0) > 0);
  const counts = due.map((colour) => price[colour]!);
  const even = due.length === COLOURS.length && counts.every((count) => count === counts[0]);
  const times = even ? counts[0]! : 1;
  const room = width - (even && times > 1 ? 17 : 0);
  const widths = counts.map((count) => (even ? 1 : count > 9 ? 2.15 : 1.65));
  const whole = widths.reduce((sum, one) => sum + one, 0);
  const size = Math.min(LARGE, room / Math.max(whole, 1));
  const letters = Math.max(size * 1.08, least);
  if (letters > size * 1.08 && !even) return largeNumbers(due, counts, width, letters);
  let x = -((whole * size) + (even && times > 1 ? 17 : 0)) / 2;
  const symbols = due.map((colour, nth) => {
    const symbol = { colour: colour === "any" ? "white" : colour, count: even ? 0 : counts[nth]!, x: x + size / 2 };
    x += widths[nth]! * size;
    return symbol;
  });
  return { symbols, times, size, letters: even && times > 1 && least > 14 ? 0 : letters };
}

const FEWEST = 11;

/** On a small screen: signs give way to numbers, and where there are too many of both the signs stand alone. */
function largeNumbers(due: readonly string[], counts: readonly number[], width: number, letters: number): PriceLayout {
  const digits = counts.map((count) => letters * 0.54 * String(count).length);
  const left = (width - digits.reduce((sum, one) => sum + one, 0)) / due.length;
  const fits = left >= FEWEST;
  const size = Math.min(LARGE, fits ? left : width / due.length);
  const widths = digits.map((one) => size + (fits ? one : 0));
  let x = -widths.reduce((sum, one) => sum + one, 0) / 2;
  const symbols = due.map((colour, nth) => {
    const symbol = { colour: colour === "any" ? "white" : colour, count: fits ? counts[nth]! : 0, x: x + size / 2 };
    x += widths[nth]!;
    return symbol;
  });
  return { symbols, times: 1, size, letters: fits ? letters : 0 };
}
