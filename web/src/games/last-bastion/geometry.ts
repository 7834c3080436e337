/** Where everything lies on a board of 1000 by 1000: the bastion in the middle, the horde round it. */

import type { Side } from "./view.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const SIZE = 1000;
export const TILE = 176;
const GAP = 8;
const DEPTH = 176;
const EDGE = 4;
const STEP = TILE + GAP;
const FIRST = (SIZE - 3 * TILE - 2 * GAP) / 2;

/** The court inside the wall, and the wall's outer edge. */
export const COURT: Box = { x: FIRST - 9, y: FIRST - 9, width: SIZE - 2 * FIRST + 18, height: SIZE - 2 * FIRST + 18 };
export const WALL: Box = { x: 192, y: 192, width: 616, height: 616 };
export const TOWERS: Point[] = [WALL.x + 15, WALL.x + WALL.width - 15].flatMap((x) =>
  [WALL.y + 15, WALL.y + WALL.height - 15].map((y) => ({ x, y })),
);

export const centreOf = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** A tile by its place, row by row from the north-west. */
export function tileBox(place: number): Box {
  return { x: FIRST + (place % 3) * STEP, y: FIRST + Math.floor(place / 3) * STEP, width: TILE, height: TILE };
}

/** A slot by the side of its board and its number there, counted clockwise round the bastion. */
export function slotBox(side: Side, along: number): Box {
  const forth = FIRST + along * STEP;
  const back = FIRST + (2 - along) * STEP;
  const far = SIZE - EDGE - DEPTH;
  switch (side) {
    case "north":
      return { x: forth, y: EDGE, width: TILE, height: DEPTH };
    case "east":
      return { x: far, y: forth, width: DEPTH, height: TILE };
    case "south":
      return { x: back, y: far, width: TILE, height: DEPTH };
    case "west":
      return { x: EDGE, y: back, width: DEPTH, height: TILE };
  }
}

/** The horde board under its three slots. */
export function boardBox(side: Side): Box {
  const boxes = [0, 1, 2].map((along) => slotBox(side, along));
  const x = Math.min(...boxes.map((box) => box.x)) - EDGE;
  const y = Math.min(...boxes.map((box) => box.y)) - EDGE;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + EDGE;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + EDGE;
  return { x, y, width: right - x, height: bottom - y };
}

/** Where the shield with the effect of a board hangs: on the wall before its middle slot. */
export function shieldAt(side: Side): Point {
  const middle = SIZE / 2;
  const near = WALL.x + 12;
  const far = WALL.x + WALL.width - 12;
  return { north: { x: middle, y: near }, south: { x: middle, y: far }, west: { x: near, y: middle }, east: { x: far, y: middle } }[
    side
  ];
}

export const CORNER = 164;

/** The four corners that neither bastion nor horde needs. */
export const CORNERS = {
  deck: { x: 6, y: 6, width: CORNER, height: CORNER },
  dice: { x: SIZE - 6 - CORNER, y: 6, width: CORNER, height: CORNER },
  reserve: { x: SIZE - 6 - CORNER, y: SIZE - 6 - CORNER, width: CORNER, height: CORNER },
  discard: { x: 6, y: SIZE - 6 - CORNER, width: CORNER, height: CORNER },
} satisfies Record<string, Box>;

export interface FigurePosition extends Point {
  radius: number;
}

/** Where the figures on a tile stand: side by side, closer the more there are. */
export function figurePositions(box: Box, count: number, y: number, larger = 1): FigurePosition[] {
  const radius = ([34, 34, 33, 29, 24][count] ?? 24) * (count < 3 ? larger : 1);
  const room = box.width - 12 - 2 * radius;
  const step = count > 1 ? Math.min(2 * radius + 6, room / (count - 1)) : 0;
  const first = box.x + box.width / 2 - (step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, at) => ({ x: first + at * step, y: box.y + y, radius }));
}

/** The battlements along an outer edge, as one path: merlons `step` apart. */
export function battlements(box: Box, tooth = 16, step = 30, height = 9): string {
  const sides: string[] = [];
  const count = Math.floor((box.width - 60) / step);
  const start = (box.width - (count - 1) * step - tooth) / 2;
  for (let at = 0; at < count; at++) {
    const along = start + at * step;
    sides.push(`M${box.x + along} ${box.y}v${-height}h${tooth}v${height}z`);
    sides.push(`M${box.x + along} ${box.y + box.height}v${height}h${tooth}v${-height}z`);
    sides.push(`M${box.x} ${box.y + along}h${-height}v${tooth}h${height}z`);
    sides.push(`M${box.x + box.width} ${box.y + along}h${height}v${tooth}h${-height}z`);
  }
  return sides.join("");
}
