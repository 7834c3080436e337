import { i18n, type Args } from "~/i18n/i18n.svelte.ts";
import { GAME } from "./view.ts";

/** A message of this game. */
export const gameText = (id: string, args: Args = {}): string => i18n.text(id, args, GAME);

/** A message of its board and panels. */
export const pageText = (id: string, args: Args = {}): string => gameText(`last-bastion-page-${id}`, args);
