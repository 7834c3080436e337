/** When something was, as a clock or a calendar says it. */

import { i18n } from "~/i18n/i18n.svelte.ts";

const TODAY = 16 * 3_600_000;

/** The time of day; with the date where that was long ago. */
export function clockTime(then: number, now: number = Date.now()): string {
  const long = now - then > TODAY;
  return new Intl.DateTimeFormat(i18n.language, { timeStyle: "short", ...(long && { dateStyle: "medium" }) }).format(then);
}
