/** What a game shows of itself in the lobby, before its board is fetched. */

import type { Component } from "svelte";
import BastionCover from "./bastion/Cover.svelte";
import LastBastionCover from "./last-bastion/Cover.svelte";

export interface GameCover {
  /** A drawing of 640 by 300. */
  Drawing: Component;
  /** How long a game lasts, from and to. */
  minutes: [number, number];
  /** How much there is to keep in mind, of five. */
  weight: 1 | 2 | 3 | 4 | 5;
}

const COVERS: Record<string, GameCover> = {
  "last-bastion": { Drawing: LastBastionCover, minutes: [45, 75], weight: 3 },
  bastion: { Drawing: BastionCover, minutes: [30, 60], weight: 2 },
};

export const coverOf = (game: string): GameCover | undefined => COVERS[game];
