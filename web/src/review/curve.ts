/** The drawing of a review: where its points lie. */

import type { ReviewPoint } from "../server/told.ts";

export const WIDE = 1000;
export const HIGH = 320;
export const EDGE = { left: 62, right: 18, top: 14, bottom: 36 };

export interface Spot {
  x: number;
  y: number;
}

/** Where a moment of the game lies: along its choices, and by the chance of winning. */
export function place(number: number, chance: number, last: number, wide = WIDE): Spot {
  const across = wide - EDGE.left - EDGE.right;
  const down = HIGH - EDGE.top - EDGE.bottom;
  const share = last > 0 ? number / last : 0;
  return { x: EDGE.left + across * share, y: EDGE.top + down * (1 - Math.min(1, Math.max(0, chance))) };
}

/** A line through points, for the `d` of a path. */
export function line(spots: readonly Spot[]): string {
  return spots.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** The same down to the foot of the drawing. */
export function area(spots: readonly Spot[]): string {
  const first = spots[0];
  const last = spots.at(-1);
  if (!first || !last) return "";
  const foot = HIGH - EDGE.bottom;
  return `${line(spots)}L${last.x.toFixed(1)} ${foot}L${first.x.toFixed(1)} ${foot}Z`;
}

/** The turns whose number is written below: the first ones that do not stand too close to each other. */
export function marked(points: readonly ReviewPoint[], last: number, apart: number, wide = WIDE): ReviewPoint[] {
  const found: ReviewPoint[] = [];
  for (const point of points.slice(0, -1)) {
    const before = found.at(-1);
    const from = before ? place(before.number, 0, last, wide).x : -Infinity;
    if (place(point.number, 0, last, wide).x - from >= apart) found.push(point);
  }
  return found;
}

/** One part of the way from the first chance to the last: where its bar begins and ends. */
export interface Part {
  what: string;
  by: number;
  from: number;
  to: number;
}

/** From the beginning over luck, skill and blur to the end, each part where the one before stopped. */
export function parts(began: number, steps: readonly { what: string; by: number }[]): Part[] {
  let at = began;
  return steps.map(({ what, by }) => {
    const from = at;
    at += by;
    return { what, by, from, to: at };
  });
}
