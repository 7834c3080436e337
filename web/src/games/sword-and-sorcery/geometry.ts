/** Where everything lies on the map: cells of a hundred units, rooms with walls, figures fanned out. */

import type { Area, Cell, QuestMap, Segment } from "./view.ts";

export const CELL = 100;
export const EDGE = 34;
/** The map is written in quarters of a cell. */
const QUARTERS = 4;

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  radius: number;
}

export const scaled = ([x, y]: Cell): Point => ({ x: (x / QUARTERS) * CELL, y: (y / QUARTERS) * CELL });

export const boardBox = (field: QuestMap): string =>
  `${-EDGE} ${-EDGE} ${field.width * CELL + 2 * EDGE} ${field.height * CELL + 2 * EDGE}`;

const key = (column: number, row: number): string => `${column},${row}`;

/** The edges of cells with no cell of the same area behind them, as closed ways round it: its inside lies to the right. */
function loops(cells: Cell[]): Point[][] {
  const own = new Set(cells.map(([column, row]) => key(column, row)));
  const next = new Map<string, Point[]>();
  const edge = (from: Point, to: Point) => {
    const at = key(from.x, from.y);
    next.set(at, [...(next.get(at) ?? []), to]);
  };
  for (const [x, y] of cells) {
    if (!own.has(key(x, y - 1))) edge({ x, y }, { x: x + 1, y });
    if (!own.has(key(x + 1, y))) edge({ x: x + 1, y }, { x: x + 1, y: y + 1 });
    if (!own.has(key(x, y + 1))) edge({ x: x + 1, y: y + 1 }, { x, y: y + 1 });
    if (!own.has(key(x - 1, y))) edge({ x, y: y + 1 }, { x, y });
  }
  const found: Point[][] = [];
  while (next.size > 0) {
    const start = [...next.keys()][0]!;
    let at = start;
    const points: Point[] = [];
    do {
      const ways = next.get(at)!;
      const to = ways.shift()!;
      if (ways.length === 0) next.delete(at);
      points.push(to);
      at = key(to.x, to.y);
    } while (at !== start && next.has(at));
    found.push(corners(points).map(({ x, y }) => ({ x: x * CELL, y: y * CELL })));
  }
  return found;
}

const drawn = (ways: Point[][]): string => ways.map((points) => `M${points.map(({ x, y }) => `${x} ${y}`).join(" L")} Z`).join(" ");

/** The outline of cells as a path. */
export const outline = (cells: Cell[]): string => drawn(loops(cells));

/** The outline of cells, so far inside them that no wall hides it. */
export function inset(cells: Cell[], by: number): string {
  const inward = (from: Point, to: Point): Point => ({ x: -Math.sign(to.y - from.y), y: Math.sign(to.x - from.x) });
  return drawn(
    loops(cells).map((points) =>
      points.map((point, at) => {
        const before = inward(points.at(at - 1)!, point);
        const after = inward(point, points[(at + 1) % points.length]!);
        return { x: point.x + by * (before.x + after.x), y: point.y + by * (before.y + after.y) };
      }),
    ),
  );
}

/** Points along a closed way without those in the middle of a straight line. */
function corners(points: Point[]): Point[] {
  return points.filter((point, at) => {
    const before = points.at(at - 1)!;
    const after = points[(at + 1) % points.length]!;
    return !((before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y));
  });
}

/** Walls that continue each other as one stroke. */
export function strokes(walls: Segment[]): [Point, Point][] {
  const rows = new Map<string, [number, number][]>();
  for (const [[x1, y1], [x2, y2]] of walls) {
    const upright = x1 === x2;
    const row = `${upright ? "x" : "y"}${upright ? x1 : y1}`;
    const span: [number, number] = upright ? [Math.min(y1, y2), Math.max(y1, y2)] : [Math.min(x1, x2), Math.max(x1, x2)];
    rows.set(row, [...(rows.get(row) ?? []), span]);
  }
  return [...rows].flatMap(([row, spans]) => {
    const joined: [number, number][] = [];
    for (const [start, end] of spans.sort((a, b) => a[0] - b[0])) {
      const last = joined.at(-1);
      if (last && start <= last[1]) last[1] = Math.max(last[1], end);
      else joined.push([start, end]);
    }
    const across = Number(row.slice(1));
    return joined.map(([start, end]): [Point, Point] =>
      row[0] === "x" ? [scaled([across, start]), scaled([across, end])] : [scaled([start, across]), scaled([end, across])],
    );
  });
}

const LARGEST = 33;
const SMALLEST = 11;
const STEP = 1;
/** Room between two figures, in radii. */
const APART = 2.36;
/** Half a wall, and the life and seal of a figure that stand out from it. */
const fromWall = (radius: number): number => radius * 1.08 + 10;

/** What is written in a corner of an area. */
export interface Label {
  right: number;
  bottom: number;
}

/** Places for so many things inside an area, clear of what is written there: as large as they fit, the nearest to its middle first. */
export function stands(area: Area, count: number, label?: Label): Place[] {
  if (count === 0) return [];
  const own = new Set(area.cells.map(([column, row]) => key(column, row)));
  const inside = (x: number, y: number) => own.has(key(Math.floor(x / CELL), Math.floor(y / CELL)));
  const columns = area.cells.map(([column]) => column);
  const rows = area.cells.map(([, row]) => row);
  const [left, right] = [Math.min(...columns) * CELL, (Math.max(...columns) + 1) * CELL];
  const [top, bottom] = [Math.min(...rows) * CELL, (Math.max(...rows) + 1) * CELL];
  const middle = middleOf(area);
  const mark = markAt(area);
  const written = (x: number, y: number, radius: number) =>
    label !== undefined && y > mark.y && y - radius < label.bottom && x - radius < label.right && x + radius > mark.x;
  const places = (radius: number, from: number): Place[] => {
    const off = fromWall(radius) - 1;
    return line(from, bottom, radius).flatMap((y) =>
      line(left, right, radius)
        .filter((x) => !written(x, y, radius) && [-off, 0, off].every((dx) => [-off, 0, off].every((dy) => inside(x + dx, y + dy))))
        .map((x) => ({ x, y, radius })),
    );
  };
  /** Rows begin at the wall, or below what is written. */
  const starts = label && label.bottom > top ? [top, Math.max(top, label.bottom - fromWall(SMALLEST))] : [top];
  let found: Place[] = [];
  for (let radius = LARGEST; radius >= SMALLEST && found.length < count; radius -= STEP) {
    for (const from of starts) {
      found = places(radius, from);
      if (found.length >= count) break;
    }
  }
  if (label && found.length < count) return stands(area, count);
  const away = (place: Place) => Math.hypot(place.x - middle.x, place.y - middle.y);
  return found.sort((a, b) => away(a) - away(b) || a.y - b.y || a.x - b.x);
}

/** The middle of all cells of an area. */
export function middleOf(area: Area): Point {
  const sum = area.cells.reduce((at, [column, row]) => ({ x: at.x + column + 0.5, y: at.y + row + 0.5 }), { x: 0, y: 0 });
  return { x: (sum.x / area.cells.length) * CELL, y: (sum.y / area.cells.length) * CELL };
}

/** As many points along a line as fit, spread evenly. */
function line(start: number, end: number, radius: number): number[] {
  const free = end - start - 2 * fromWall(radius);
  const count = Math.max(1, Math.floor(free / (radius * APART)) + 1);
  const step = count > 1 ? Math.min(free / (count - 1), radius * 3) : 0;
  const first = (start + end) / 2 - (step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, at) => first + at * step);
}

/** Places for the figures of an area and, away from them, for what lies there. */
export function laid(area: Area, figures: number, tokens: number, label?: Label): { figures: Place[]; tokens: Place[] } {
  const places = stands(area, figures + tokens, label);
  const all = places.length >= figures + tokens ? places : Array.from({ length: figures + tokens }, (_, at) => places[at % places.length]!);
  return { figures: all.slice(0, figures), tokens: tokens > 0 ? all.slice(-tokens).reverse() : [] };
}

/** The corner of an area where its mark is written: the top left cell. */
export function markAt(area: Area): Point {
  const [column, row] = area.cells.reduce((best, cell) => (cell[1] < best[1] || (cell[1] === best[1] && cell[0] < best[0]) ? cell : best));
  return { x: column * CELL + 20, y: row * CELL + 20 };
}

/** Units of the map: the letters of names, and about how wide one is. */
export const LETTERS = 15;
const LETTER = 8;
const NAME_LINES = 2;
/** From the middle of the mark to the name beside it. */
export const INDENT = 20;

/** The name of an area in lines that fit beside its mark, so far as the top row of the area is wide. */
export function nameLines(area: Area, name: string, indent: number, letters = LETTERS): string[] {
  const letter = (LETTER * letters) / LETTERS;
  const top = Math.min(...area.cells.map(([, row]) => row));
  const row = area.cells.filter(([, at]) => at === top).map(([column]) => column);
  let end = Math.min(...row);
  while (row.includes(end + 1)) end += 1;
  const width = (end - Math.min(...row) + 1) * CELL - 24 - indent;
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && longer.length * letter <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  // Where not even a word has room its letter alone names the area.
  if (lines.some((line) => line.length * letter > width + 2 * LETTER)) return [];
  const shown = lines.slice(0, NAME_LINES);
  if (lines.length > NAME_LINES) shown[NAME_LINES - 1] += "…";
  return shown;
}

/** What the mark and the name of an area take of it. */
export function labelOf(area: Area, name: string, letters: number): Label {
  const { x, y } = markAt(area);
  const lines = name ? nameLines(area, name, INDENT, letters) : [];
  const longest = Math.max(0, ...lines.map((one) => one.length));
  return { right: x + (longest > 0 ? INDENT + (longest * LETTER * letters) / LETTERS : 16), bottom: y + Math.max(16, letters * (lines.length - 0.5)) };
}

/** A short arrow across the edge of two areas that touch: how a barrier can be crossed. */
export function crossings(from: Area, to: Area): { at: Point; angle: number }[] {
  const theirs = new Set(to.cells.map(([column, row]) => key(column, row)));
  const sides: [number, number, number][] = [
    [1, 0, 0],
    [-1, 0, 180],
    [0, 1, 90],
    [0, -1, 270],
  ];
  return from.cells.flatMap(([column, row]) =>
    sides
      .filter(([dx, dy]) => theirs.has(key(column + dx, row + dy)))
      .map(([dx, dy, angle]) => ({ at: { x: (column + 0.5 + dx / 2) * CELL, y: (row + 0.5 + dy / 2) * CELL }, angle })),
  );
}

const FLOORS = ["stone", "wood", "earth", "grass", "rubble"] as const;

/** What the ground of an area looks like: as the quest says, or one that differs from its neighbours'. */
export function floors(areas: Area[]): Record<string, string> {
  const found: Record<string, string> = {};
  areas.forEach((area, at) => {
    if (area.terrain) found[area.id] = area.terrain;
    else if (area.hindering) found[area.id] = "water";
    else {
      const around = new Set(area.ways.map((way) => found[way]));
      const free = FLOORS.filter((floor) => !around.has(floor));
      found[area.id] = (free.length > 0 ? free : FLOORS)[at % (free.length || FLOORS.length)]!;
    }
  });
  return found;
}
