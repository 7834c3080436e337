import type { Point } from "~/board/context.svelte.ts";

const EDGE = 8;

export interface Size {
  width: number;
  height: number;
}

/** The corner of a box that lies beside a point, wholly within the window, and does not cover the point. */
export function beside(at: Point, box: Size, window: Size, gap: number): Point {
  const right = at.x + gap + box.width + EDGE <= window.width;
  const left = at.x - gap - box.width >= EDGE;
  if (right || left) {
    const x = right ? at.x + gap : at.x - gap - box.width;
    return { x, y: within(at.y - box.height / 2, box.height, window.height) };
  }
  const below = at.y + gap + box.height + EDGE <= window.height;
  const y = below ? at.y + gap : within(at.y - gap - box.height, box.height, window.height);
  return { x: within(at.x - box.width / 2, box.width, window.width), y };
}

function within(start: number, length: number, whole: number): number {
  return Math.max(EDGE, Math.min(start, whole - length - EDGE));
}
