/** What a form for a new table knows of a game's settings: nothing but how the game describes them. */

import type { GameInfo, Message, NewSeat, Setting, SettingInfo } from "~/api/protocol.ts";

export type Options = Record<string, unknown>;

/** Where a setting stands: among the first, at each seat, or behind "More". */
export type FormSection = "first" | "seat" | "more";

/** A seat as the form holds it; `picks` is what is wanted there of the settings of one value a seat. */
export interface SeatDraft extends Required<Pick<NewSeat, "kind" | "name" | "bot">> {
  picks: Record<string, string>;
}

export const PLAYERS = "players";
/** A rule by which a gap of the book was filled: for those who play it otherwise. */
const RULING = /-RULE-/;

export const defaultOptions = (settings: SettingInfo[]): Options =>
  Object.fromEntries(settings.map(({ setting }) => [setting.name, setting.default]));

/** The options with the defaults in place of values that the settings do not offer any more. */
export const knownOptions = (settings: SettingInfo[], options: Options): Options =>
  Object.fromEntries(
    settings.map(({ setting }) => {
      const value = options[setting.name];
      const known = setting.kind !== "one" || setting.values.length === 0 || setting.values.includes(String(value));
      return [setting.name, setting.name in options && known ? value : setting.default];
    }),
  );

/** Does the setting say anything under these options? */
export const applies = (setting: Setting, options: Options): boolean =>
  Object.entries(setting.when).every(([name, values]) => values.includes(String(options[name])));

export function sectionOf(setting: Setting): FormSection {
  if (Object.keys(setting.when).length > 0) return "first";
  if (setting.kind === "many" && setting.count === PLAYERS && setting.chancy && !setting.usual) return "seat";
  return setting.chancy || RULING.test(setting.rule) ? "more" : "first";
}

/** The settings that stand at that place under these options; how many play is asked before all else. */
export const settingsIn = (place: FormSection, settings: SettingInfo[], options: Options): SettingInfo[] =>
  settings
    .filter(({ setting }) => sectionOf(setting) === place && applies(setting, options))
    .toSorted((one, other) => Number(other.setting.name === PLAYERS) - Number(one.setting.name === PLAYERS));

/** How many values a list needs; null where any number will do. */
export function requiredCount(setting: Setting, options: Options): number | null {
  const count = typeof setting.count === "string" ? options[setting.count] : setting.count;
  return typeof count === "number" ? count : null;
}

/** Does it matter which value comes first? It does where each has a place: a seat, a side of the board. */
export const isOrdered = (setting: Setting): boolean =>
  setting.unique && (typeof setting.count === "string" || setting.count === setting.values.length);

/** The list with a value taken in, or taken out where it was in already. */
export function toggle(list: string[], value: string, most: number | null): string[] {
  if (list.includes(value)) return list.filter((one) => one !== value);
  if (most !== null && list.length >= most) return most === 1 ? [value] : list;
  return [...list, value];
}

/** The list with a value once more or once less. */
export function changeCount(list: string[], value: string, by: 1 | -1): string[] {
  if (by > 0) return [...list, value];
  const last = list.lastIndexOf(value);
  return last < 0 ? list : list.toSpliced(last, 1);
}

/** What each seat wants of a setting; seats that want nothing get what is left, as chance has it. */
export function assignPerSeat(setting: Setting, seats: SeatDraft[], chance: () => number = Math.random): string[] | null {
  const wanted = seats.map((seat) => seat.picks[setting.name] ?? "");
  if (wanted.every((one) => one === "")) return null;
  const left = setting.values.filter((value) => !wanted.includes(value));
  return wanted.map((one) => one || (left.splice(Math.floor(chance() * left.length), 1)[0] ?? ""));
}

/** The settings that are asked for: a campaign decides some by itself, a single game is none of a campaign. */
export function offeredSettings(game: GameInfo, campaign: boolean): SettingInfo[] {
  const sets = game.campaign?.sets ?? [];
  return game.settings.filter(({ setting }) => !sets.includes(setting.name) || (!campaign && setting.kind !== "flag"));
}

/** The options to send: what matters and is not as the game would have it anyway. */
export function optionsToSend(settings: SettingInfo[], options: Options, seats: SeatDraft[], chance?: () => number): Options {
  const wanted: Options = {};
  for (const { setting } of settings) {
    if (!applies(setting, options)) continue;
    const value = sectionOf(setting) === "seat" ? assignPerSeat(setting, seats, chance) : options[setting.name];
    if (!same(value, setting.default)) wanted[setting.name] = value;
  }
  return wanted;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** As many seats as the game has players: one's own, and a bot beside it until somebody else is wanted there. */
export function resizeSeats(players: number, seats: SeatDraft[], bot: string): SeatDraft[] {
  const missing = Math.max(0, players - seats.length);
  const added = Array.from({ length: missing }, (_, at): SeatDraft => {
    const kind = seats.length + at === 0 ? "me" : seats.length > 1 ? seats.at(-1)!.kind : "bot";
    return { kind: kind === "me" && seats.length > 0 ? "here" : kind, name: "", bot, picks: {} };
  });
  return [...seats.slice(0, players), ...added];
}

/** One seat changed; nobody is oneself twice. */
export function updateSeat(seats: SeatDraft[], at: number, change: Partial<SeatDraft>): SeatDraft[] {
  return seats.map((seat, number) => {
    if (number === at) return { ...seat, ...change };
    return change.kind === "me" && seat.kind === "me" ? { ...seat, kind: "here" } : seat;
  });
}

export const seatsToSend = (seats: SeatDraft[]): NewSeat[] =>
  seats.map(({ kind, name, bot }) => (kind === "bot" ? { kind, bot } : { kind, name: name.trim() }));

export interface FormFaults {
  /** By the name of the setting. */
  at: Record<string, Message[]>;
  /** Those that belong to nothing on the form. */
  rest: { where: string; message: Message }[];
}

/** Where each fault is to be shown. */
export function faultsByField(faults: { where: string; message: Message }[], settings: SettingInfo[]): FormFaults {
  const found: FormFaults = { at: {}, rest: [] };
  for (const fault of faults) {
    const setting = settings.find(({ setting }) => setting.name === fault.where)?.setting;
    if (setting) (found.at[setting.name] ??= []).push(fault.message);
    else found.rest.push(fault);
  }
  return found;
}
