/** Where the words of a lesson stand over the board: not on what they speak of, if it can be helped. */

export interface Size {
  width: number;
  height: number;
}

export interface Position {
  left: number;
  top: number;
}

export type Box = Position & Size;

const MARGIN = 8;

/** How much of these things a box would hide. */
export function hiddenArea(box: Box, things: Box[]): number {
  return things.reduce((sum, thing) => sum + overlapArea(box, thing), 0);
}

function overlapArea(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** A place from which nothing of the panel leaves the room. */
export function clampToBoard(room: Size, panel: Size, place: Position): Position {
  return {
    left: Math.max(MARGIN, Math.min(place.left, room.width - panel.width - MARGIN)),
    top: Math.max(MARGIN, Math.min(place.top, room.height - panel.height - MARGIN)),
  };
}

/** Along the edges of the room, the lower one before the upper one. */
function edges(room: Size, panel: Size): Position[] {
  const middle = { left: (room.width - panel.width) / 2, top: (room.height - panel.height) / 2 };
  const [right, bottom] = [room.width, room.height];
  return [
    { left: middle.left, top: bottom },
    { left: 0, top: bottom },
    { left: right, top: bottom },
    { left: middle.left, top: 0 },
    { left: 0, top: 0 },
    { left: right, top: 0 },
    { left: 0, top: middle.top },
    { left: right, top: middle.top },
  ].map((place) => clampToBoard(room, panel, place));
}

const STEPS = 8;

/** Everywhere else, in even steps. */
function anywhere(room: Size, panel: Size): Position[] {
  const along = (whole: number, own: number, step: number) => ((whole - own) * step) / STEPS;
  const steps = Array.from({ length: STEPS + 1 }, (_, at) => at);
  return steps.flatMap((down) =>
    steps.map((across) => clampToBoard(room, panel, { left: along(room.width, panel.width, across), top: along(room.height, panel.height, down) })),
  );
}

/** The place that hides least; where the panel was put by hand, it stays as long as nowhere else is better. */
export function leastObstructing(room: Size, panel: Size, things: Box[], put: Position | null): Position {
  const places = [...(put ? [clampToBoard(room, panel, put)] : []), ...edges(room, panel)];
  const { width, height } = panel;
  const cost = (place: Position) => hiddenArea({ ...place, width, height }, things);
  const best = (found: Position[]) => found.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  const first = best(places);
  return cost(first) === 0 ? first : best([first, ...anywhere(room, panel)]);
}
