/** A table that was set a moment ago, with seats for friends: their links are shown on arrival, once. */

import type { ChosenPack, GameInfo } from "~/api/protocol.ts";

let newTable = "";

export const markAsNew = (id: string): void => {
  newTable = id;
};

export function takeNew(id: string): boolean {
  const here = newTable === id;
  if (here) newTable = "";
  return here;
}

interface BroughtPacks {
  packs: ChosenPack[];
  game: GameInfo | null;
}

const brought: Record<string, BroughtPacks> = {};

/** Begin the next form for a new table of that game with these packs; `offered` is the game as it is with them. */
export const bringPacks = (game: string, packs: ChosenPack[], offered: GameInfo | null): void => {
  brought[game] = { packs, game: offered };
};

/** The packs that were brought for the form, once. */
export function takePacks(game: string): BroughtPacks | undefined {
  const found = brought[game];
  delete brought[game];
  return found;
}
