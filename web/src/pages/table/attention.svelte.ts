/** The tab says when it is one's own turn, and so does a soft sound where it is wanted. */

import { untrack } from "svelte";
import { preferences } from "~/state/preferences.svelte.ts";
import { t, words } from "~/i18n/i18n.svelte.ts";
import { chime } from "./chime.ts";

/** As much of a sitting as is needed to know whose turn it is. */
export interface Attended {
  readonly game: string;
  readonly awaited: boolean;
  readonly now: { readonly table: { readonly title: string } } | null;
}

const HOUSE = "Holdfast";

/** Called while a component is set up; all of it ends with the component. */
export function attend(sitting: Attended, sound: () => void = chime): void {
  let before = true;

  $effect(() => {
    const { game, awaited } = sitting;
    const name = sitting.now?.table.title || (words.knows(`game-${game}`, game) ? words.text(`game-${game}`, {}, game) : HOUSE);
    document.title = awaited ? t("page-attention-your-turn", { name }) : name === HOUSE ? HOUSE : `${name} · ${HOUSE}`;
  });

  $effect(() => {
    const { awaited } = sitting;
    if (awaited && !before && untrack(() => preferences.sound)) sound();
    before = awaited;
  });

  $effect(() => () => {
    document.title = HOUSE;
  });
}
