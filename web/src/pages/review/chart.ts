/** The drawing of a review: where its points lie. */

import type { ReviewPoint } from "~/api/protocol.ts";

export const HEIGHT = 320;
export const MARGIN = { left: 62, right: 18, top: 14, bottom: 36 };

export interface Point {
  x: number;
  y: number;
}

/** How high the drawing reaches, with the levels that are marked: a game without hope is looked at more closely. */
const SCALES: readonly (readonly number[])[] = [
  [0, 0.05, 0.1, 0.15, 0.2],
  [0, 0.1, 0.2, 0.3, 0.4, 0.5],
  [0, 0.25, 0.5, 0.75, 1],
];

export function gridLevels(chances: readonly number[]): readonly number[] {
  const highest = Math.max(...chances);
  return SCALES.find((one) => one.at(-1)! >= highest) ?? SCALES.at(-1)!;
}

export interface Frame {
  /** How many choices there are. */
  last: number;
  width: number;
  /** The chance at the top of the drawing. */
  top: number;
}

/** Where a moment of the game lies: along its choices, and by the chance of winning. */
export function toPoint(number: number, chance: number, { last, width, top }: Frame): Point {
  const across = width - MARGIN.left - MARGIN.right;
  const down = HEIGHT - MARGIN.top - MARGIN.bottom;
  const share = last > 0 ? number / last : 0;
  return { x: MARGIN.left + across * share, y: MARGIN.top + down * (1 - Math.min(1, Math.max(0, chance / top))) };
}

/** A line through points, for the `d` of a path. */
export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** The same down to the foot of the drawing. */
export function areaPath(points: readonly Point[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return "";
  const foot = HEIGHT - MARGIN.bottom;
  return `${linePath(points)}L${last.x.toFixed(1)} ${foot}L${first.x.toFixed(1)} ${foot}Z`;
}

/** The turns whose number is written below: the first ones that do not stand too close to each other. */
export function labelledTurns(points: readonly ReviewPoint[], frame: Frame, spreadMarks: number): ReviewPoint[] {
  const found: ReviewPoint[] = [];
  for (const point of points.slice(0, -1)) {
    const before = found.at(-1);
    const from = before ? toPoint(before.number, 0, frame).x : -Infinity;
    if (toPoint(point.number, 0, frame).x - from >= spreadMarks) found.push(point);
  }
  return found;
}

/** Where marks stand so that none lies on another: those in the way of others are lifted, or else sunk. */
export function spreadMarks(points: readonly Point[], distance: number): Point[] {
  const found: Point[] = [];
  const crowded = (one: Point) => found.some((other) => Math.hypot(one.x - other.x, one.y - other.y) < distance);
  for (const spot of points) {
    const tries = [0, -1, 1, -2, 2, -3, 3, -4, 4].map((by) => ({ x: spot.x, y: spot.y + by * distance }));
    const within = tries.filter(({ y }) => y >= MARGIN.top && y <= HEIGHT - MARGIN.bottom);
    found.push(within.find((one) => !crowded(one)) ?? spot);
  }
  return found;
}

/** One part of the way from the first chance to the last: where its bar begins and ends. */
export interface WaterfallPart {
  what: string;
  by: number;
  from: number;
  to: number;
}

/** From the beginning over luck, skill and blur to the end, each part where the one before stopped. */
export function waterfall(began: number, steps: readonly { what: string; by: number }[]): WaterfallPart[] {
  let at = began;
  return steps.map(({ what, by }) => {
    const from = at;
    at += by;
    return { what, by, from, to: at };
  });
}
