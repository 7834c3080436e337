/** The Tab key stays inside a dialog, and whoever leaves it is where they were. */

import type { Attachment } from "svelte/attachments";

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
/** Where the keyboard begins, if not at the dialog itself. */
const FIRST = "[data-first] button";
/** What a thing in the dialog opens beside it, or over it. */
const ABOVE = ".floating, dialog";
/** Of several dialogs the last keeps the keyboard. */
const open: HTMLElement[] = [];

function stops(within: HTMLElement): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => !one.hasAttribute("disabled") && one.tabIndex >= 0);
}

/** `home` takes the keyboard where its old place is gone. */
export function focusTrap(home: () => void = () => undefined): Attachment<HTMLElement> {
  return (dialog) => {
    const from = document.activeElement;
    open.push(dialog);
    const begin = () => (dialog.querySelector<HTMLElement>(FIRST) ?? dialog).focus({ preventScroll: true });
    const isLast = () => open.at(-1) === dialog;

    function key(event: KeyboardEvent) {
      if (event.key !== "Tab" || !isLast() || (event.target instanceof Element && event.target.closest(ABOVE))) return;
      const all = stops(dialog);
      const edge = event.shiftKey ? all[0] : all.at(-1);
      const at = document.activeElement;
      if (all.length > 0 && at !== edge && at !== dialog && dialog.contains(at)) return;
      event.preventDefault();
      (event.shiftKey ? all.at(-1) : at === edge || !dialog.contains(at) || at === dialog ? all[0] : undefined)?.focus();
    }

    function focused(event: FocusEvent) {
      const to = event.target;
      if (isLast() && to instanceof Element && !dialog.contains(to) && !to.closest(ABOVE)) begin();
    }

    /** What had the keyboard may be gone, and something else stand in its place. */
    const changes = new MutationObserver(() => isLast() && document.activeElement === document.body && begin());

    begin();
    changes.observe(dialog, { childList: true, subtree: true });
    addEventListener("keydown", key, true);
    document.addEventListener("focusin", focused);
    return () => {
      open.splice(open.indexOf(dialog), 1);
      changes.disconnect();
      removeEventListener("keydown", key, true);
      document.removeEventListener("focusin", focused);
      if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus();
      else home();
    };
  };
}
