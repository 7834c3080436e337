/** How the values of a setting are said and shown. */

import type { Arg, Message, SettingTold } from "~/api/protocol.ts";
import { t, words } from "~/i18n/i18n.svelte.ts";

const COLOURS = ["red", "green", "blue", "yellow", "violet", "black", "white"];

export interface FieldProps {
  told: SettingTold;
  game: string;
  value: unknown;
  change: (value: unknown) => void;
}

/** As the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);

export function nameOf(told: SettingTold, value: string, game: string): string {
  const message = told.values[value];
  return capital(message ? words.say(message, game) : value);
}

/** What is to be said of one value; nothing where the game says nothing. */
export function helpOf(told: SettingTold, value: unknown, game: string): string {
  const message = typeof value === "string" ? told.values[value] : undefined;
  const id = `${message?.id}-help`;
  return message && words.knows(id, game) ? words.text(id, {}, game) : "";
}

/** What it means to choose nothing. */
export const unsaid = (told: SettingTold): string =>
  capital(t(told.setting.usual ? "page-lobby-as-usual" : "chance-decides"));

/** A fault with the values in it called by their names. */
export function inNames(fault: Message, told: SettingTold, game: string): Message {
  const called = (arg: Arg): Arg => {
    if (typeof arg !== "string") return arg;
    return arg.split(", ").map((one) => (one in told.values ? nameOf(told, one, game) : one)).join(", ");
  };
  const args = Object.entries(fault.args ?? {}).map(([name, arg]) => [name, called(arg)]);
  return { ...fault, args: Object.fromEntries(args) as Record<string, Arg> };
}

/** The colour that a value speaks of, so that its shape can stand beside it. */
export function colourOf(value: string): string {
  const last = value.slice(value.lastIndexOf("-") + 1);
  return COLOURS.includes(last) ? last : "";
}
