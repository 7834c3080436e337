/** Where each enemy lies and how large it is drawn; and the way it takes from one place to another. */

import {
  alongWall,
  DRAGON,
  deckAt,
  dragonBelow,
  figures,
  GATE,
  isSection,
  numberOf,
  section,
  SECTIONS,
  square,
  type Point,
} from "./geometry.ts";
import { CITADEL, familyOf, colourOf, type BastionCatalogue, type BastionView, type Enemy, type Defender } from "./view.ts";

export interface EnemyPosition extends Point {
  /** The card by which it is known: its host. */
  key: string;
  /** The thing that is pressed: the place, or for a dragon under others its card. */
  spot: string;
  enemy: Enemy;
  scale: number;
}

const ON_SQUARE = 0.8;
const BELOW = 0.54;

/** Every enemy on the board, those that lie below others first. */
export function enemyPositions(view: BastionView, catalogue: BastionCatalogue): EnemyPosition[] {
  const found: EnemyPosition[] = [];
  const add = (enemy: Enemy, at: Point, scale: number, spot = enemy.at) =>
    found.push({ key: enemy.cards[0]!.id, spot, enemy, scale, ...at });
  view.citadel.dragons.slice(0, -1).forEach((card, nth, below) => {
    add(coveredDragon(card, catalogue), dragonBelow(below.length - nth), BELOW, card);
  });
  if (view.citadel.top) add(view.citadel.top, DRAGON, 1.24);
  view.districts.forEach((district, nth) => {
    if (district.square) add(district.square, square(nth), ON_SQUARE);
  });
  for (const [place, enemy] of Object.entries(view.wall)) add(enemy, section(numberOf(place)), 1);
  return found;
}

/** A dragon under others: nothing works on it, and it costs what is printed. */
function coveredDragon(card: string, catalogue: BastionCatalogue): Enemy {
  const printed = catalogue.cards[card];
  const colour = colourOf(card);
  const strength = printed?.strength ?? 0;
  const shown = { id: card, family: familyOf(card), colour, strength, printed: strength };
  return {
    at: CITADEL,
    cards: [{ ...shown, prismatic: false, traits: printed?.traits ?? [] }],
    price: { [colour || "any"]: strength },
    protected: "",
  };
}

/** Where each defender stands; one who is not on the board yet stands nowhere. */
export function defenderPositions(view: BastionView): (Point & { defender: Defender })[] {
  return view.defenders.flatMap((defender) => {
    const together = view.defenders.filter((one) => one.place === defender.place);
    const nth = view.districts.findIndex((one) => one.id === defender.place);
    if (nth < 0 && defender.place !== CITADEL) return [];
    const at = figures(nth < 0 ? null : nth, together.length)[together.indexOf(defender)];
    return at ? [{ defender, ...at }] : [];
  });
}

/** The way of an enemy: along the wall as far as it goes there, then straight on. */
export function marchPath(from: string | null, to: EnemyPosition, view: BastionView): Point[] {
  const goal = { x: to.x, y: to.y };
  const start = from === null ? [deckAt(view.camp), GATE] : [];
  const number = wallSection(to, view, from);
  if (number === 0) return from === null ? [...start, goal] : [pointOf(from, view) ?? goal, goal];
  const first = from === null ? SECTIONS : isSection(from) ? numberOf(from) : 0;
  if (first === 0) return [pointOf(from, view) ?? goal, goal];
  return [...start, ...alongWall(first, number), goal];
}

/** The section at which it comes to the wall: its own, or for one on a square the nearest of that district. */
function wallSection(to: EnemyPosition, view: BastionView, from: string | null): number {
  if (isSection(to.spot)) return numberOf(to.spot);
  if (to.spot.endsWith("-square") && from === null) {
    const nth = view.districts.findIndex((one) => to.spot === `${one.id}-square`);
    return nth * 4 + 3;
  }
  return 0;
}

function pointOf(place: string | null, view: BastionView): Point | null {
  if (place === null) return null;
  if (isSection(place)) return section(numberOf(place));
  if (place === CITADEL) return DRAGON;
  const nth = view.districts.findIndex((one) => place === `${one.id}-square`);
  return nth < 0 ? null : square(nth);
}

/** How long a way may take: the longer, the longer, but never long. */
export function marchDuration(points: Point[]): number {
  let length = 0;
  points.forEach((at, nth) => {
    const before = points[nth - 1];
    if (before) length += Math.hypot(at.x - before.x, at.y - before.y);
  });
  return Math.min(400, 150 + length / 6);
}
