import type { Place, Point } from "~/board/context.svelte.ts";

const EDGE = 8;

export interface Size {
  width: number;
  height: number;
}

/** Between a thing and what is said of it. */
const GAP = 10;
/** Of a thing without a size. */
const REACH = 24;
/** Of a large thing the middle is kept free. */
const MOST = 140;

/**
 * The corner of a box that lies beside a thing, wholly within the window, and does not cover the thing.
 * What begins to the right at `kept`, such as the list of options, is not covered if there is room to the left.
 */
export function beside(at: Place, box: Size, window: Size, kept = Infinity): Point {
  const gap = GAP + Math.min(MOST, at.reach?.x ?? REACH);
  const gapY = GAP + Math.min(MOST, at.reach?.y ?? REACH);
  const right = at.x + gap + box.width + EDGE <= window.width;
  const left = at.x - gap - box.width >= EDGE;
  if (right || left) {
    const covers = at.x < kept && at.x + gap + box.width > kept;
    const x = right && !(covers && left) ? at.x + gap : at.x - gap - box.width;
    return { x, y: within(at.y - box.height / 2, box.height, window.height) };
  }
  const below = at.y + gapY + box.height + EDGE <= window.height;
  const y = below ? at.y + gapY : within(at.y - gapY - box.height, box.height, window.height);
  return { x: within(at.x - box.width / 2, box.width, window.width), y };
}

function within(start: number, length: number, whole: number): number {
  return Math.max(EDGE, Math.min(start, whole - length - EDGE));
}
