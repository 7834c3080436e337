/** The keyboard's place in the list of options: after each choice at the first of them, and never lost. */

import { tick, untrack } from "svelte";
import type { Session } from "~/state/session.svelte.ts";
import { usesKeyboard } from "~/ui/keys.ts";

export const FIRST = "[data-option], [data-piece]:not(:disabled)";

/** Called while a component is set up; `list` is what the options stand in. */
export function keepFocus(session: Session, list: () => HTMLElement | undefined): void {
  /** Where the keyboard was when the list changed; null where it was elsewhere. */
  let left: string | null = null;
  let chose = false;

  $effect(() => {
    if (session.sentOption !== null) chose = true;
  });

  $effect.pre(() => {
    void session.now?.number;
    void session.options;
    const at = document.activeElement;
    const inside = at !== null && (list()?.contains(at) ?? false);
    const option = at?.closest<HTMLElement>("[data-option]")?.dataset.option ?? "";
    if (inside) left = option || left || "";
    else if (at !== document.body) left = null;
  });

  $effect(() => {
    void session.now?.number;
    void session.options;
    void tick().then(() => untrack(place));
  });

  function place() {
    const at = document.activeElement;
    const section = list();
    const lost = at === null || at === document.body || at === section;
    if (!section || !(lost || (chose && section.contains(at)))) return;
    const same = !chose && left ? section.querySelector<HTMLElement>(`[data-option="${CSS.escape(left)}"]`) : null;
    const first = same ?? section.querySelector<HTMLElement>(FIRST);
    if (usesKeyboard() && first) first.focus();
    else if (lost && (usesKeyboard() || left !== null) && at !== section) section.focus({ preventScroll: true });
    if (first) chose = false;
  }
}
