/** Which mana flies from where to where, as the lines of the log tell it. */

import type { Line } from "~/api/protocol.ts";
import { figuresOf } from "./figures.ts";
import * as ring from "./geometry.ts";
import { CITADEL, isColour, type BastionView } from "./view.ts";

export interface Flight {
  colour: string;
  from: ring.Point;
  to: ring.Point;
  /** Its number in a row of several. */
  nth: number;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

export function flights(lines: Line[], view: BastionView): Flight[] {
  const found: Flight[] = [];
  const add = (colour: string, from: ring.Point | null, to: ring.Point | null, count = 1) => {
    if (!from || !to || !isColour(colour)) return;
    for (let nth = 0; nth < count; nth += 1) found.push({ colour, from, to, nth: found.length });
  };
  for (const line of lines) {
    const own = figureOf(line.seat ?? view.active, view);
    const at = placeOf(text(line.data.at), view);
    const colour = text(line.data.colour);
    if (line.what === "gain-source") add(colour, at, own, Number(line.data.count ?? 0));
    if (line.what === "collect") add(colour, at, own);
    if (line.what === "lay" || line.what === "revive") add(colour, own, at);
    if (line.what === "accumulate") add(colour, figureNamed(text(line.data.giver), view), own);
    if (line.what === "pay") {
      for (const [paid, count] of Object.entries((line.data.mana ?? {}) as Record<string, number>)) add(paid, own, at, count);
    }
  }
  return found;
}

const figureOf = (seat: number, view: BastionView): ring.Point | null =>
  figuresOf(view).find((one) => one.defender.seat === seat) ?? null;

const figureNamed = (id: string, view: BastionView): ring.Point | null =>
  figuresOf(view).find((one) => one.defender.id === id) ?? null;

/** The middle of a source, base, tower, square, section or the citadel. */
export function placeOf(id: string, view: BastionView): ring.Point | null {
  if (id === CITADEL) return ring.DRAGON;
  if (ring.isSection(id)) return ring.section(ring.numberOf(id));
  const nth = view.districts.findIndex((one) => id.startsWith(`${one.id}-`));
  if (nth < 0) return null;
  const part = id.slice(id.lastIndexOf("-") + 1);
  if (part === "tower") return ring.tower(nth);
  if (part === "square") return ring.square(nth);
  if (part === "a" || part === "b") return ring.base(nth, part);
  return ring.source(nth, Number(part));
}
