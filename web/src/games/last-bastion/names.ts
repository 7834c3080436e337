import { words, type Args } from "~/i18n/i18n.svelte.ts";
import { GAME } from "./view.ts";

/** A message of this game. */
export const say = (id: string, args: Args = {}): string => words.text(id, args, GAME);

/** A message of its board and panels. */
export const tell = (id: string, args: Args = {}): string => say(`last-bastion-page-${id}`, args);
