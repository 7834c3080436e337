/** How things come and go on the board. */

import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { CORNERS, centreOf, SIZE, type Box, type Point } from "./geometry.ts";

interface TransitionParams {
  duration: number;
}

/** Rises out of the ground. */
export function riseIn(_: Element, { duration }: TransitionParams): TransitionConfig {
  return { duration, easing: cubicOut, css: (t, u) => `opacity: ${t}; transform: translateY(${u * 18}px) scale(${0.5 + t / 2})` };
}

/** Fades upward: beaten, or driven off. */
export function fadeUp(_: Element, { duration }: TransitionParams): TransitionConfig {
  return { duration, easing: cubicIn, css: (t, u) => `opacity: ${t}; transform: translateY(${-u * 46}px) scale(${1 - u * 0.12})` };
}

/** The way a card marches from the deck to its slot: round the bastion, never through it. */
export function marchTo(box: Box): Point[] {
  const deck = centreOf(CORNERS.deck);
  const goal = centreOf(box);
  const far = SIZE - deck.x;
  if (goal.x > SIZE - 200) return [deck, { x: far, y: deck.y }, goal];
  if (goal.y > SIZE - 200) return [deck, { x: deck.x, y: far }, goal];
  return [deck, goal];
}

/** The point that lies that part of a way along it. */
export function along(way: Point[], part: number): Point {
  const lengths = way.slice(1).map((point, at) => Math.hypot(point.x - way[at]!.x, point.y - way[at]!.y));
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  for (const [at, length] of lengths.entries()) {
    const [from, to] = [way[at]!, way[at + 1]!];
    if (left <= length || at === lengths.length - 1) {
      const share = length > 0 ? Math.min(1, left / length) : 1;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }
    left -= length;
  }
  return way.at(-1)!;
}

/** A card comes out of the deck and marches to its slot. */
export function marchIn(_: Element, { duration, box }: TransitionParams & { box: Box }): TransitionConfig {
  const way = marchTo(box);
  const goal = centreOf(box);
  return {
    duration,
    easing: cubicOut,
    css: (t, u) => {
      const at = along(way, t);
      return `opacity: ${Math.min(1, t * 4)}; transform: translate(${at.x - goal.x}px, ${at.y - goal.y}px) scale(${1 - u * 0.35})`;
    },
  };
}
