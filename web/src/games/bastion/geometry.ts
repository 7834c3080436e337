/**
 * Where things lie on the board: the citadel in the middle, six districts clockwise from the top, the wall
 * round them with section 1 at the upper left corner, where the gate stands. The middle is at 0, 0.
 */

export interface Point {
  x: number;
  y: number;
}

export const BOX = { x: -458, y: -424, width: 916, height: 848 };
export const SIDE = 360;
export const APOTHEM = (SIDE * Math.sqrt(3)) / 2;
export const CITADEL_SIDE = 130;
export const STEP = SIDE / 4;
export const CARD = { width: 82, height: 76 };
/** The strip along the foot of a card, where the price stands. */
export const FOOT = 22;
export const SECTIONS = 24;
/** How thick the wall is, and how far outside it the middle of a card lies on a level and a slanting side. */
export const WALL = 20;
const OUT_LEVEL = 67;
const OUT_SLANTING = 80;
/** The field before a section reaches so far out. */
const FIELD = 118;

const rounded = (value: number) => Math.round(value * 100) / 100;
const point = (x: number, y: number): Point => ({ x: rounded(x), y: rounded(y) });

/** A point of a district: so far clockwise along its wall from the middle, and so far from the citadel's middle. */
export function within(district: number, along: number, out: number): Point {
  const angle = ((district * 60 - 90) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return point(cos * out - sin * along, sin * out + cos * along);
}

/** A corner of a hexagon with that side: the one clockwise after the side of a district. */
export function corner(district: number, side: number): Point {
  const angle = ((district * 60 - 60) * Math.PI) / 180;
  return point(Math.cos(angle) * side, Math.sin(angle) * side);
}

export const numberOf = (section: string): number => Number(section.slice(1));
export const isSection = (id: string): boolean => /^w([1-9]|1\d|2[0-4])$/.test(id);
export const districtOf = (number: number): number => Math.floor((number - 1) / 4);
const alongOf = (number: number): number => (((number - 1) % 4) - 1.5) * STEP;

/** Where a card on a section lies. */
export function section(number: number): Point {
  const district = districtOf(number);
  return within(district, alongOf(number), APOTHEM + (district % 3 === 0 ? OUT_LEVEL : OUT_SLANTING));
}

/** The field before a section: what the card on it lies on. */
export function field(number: number): Point[] {
  const [district, along, half] = [districtOf(number), alongOf(number), STEP / 2 - 2];
  const corners: [number, number][] = [
    [-half, WALL + 4],
    [half, WALL + 4],
    [half, FIELD],
    [-half, FIELD],
  ];
  return corners.map(([aside, out]) => within(district, along + aside, APOTHEM + out));
}

/** Where the number of a section stands on the wall. */
export const onWall = (number: number): Point =>
  within(districtOf(number), alongOf(number), APOTHEM + WALL / 2);

/** The line between two sections, across the wall. */
export function joint(number: number): [Point, Point] {
  const along = alongOf(number) + STEP / 2;
  const district = districtOf(number);
  return [within(district, along, APOTHEM + 2), within(district, along, APOTHEM + WALL)];
}

export const GATE: Point = point(corner(5, SIDE + 78).x, corner(5, SIDE + 78).y);
export const CAMP: Point = { x: -376, y: -366 };
/** On the first edition's table the deck lies on the last section itself. */
export const deckAt = (camp: string): Point => (camp === "wall" ? section(SECTIONS) : CAMP);

const trapezoid = (district: number, inner: number, outer: number): Point[] => [
  corner(district - 1, inner),
  corner(district - 1, outer),
  corner(district, outer),
  corner(district, inner),
];

const GAP = 3;
/** The ground of a district, with a narrow street on both sides of it. */
export function ground(district: number): Point[] {
  return trapezoid(district, CITADEL_SIDE + 8, SIDE - 2).map((at, nth) => {
    const along = nth < 2 ? GAP : -GAP;
    const shift = within(district, along, 0);
    return point(at.x + shift.x, at.y + shift.y);
  });
}

/** The outer edge of a district's wall, where the merlons stand. */
export const parapet = (district: number): [Point, Point] => [
  within(district, -SIDE / 2 - 10, APOTHEM + WALL + 1),
  within(district, SIDE / 2 + 10, APOTHEM + WALL + 1),
];
/** The wedge between the fields of two districts. */
export const wedge = (district: number): Point => corner(district, SIDE + 82);

/** The wall of a district. */
export const wallOf = (district: number): Point[] => trapezoid(district, SIDE + 1, SIDE + 1 + WALL / (Math.sqrt(3) / 2));
export const bannerOf = (district: number): Point[] => trapezoid(district, SIDE - 8, SIDE + 1);
/** The frame of a district that may be chosen: a little inside its ground, so that neighbours stay apart. */
export function frame(district: number): Point[] {
  return [
    within(district, -69, CITADEL_SIDE - 4),
    within(district, -164, APOTHEM - 12),
    within(district, 164, APOTHEM - 12),
    within(district, 69, CITADEL_SIDE - 4),
  ];
}
export const citadel = (side = CITADEL_SIDE): Point[] => [0, 1, 2, 3, 4, 5].map((nth) => corner(nth, side));

export const outline = (points: Point[]): string => points.map((at) => `${at.x},${at.y}`).join(" ");

// -- inside a district ---------------------------------------------------------------------------------

export const SOURCE = 25;
export const BASE = 40;
export const FIGURE = 19;
export const SQUARE = 38;

const SOURCES_ALONG = [-102, 0, 102];
/** A printed source, by its number from 1. */
export const source = (district: number, nth: number): Point =>
  within(district, SOURCES_ALONG[nth - 1] ?? 0, nth === 2 ? 279 : 276);
export const tower = (district: number): Point => within(district, -84, 212);
export const square = (district: number): Point => within(district, 0, 207);
export const base = (district: number, letter: string): Point =>
  letter === "a" ? within(district, 76, 230) : within(district, 74, 180);
/** The colour of a district hangs at both ends of its wall. */
export const pennant = (district: number, nth: number): Point => within(district, nth ? 152 : -152, 291);

/** Figures in one place stand side by side where nothing else lies. */
export function figures(district: number | null, count: number): Point[] {
  const apart = district === null ? 46 : count > 3 ? 36 : 40;
  return Array.from({ length: count }, (_, nth) => {
    const along = (nth - (count - 1) / 2) * apart;
    return district === null ? point(along, 70) : within(district, along, 137);
  });
}

export const DRAGON: Point = { x: 0, y: -32 };
/** A dragon under others: small, beside the one on top; the next to be met first. */
export function dragonBelow(depth: number): Point {
  const side = depth % 2 === 1 ? -1 : 1;
  const row = Math.floor((depth - 1) / 2);
  return { x: side * ([76, 80][row] ?? 66), y: -38 + 42 * row };
}

// -- ways ----------------------------------------------------------------------------------------------

/** The way of an enemy along the wall, from one section to another. */
export function alongWall(from: number, to: number): Point[] {
  const step = from < to ? 1 : -1;
  const way: Point[] = [];
  for (let number = from; number !== to; number += step) way.push(section(number));
  return [...way, section(to)];
}
