/** Names for what a view holds, found among the game's messages. */

import { i18n, t } from "~/i18n/i18n.svelte.ts";

/** What a key of the view is called: the message `view-<key>`, else the key itself. */
export function keyName(key: string, game: string): string {
  const id = `view-${key.replace(/[ _]/g, "-")}`;
  return i18n.has(id, game) ? i18n.text(id, {}, game) : key.replaceAll("_", " ");
}

/** What a thing is called: the game's message that ends in its id (`watcher-arn` for `arn`), else the id itself. */
export function thingName(id: string, game: string): string {
  const message = i18n.messageNaming(id, game);
  return message ? i18n.text(message, {}, game) : id.replace(/[-_]/g, " ");
}

export function valueName(value: string | number | boolean | null, game: string): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number") return String(value);
  return value ? thingName(value, game) : "–";
}
