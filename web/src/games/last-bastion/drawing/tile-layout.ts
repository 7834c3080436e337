/** Where picture, name and figures of a tile go: figures stand above the name, never on it. */

import { fontSize, SMALL } from "./card-layout.ts";
import { TILE, type Box, type FigurePosition, figurePositions } from "../geometry.ts";
import { fitText, type TextFit } from "./text-fit.ts";

export interface TileLayout {
  name: TextFit | null;
  nameTop: number;
  picture: { x: number; y: number; size: number };
  stands: FigurePosition[];
}

const EDGE = 9;
const LEADING = 1.04;
/** On a small screen a name gives way when somebody stands on the tile. */
const SMALL_PIXELS = 11.3;
const LEAST_PIXELS = 10.2;

export function layoutTile(name: string, heroes: number, unit: number, box: Box): TileLayout {
  const small = unit < SMALL;
  const largest = small ? SMALL_PIXELS / unit : fontSize(unit) * 1.06;
  const smallest = small ? LEAST_PIXELS / unit : largest * 0.8;
  const lettering =
    small && heroes > 0
      ? null
      : (fitText(name, TILE - 11, 2, largest, smallest) ?? fitText(name, TILE - 11, 3, smallest, small ? smallest : smallest * 0.85));
  const height = lettering ? lettering.size * LEADING * lettering.lines.length : 0;
  const nameTop = TILE - EDGE - height;
  const floor = lettering ? nameTop - 5 : TILE - EDGE;
  const stands = figurePositions(box, heroes, 0, small ? 1.22 : 1);
  const radius = stands[0]?.radius ?? 0;
  const middle = floor - radius - 2;
  const top = heroes > 0 ? 8 : 11;
  const bottom = heroes > 0 ? middle - radius * 0.78 : floor;
  const size = Math.min(bottom - top, heroes > 0 ? 84 : 106);
  return {
    name: lettering,
    nameTop,
    picture: { x: TILE / 2, y: top + (bottom - top) / 2, size },
    stands: stands.map((stand) => ({ ...stand, y: box.y + middle })),
  };
}
