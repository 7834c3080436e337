/** Where the parts of a card of the horde lie, for any size of card and of screen. */

import { fitText, type TextFit } from "./text-fit.ts";
import type { Card, Effect } from "../view.ts";
import type { Point } from "../geometry.ts";

/** Below this many pixels for a unit of the board names give way to figures. */
export const SMALL = 0.5;

/** Letters as large as they can be read: about this many pixels, within these units. */
export const FONT = { pixels: 14.6, least: 17, most: 22 };

export function fontSize(unit: number): number {
  return Math.min(FONT.most, Math.max(FONT.least, FONT.pixels / unit));
}

interface Sized extends Point {
  size: number;
}

export interface CardLayout {
  name: TextFit | null;
  nameTop: number;
  /** Height of the dark ribbon behind the name. */
  ribbon: number;
  figure: Sized;
  strength: Sized;
  shape: Sized;
  crown: Sized;
  evil: Sized;
  spell: Point;
  die: Point;
  effects: Point[];
  radius: number;
  foot: string;
  ornaments: string;
  /** A glory behind the figure of a warlord. */
  rays: string;
}

/** Effects along the foot: entering at the left, recurring or permanent in the middle, leaving at the right. */
export function layoutEffects(effects: Effect[], width: number, y: number, radius: number): Point[] {
  const step = radius * 2.12;
  const edge = radius + 9;
  const groups = { enter: [] as number[], middle: [] as number[], exit: [] as number[] };
  effects.forEach((effect, at) => {
    groups[effect.kind === "enter" ? "enter" : effect.kind === "exit" ? "exit" : "middle"].push(at);
  });
  const laid: Point[] = [];
  groups.enter.forEach((at, nth) => (laid[at] = { x: edge + nth * step, y }));
  groups.exit.forEach((at, nth) => (laid[at] = { x: width - edge - (groups.exit.length - 1 - nth) * step, y }));
  const left = groups.enter.length > 0 ? edge + (groups.enter.length - 1) * step + step : edge;
  const right = groups.exit.length > 0 ? width - edge - groups.exit.length * step : width - edge;
  const span = (groups.middle.length - 1) * step;
  const middle = Math.min(Math.max(width / 2, left + span / 2), Math.max(right - span / 2, left + span / 2));
  groups.middle.forEach((at, nth) => (laid[at] = { x: middle - span / 2 + nth * step, y }));
  return laid;
}

function ornamentsOf(width: number, height: number): string {
  const size = 15;
  const corner = (x: number, y: number, dx: number, dy: number) =>
    `M${x} ${y}h${dx * size}q${-dx * size * 0.7} ${dy * size * 0.3} ${-dx * size} ${dy * size}z`;
  return [
    corner(6, 6, 1, 1),
    corner(width - 6, 6, -1, 1),
    corner(6, height - 6, 1, -1),
    corner(width - 6, height - 6, -1, -1),
  ].join("");
}

/** Rays from a point to the edges of the card, sixteen of them. */
function raysFrom({ x, y }: Point, reach: number): string {
  const wedge = (Math.PI * 2) / 32;
  return Array.from({ length: 16 }, (_, at) => {
    const [from, to] = [at * 2 * wedge, (at * 2 + 1) * wedge];
    const end = (angle: number) => `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
    return `M${x} ${y}L${end(from)}L${end(to)}z`;
  }).join("");
}

export function layoutCard(card: Card, name: string, width: number, height: number, unit: number): CardLayout {
  const small = unit < SMALL;
  const largest = fontSize(unit);
  const lettering = small ? null : fitText(name, width - 18, 2, largest, largest * 0.72);
  const ribbon = lettering ? lettering.size * 1.04 * lettering.lines.length + 9 : 0;
  const many = card.effects.length;
  const radius = Math.min(small ? 23 : 18, (width - 18) / (2 + 2.12 * (Math.max(many, 3) - 1)));
  const foot = many > 0 ? radius * 2 + 8 : 0;
  const top = lettering ? ribbon + 8 : 6;
  const bottom = height - foot - 5;
  const room = bottom - top;
  const strong = Math.min(small ? 76 : 58, room * 0.66);
  const column = strong * 0.72;
  const size = Math.min(room - 2, width - column - 26);
  const figureX = (width - column - 6) / 2 + 2;
  const right = width - column / 2 - 9;
  const shape = strong * 0.36;
  return {
    name: lettering,
    nameTop: 5 + (ribbon - (lettering?.size ?? 0) * 1.04 * (lettering?.lines.length ?? 0)) / 2,
    ribbon,
    figure: { x: figureX, y: top + room / 2, size },
    strength: { x: right, y: top + strong * 0.78, size: strong },
    shape: { x: right, y: top + strong * 0.78 + shape * 0.86, size: shape },
    crown: { x: small ? 26 : 23, y: top + (small ? 16 : 15), size: small ? 36 : 28 },
    evil: { x: small ? 36 : 30, y: bottom - (small ? 34 : 28), size: small ? 62 : 50 },
    spell: { x: card.warlord ? 62 : 25, y: top + 18 },
    die: { x: width - 60, y: bottom - 15 },
    effects: layoutEffects(card.effects, width, height - radius - 4.5, radius),
    radius,
    foot: `M3 ${height - foot}h${width - 6}v${foot - 11}a8 8 0 0 1 -8 8h${-(width - 22)}a8 8 0 0 1 -8 -8z`,
    ornaments: ornamentsOf(width, height),
    rays: card.warlord ? raysFrom({ x: figureX, y: top + room / 2 }, Math.min(room * 0.62, figureX - 4)) : "",
  };
}
