/** How figures and tokens come and go on the map. */

import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

interface TransitionParams {
  duration: number;
}

/** Rises out of the ground. */
export function riseIn(_: Element, { duration }: TransitionParams): TransitionConfig {
  return { duration, easing: cubicOut, css: (t, u) => `opacity: ${t}; transform: translateY(${u * 16}px) scale(${0.5 + t / 2})` };
}

/** Fades upward: beaten, taken or used up. */
export function fadeUp(_: Element, { duration }: TransitionParams): TransitionConfig {
  return { duration, easing: cubicIn, css: (t, u) => `opacity: ${t}; transform: translateY(${-u * 40}px) scale(${1 - u * 0.15})` };
}
