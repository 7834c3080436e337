/** What the browser's tab is called. */
import { i18n } from "~/i18n/i18n.svelte.ts";

/** The page's own name, and that of the game it is about, once its words are there. */
export function showTitle(page: string, game = ""): void {
  const parts = game && i18n.isLoaded(game) ? [i18n.text(`game-${game}`, {}, game), page] : [page];
  document.title = [...parts, "Holdfast"].join(" · ");
}
