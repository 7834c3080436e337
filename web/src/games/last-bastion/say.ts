import { words, type Args } from "../../words/words.svelte.ts";
import { GAME } from "./siege.ts";

/** A message of this game. */
export const say = (id: string, args: Args = {}): string => words.text(id, args, GAME);

/** A message of its board and panels. */
export const tell = (id: string, args: Args = {}): string => say(`last-bastion-page-${id}`, args);
