/** Where the words of a lesson stand over the board: not on what they speak of, if it can be helped. */

export interface Size {
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
}

export type Box = Place & Size;

const MARGIN = 8;

/** How much of these things a box would hide. */
export function hidden(box: Box, things: Box[]): number {
  return things.reduce((sum, thing) => sum + shared(box, thing), 0);
}

function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** A place from which nothing of the panel leaves the room. */
export function within(room: Size, panel: Size, place: Place): Place {
  return {
    left: Math.max(MARGIN, Math.min(place.left, room.width - panel.width - MARGIN)),
    top: Math.max(MARGIN, Math.min(place.top, room.height - panel.height - MARGIN)),
  };
}

/** Along the edges of the room, the lower one before the upper one. */
function edges(room: Size, panel: Size): Place[] {
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
  ].map((place) => within(room, panel, place));
}

/** The place that hides least; where the panel was put by hand, it stays as long as nowhere else is better. */
export function quietest(room: Size, panel: Size, things: Box[], put: Place | null): Place {
  const places = [...(put ? [within(room, panel, put)] : []), ...edges(room, panel)];
  const { width, height } = panel;
  const costs = places.map((place) => hidden({ ...place, width, height }, things));
  return places[costs.indexOf(Math.min(...costs))]!;
}
