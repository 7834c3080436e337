/** The way from a fault to the box where it is mended. */

import { tick } from "svelte";

async function focusOn(selector: string): Promise<void> {
  await tick();
  const box = document.querySelector<HTMLElement>(selector);
  box?.closest("details")?.setAttribute("open", "");
  box?.focus();
  box?.scrollIntoView({ block: "center" });
}

export const focusWord = (message: string): Promise<void> => focusOn(`[data-message="${CSS.escape(message)}"] :is(input, textarea)`);
export const focusField = (field: string): Promise<void> => focusOn(`[data-field="${CSS.escape(field)}"] :is(input, select, textarea, button)`);
