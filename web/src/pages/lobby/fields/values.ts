/** How the values of a setting are said and shown. */

import type { Arg, Message, SettingInfo } from "~/api/protocol.ts";
import { t, i18n } from "~/i18n/i18n.svelte.ts";

const COLOURS = ["red", "green", "blue", "yellow", "violet", "black", "white"];

export interface FieldProps {
  info: SettingInfo;
  game: string;
  value: unknown;
  change: (value: unknown) => void;
}

/** As the beginning of a line. */
export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase(i18n.language) + text.slice(1);

export function valueName(info: SettingInfo, value: string, game: string): string {
  const message = info.values[value];
  return capitalize(message ? i18n.format(message, game) : value);
}

/** What is to be said of one value; nothing where the game says nothing. */
export function valueHelp(info: SettingInfo, value: unknown, game: string): string {
  const message = typeof value === "string" ? info.values[value] : undefined;
  const id = `${message?.id}-help`;
  return message && i18n.has(id, game) ? i18n.text(id, {}, game) : "";
}

/** What it means to choose nothing. */
export const unsetLabel = (info: SettingInfo): string =>
  capitalize(t(info.setting.usual ? "page-lobby-as-usual" : "chance-decides"));

/** A fault with the values in it called by their names. */
export function withValueNames(fault: Message, info: SettingInfo, game: string): Message {
  const called = (arg: Arg): Arg => {
    if (typeof arg !== "string") return arg;
    return arg.split(", ").map((one) => (one in info.values ? valueName(info, one, game) : one)).join(", ");
  };
  const args = Object.entries(fault.args ?? {}).map(([name, arg]) => [name, called(arg)]);
  return { ...fault, args: Object.fromEntries(args) as Record<string, Arg> };
}

/** The colour that a value speaks of, so that its shape can stand beside it. */
export function valueColour(value: string): string {
  const last = value.slice(value.lastIndexOf("-") + 1);
  return COLOURS.includes(last) ? last : "";
}
