/** A board that belongs to no table: things can be drawn by the parts of a game, and nothing can be chosen. */

import type { BoardSource } from "~/board/context.svelte.ts";

export const offTable = (game: string): BoardSource => ({
  game,
  view: null,
  catalogue: null,
  options: [],
  barred: [],
  odds: {},
  canAct: false,
  sentOption: null,
  choose: () => undefined,
});
