/** What the workshop calls things: its own words, those of the fields of a game, and the game's own. */

import type { Message } from "~/api/protocol.ts";
import { i18n, type Args } from "~/i18n/i18n.svelte.ts";
import { missingWord, type Place } from "./model/validation.ts";
import type { FieldForm, KindForm } from "./model/schema.ts";

export const SCOPE = "common-workshop";
export const scopeOf = (game: string): string => `${game}-workshop`;

/** A message of the workshop itself. */
export const w = (id: string, args: Args = {}): string => i18n.text(`workshop-${id}`, args, SCOPE);

export const hasGameWord = (game: string, id: string): boolean => i18n.has(id, scopeOf(game));
/** A message of the workshop about a game. */
export const gameWord = (game: string, id: string, args: Args = {}): string => i18n.text(id, args, scopeOf(game));

export const kindName = (game: string, kind: KindForm): string => gameWord(game, kind.label);
/** One thing of the kind: what a new one is called. */
export const oneOfKind = (game: string, kind: KindForm): string => gameWord(game, `${kind.label}-one`);

/** What went wrong, by the server or by the workshop itself. */
export const told = (message: Message, game = ""): string => i18n.format(message, i18n.has(message.id, SCOPE) ? SCOPE : game);

/** What is wrong, for who fills in forms. */
export function faultText(place: Place, game: string): string {
  const message = missingWord(place);
  return message ? w("missing-words", { message }) : i18n.format(place.fault.message, game);
}

const dashed = (name: string): string => name.replaceAll("_", "-");

/** What a field is called, by its struct or, where many have it, by its name alone. */
export function fieldName(game: string, field: Pick<FieldForm, "name" | "label">): string {
  return gameWord(game, hasGameWord(game, field.label) ? field.label : `field-${dashed(field.name)}`);
}

export function fieldHelp(game: string, field: Pick<FieldForm, "name" | "label">): string {
  const id = [`${field.label}-help`, `field-${dashed(field.name)}-help`].find((one) => hasGameWord(game, one));
  return id ? gameWord(game, id) : "";
}

const PREFIXES = new Map<string, Record<string, string>>();
/** Which messages of a game name the values of its fields: `effect-` those of `enter`. */
export const nameValues = (game: string, prefixes: Record<string, string>): void => void PREFIXES.set(game, prefixes);

/** What a value is called. Fields with values of their own meaning say so in the words of the workshop. */
export function valueName(game: string, field: string, value: string | number): string {
  if (value === "") return hasGameWord(game, `value-${dashed(field)}-none`) ? gameWord(game, `value-${dashed(field)}-none`) : w("none");
  const own = `value-${dashed(field)}-${value}`;
  if (hasGameWord(game, own)) return gameWord(game, own);
  const prefix = PREFIXES.get(game)?.[field];
  if (prefix && i18n.has(`${prefix}${value}`, game)) return capital(i18n.text(`${prefix}${value}`, {}, game));
  const shared = `value-${value}`;
  if (hasGameWord(game, shared)) return gameWord(game, shared);
  const named = i18n.messageNaming(String(value), game);
  return named ? capital(i18n.text(named, {}, game)) : String(value);
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(i18n.language) + text.slice(1);

/** What a thing of a kind is called: by its first message, else by its id. */
export function entryName(game: string, kind: KindForm, id: string): string {
  for (const pattern of kind.words) {
    const message = pattern.replace("*", id);
    if (i18n.has(message, game)) return i18n.text(message, {}, game);
  }
  return id;
}
