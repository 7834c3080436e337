/** How long ago something was, as the reader's language says it. */

import { i18n } from "~/i18n/i18n.svelte.ts";

const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function relativeTime(then: number, now: number = Date.now()): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const [unit, length] = STEPS.find(([, one]) => seconds >= one) ?? ["second", 60];
  const format = new Intl.RelativeTimeFormat(i18n.language, { numeric: "auto" });
  return format.format(unit === "second" ? 0 : -Math.floor(seconds / length), unit);
}
