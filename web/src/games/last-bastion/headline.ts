import { gameText, pageText } from "./names.ts";
import type { LastBastionView } from "./view.ts";

/** Level, deck and warlords: what tells how the siege stands. */
export function headline(view: LastBastionView): string {
  const { level, deck, warlords } = view;
  return [
    gameText(`level-${level}`),
    pageText("short-deck", { count: deck.cards }),
    pageText("short-warlords", { beaten: warlords.beaten, all: warlords.all }),
  ].join(" · ");
}
