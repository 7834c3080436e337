/** The tab says when it is one's own turn, and so does a soft sound where it is wanted. */

import { untrack } from "svelte";
import { preferences } from "~/state/preferences.svelte.ts";
import { t, i18n } from "~/i18n/i18n.svelte.ts";
import { play } from "~/ui/sounds.ts";

/** As much of a sitting as is needed to know whose turn it is. */
export interface TurnSource {
  readonly game: string;
  readonly isYourTurn: boolean;
  readonly now: { readonly table: { readonly title: string } } | null;
}

const APP_NAME = "Holdfast";

/** Called while a component is set up; all of it ends with the component. */
export function announceTurn(session: TurnSource, sound: () => void = () => play("turn")): void {
  let before = true;

  $effect(() => {
    const { game, isYourTurn } = session;
    const name = session.now?.table.title || (i18n.has(`game-${game}`, game) ? i18n.text(`game-${game}`, {}, game) : APP_NAME);
    document.title = isYourTurn ? t("page-attention-your-turn", { name }) : name === APP_NAME ? APP_NAME : `${name} · ${APP_NAME}`;
  });

  $effect(() => {
    const { isYourTurn } = session;
    if (isYourTurn && !before && untrack(() => preferences.sound)) sound();
    before = isYourTurn;
  });

  $effect(() => () => {
    document.title = APP_NAME;
  });
}
