/** The map of a quest as it is painted: cells of areas, and edges between them; read from its text and written to it. */

export type Edge = "open" | "wall" | "right" | "left" | "down" | "up" | `door-${number}`;

export interface PaintedMap {
  width: number;
  height: number;
  /** The areas of the cells, row by row; empty where there is none. */
  cells: string[][];
  /** The edge at the left of a cell: `height` rows of `width + 1`. */
  upright: Edge[][];
  /** The edge above a cell: `height + 1` rows of `width`. */
  level: Edge[][];
  /** Every area in reading order. */
  areas: string[];
}

export const MAX_SIZE = 26;
const ARROWS: Record<string, Edge> = { ">": "right", "<": "left", v: "down", "^": "up" };
const MARKS: Partial<Record<Edge, string>> = { right: ">", left: "<", down: "v", up: "^" };

/** A letter is an area, a capital one `a2`. */
const areaOf = (mark: string): string => (/[a-z]/.test(mark) ? mark : /[A-Z]/.test(mark) ? `${mark.toLowerCase()}2` : "");
const markOf = (area: string): string => (area.endsWith("2") ? area[0]!.toUpperCase() : area) || ".";

/** The areas there may be, in the order in which they are taken. */
export const LETTERS: readonly string[] = [..."abcdefghijklmnopqrstuvwxyz"].concat([..."abcdefghijklmnopqrstuvwxyz"].map((one) => `${one}2`));

function edgeOf(mark: string): Edge {
  if (/\d/.test(mark)) return `door-${Number(mark)}`;
  if (mark in ARROWS) return ARROWS[mark]!;
  return "#|-".includes(mark) && mark !== "" ? "wall" : "open";
}

export function readMap(text: string): PaintedMap {
  const rows = text.replace(/^\n+|\n+$/g, "").split("\n");
  const width = Math.max(1, Math.floor((Math.max(...rows.map((row) => row.length)) - 1) / 2));
  const height = Math.max(1, Math.floor((rows.length - 1) / 2));
  const at = (row: number, column: number) => rows[row]?.[column] ?? " ";
  const cells = table(height, width, (y, x) => areaOf(at(2 * y + 1, 2 * x + 1)));
  const upright = table(height, width + 1, (y, x) => edgeOf(at(2 * y + 1, 2 * x)));
  const level = table(height + 1, width, (y, x) => edgeOf(at(2 * y, 2 * x + 1)));
  return { width, height, cells, upright, level, areas: areasOf(cells) };
}

const table = <T>(rows: number, columns: number, value: (row: number, column: number) => T): T[][] =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (__, column) => value(row, column)));

const areasOf = (cells: string[][]): string[] => [...new Set(cells.flat().filter(Boolean))];

/** The text of a map; edges at the rim of the areas are walls, and those away from them are left out. */
export function writeMap(map: PaintedMap): string {
  const lines: string[] = [];
  for (let y = 0; y <= map.height; y += 1) {
    let above = "";
    let row = "";
    for (let x = 0; x <= map.width; x += 1) {
      above += "+";
      if (x < map.width) above += levelMark(map, x, y);
      if (y < map.height) row += uprightMark(map, x, y) + (x < map.width ? markOf(map.cells[y]![x]!) : "");
    }
    lines.push(above);
    if (y < map.height) lines.push(row);
  }
  return `${lines.join("\n")}\n`;
}

const cellAt = (map: PaintedMap, x: number, y: number): string => map.cells[y]?.[x] ?? "";

function markBetween(before: string, after: string, edge: Edge, wall: string, open: string): string {
  if (!before && !after) return " ";
  if (!before || !after || edge === "wall") return wall;
  if (before === after) return edge === "open" ? open : wall;
  return MARKS[edge] ?? (edge.startsWith("door-") ? edge.slice("door-".length) : " ");
}

const uprightMark = (map: PaintedMap, x: number, y: number): string =>
  markBetween(cellAt(map, x - 1, y), cellAt(map, x, y), map.upright[y]![x]!, "|", cellAt(map, x - 1, y) === cellAt(map, x, y) ? "." : " ");
const levelMark = (map: PaintedMap, x: number, y: number): string =>
  markBetween(cellAt(map, x, y - 1), cellAt(map, x, y), map.level[y]![x]!, "-", " ");

/** A map of one room. */
export function newMap(): string {
  return "+-+-+\n|a.a|\n+ + +\n|a.a|\n+-+-+\n";
}

/** Which edge: the one at the left of a cell, or the one above it. */
export interface EdgePlace {
  upright: boolean;
  x: number;
  y: number;
}

export const edgeAt = (map: PaintedMap, { upright, x, y }: EdgePlace): Edge => (upright ? map.upright : map.level)[y]?.[x] ?? "wall";

/** The areas at both sides of an edge. */
export const sidesOf = (map: PaintedMap, { upright, x, y }: EdgePlace): [string, string] =>
  upright ? [cellAt(map, x - 1, y), cellAt(map, x, y)] : [cellAt(map, x, y - 1), cellAt(map, x, y)];

const changed = (rows: Edge[][], x: number, y: number, edge: Edge): Edge[][] => rows.with(y, rows[y]!.with(x, edge));

export function paintEdge(map: PaintedMap, place: EdgePlace, edge: Edge): PaintedMap {
  const { upright, x, y } = place;
  const [before, after] = sidesOf(map, place);
  if (!before || !after) return map;
  if (before === after && edge !== "open" && edge !== "wall") return map;
  return upright ? { ...map, upright: changed(map.upright, x, y, edge) } : { ...map, level: changed(map.level, x, y, edge) };
}

/** Give a cell to an area, or to none. Inside an area edges are open, between two of them there is a wall. */
export function paintCell(map: PaintedMap, x: number, y: number, area: string): PaintedMap {
  if (x < 0 || y < 0 || x >= map.width || y >= map.height || cellAt(map, x, y) === area) return map;
  const cells = map.cells.with(y, map.cells[y]!.with(x, area));
  let next: PaintedMap = { ...map, cells, areas: areasOf(cells) };
  for (const place of edgesOf(x, y)) {
    const [before, after] = sidesOf(next, place);
    const edge: Edge = before && before === after ? "open" : "wall";
    next = place.upright
      ? { ...next, upright: changed(next.upright, place.x, place.y, edge) }
      : { ...next, level: changed(next.level, place.x, place.y, edge) };
  }
  return next;
}

/** The four edges of a cell. */
export const edgesOf = (x: number, y: number): EdgePlace[] => [
  { upright: true, x, y },
  { upright: true, x: x + 1, y },
  { upright: false, x, y },
  { upright: false, x, y: y + 1 },
];

/** Fill all cells that hang together and belong to the same area. */
export function fill(map: PaintedMap, x: number, y: number, area: string): PaintedMap {
  const own = cellAt(map, x, y);
  if (!own || own === area) return paintCell(map, x, y, area);
  const seen = new Set<string>();
  const edge = [[x, y]];
  let next = map;
  while (edge.length > 0) {
    const [column, row] = edge.pop() as [number, number];
    if (seen.has(`${column},${row}`) || cellAt(map, column, row) !== own) continue;
    seen.add(`${column},${row}`);
    next = paintCell(next, column, row, area);
    edge.push([column + 1, row], [column - 1, row], [column, row + 1], [column, row - 1]);
  }
  return next;
}

export type Side = "left" | "right" | "top" | "bottom";

/** A row or column more at a side, or one fewer. */
export function resize(map: PaintedMap, side: Side, by: 1 | -1): PaintedMap {
  const sideways = side === "left" || side === "right";
  const size = sideways ? map.width : map.height;
  if (size + by < 1 || size + by > MAX_SIZE) return map;
  const [dx, dy] = [side === "left" ? by : 0, side === "top" ? by : 0];
  const width = map.width + (sideways ? by : 0);
  const height = map.height + (sideways ? 0 : by);
  const cells = table(height, width, (y, x) => cellAt(map, x - dx, y - dy));
  const upright = table(height, width + 1, (y, x) => map.upright[y - dy]?.[x - dx] ?? "wall");
  const level = table(height + 1, width, (y, x) => map.level[y - dy]?.[x - dx] ?? "wall");
  return { width, height, cells, upright, level, areas: areasOf(cells) };
}

/** The doors of a map, each with the edges it stands at. */
export function doorsOf(map: PaintedMap): Map<string, EdgePlace[]> {
  const found = new Map<string, EdgePlace[]>();
  const note = (edge: Edge, place: EdgePlace) => {
    const [before, after] = sidesOf(map, place);
    if (edge.startsWith("door-") && before && after) found.set(edge, [...(found.get(edge) ?? []), place]);
  };
  map.upright.forEach((row, y) => row.forEach((edge, x) => note(edge, { upright: true, x, y })));
  map.level.forEach((row, y) => row.forEach((edge, x) => note(edge, { upright: false, x, y })));
  return found;
}

/** The cells of an area. */
export function cellsOf(map: PaintedMap, area: string): [number, number][] {
  return map.cells.flatMap((row, y) => row.flatMap((one, x): [number, number][] => (one === area ? [[x, y]] : [])));
}

/** The walls, in quarters of a cell, as the board draws them. */
export function wallsOf(map: PaintedMap): [[number, number], [number, number]][] {
  const found: [[number, number], [number, number]][] = [];
  const isWall = (edge: Edge, place: EdgePlace) => {
    const [before, after] = sidesOf(map, place);
    return Boolean(before || after) && (!before || !after || edge === "wall" || (before === after && edge !== "open"));
  };
  map.upright.forEach((row, y) => row.forEach((edge, x) => isWall(edge, { upright: true, x, y }) && found.push([[x * 4, y * 4], [x * 4, y * 4 + 4]])));
  map.level.forEach((row, y) => row.forEach((edge, x) => isWall(edge, { upright: false, x, y }) && found.push([[x * 4, y * 4], [x * 4 + 4, y * 4]])));
  return found;
}
