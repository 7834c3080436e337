/** Which mana flies from where to where, as the lines of the log tell it. */

import type { LogEntry } from "~/api/protocol.ts";
import { defenderPositions } from "./positions.ts";
import * as geometry from "./geometry.ts";
import { CITADEL, isColour, type BastionView } from "./view.ts";

export interface Flight {
  colour: string;
  from: geometry.Point;
  to: geometry.Point;
  /** Its number in a row of several. */
  nth: number;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

export function flights(entries: LogEntry[], view: BastionView): Flight[] {
  const found: Flight[] = [];
  const add = (colour: string, from: geometry.Point | null, to: geometry.Point | null, count = 1) => {
    if (!from || !to || !isColour(colour)) return;
    for (let nth = 0; nth < count; nth += 1) found.push({ colour, from, to, nth: found.length });
  };
  for (const entry of entries) {
    const own = figureOf(entry.seat ?? view.active, view);
    const at = placeOf(text(entry.data.at), view);
    const colour = text(entry.data.colour);
    if (entry.what === "gain-source") add(colour, at, own, Number(entry.data.count ?? 0));
    if (entry.what === "collect") add(colour, at, own);
    if (entry.what === "lay" || entry.what === "revive") add(colour, own, at);
    if (entry.what === "accumulate") add(colour, figureNamed(text(entry.data.giver), view), own);
    if (entry.what === "pay") {
      for (const [paid, count] of Object.entries((entry.data.mana ?? {}) as Record<string, number>)) add(paid, own, at, count);
    }
  }
  return found;
}

const figureOf = (seat: number, view: BastionView): geometry.Point | null =>
  defenderPositions(view).find((one) => one.defender.seat === seat) ?? null;

const figureNamed = (id: string, view: BastionView): geometry.Point | null =>
  defenderPositions(view).find((one) => one.defender.id === id) ?? null;

/** The middle of a source, base, tower, square, section or the citadel. */
export function placeOf(id: string, view: BastionView): geometry.Point | null {
  if (id === CITADEL) return geometry.DRAGON;
  if (geometry.isSection(id)) return geometry.section(geometry.numberOf(id));
  const nth = view.districts.findIndex((one) => id.startsWith(`${one.id}-`));
  if (nth < 0) return null;
  const part = id.slice(id.lastIndexOf("-") + 1);
  if (part === "tower") return geometry.tower(nth);
  if (part === "square") return geometry.square(nth);
  if (part === "a" || part === "b") return geometry.base(nth, part);
  return geometry.source(nth, Number(part));
}
