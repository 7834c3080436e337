/** What a form for a new table knows of a game's settings: nothing but how the game describes them. */

import type { NewSeat } from "~/api/http.ts";
import type { GameTold, Message, Setting, SettingTold } from "~/api/protocol.ts";

export type Options = Record<string, unknown>;

/** Where a setting stands: among the first, at each seat, or behind "More". */
export type Place = "first" | "seat" | "more";

/** A seat as the form holds it; `picks` is what is wanted there of the settings of one value a seat. */
export interface WantedSeat extends Required<Pick<NewSeat, "kind" | "name" | "bot">> {
  picks: Record<string, string>;
}

export const PLAYERS = "players";
/** A rule by which a gap of the book was filled: for those who play it otherwise. */
const RULING = /-RULE-/;

export const usual = (settings: SettingTold[]): Options =>
  Object.fromEntries(settings.map(({ setting }) => [setting.name, setting.default]));

/** Does the setting say anything under these options? */
export const matters = (setting: Setting, options: Options): boolean =>
  Object.entries(setting.when).every(([name, values]) => values.includes(String(options[name])));

export function placeOf(setting: Setting): Place {
  if (Object.keys(setting.when).length > 0) return "first";
  if (setting.kind === "many" && setting.count === PLAYERS && setting.chancy && !setting.usual) return "seat";
  return setting.chancy || RULING.test(setting.rule) ? "more" : "first";
}

/** The settings that stand at that place under these options; how many play is asked before all else. */
export const shownAt = (place: Place, settings: SettingTold[], options: Options): SettingTold[] =>
  settings
    .filter(({ setting }) => placeOf(setting) === place && matters(setting, options))
    .toSorted((one, other) => Number(other.setting.name === PLAYERS) - Number(one.setting.name === PLAYERS));

/** How many values a list needs; null where any number will do. */
export function wantedCount(setting: Setting, options: Options): number | null {
  const count = typeof setting.count === "string" ? options[setting.count] : setting.count;
  return typeof count === "number" ? count : null;
}

/** Does it matter which value comes first? It does where each has a place: a seat, a side of the board. */
export const ordered = (setting: Setting): boolean =>
  setting.unique && (typeof setting.count === "string" || setting.count === setting.values.length);

/** The list with a value taken in, or taken out where it was in already. */
export function toggled(list: string[], value: string, most: number | null): string[] {
  if (list.includes(value)) return list.filter((one) => one !== value);
  if (most !== null && list.length >= most) return most === 1 ? [value] : list;
  return [...list, value];
}

/** The list with a value once more or once less. */
export function counted(list: string[], value: string, by: 1 | -1): string[] {
  if (by > 0) return [...list, value];
  const last = list.lastIndexOf(value);
  return last < 0 ? list : list.toSpliced(last, 1);
}

/** What each seat wants of a setting; seats that want nothing get what is left, as chance has it. */
export function dealt(setting: Setting, seats: WantedSeat[], chance: () => number = Math.random): string[] | null {
  const wanted = seats.map((seat) => seat.picks[setting.name] ?? "");
  if (wanted.every((one) => one === "")) return null;
  const left = setting.values.filter((value) => !wanted.includes(value));
  return wanted.map((one) => one || (left.splice(Math.floor(chance() * left.length), 1)[0] ?? ""));
}

/** The settings that are asked for: a campaign decides some by itself, a single game is none of a campaign. */
export function asked(game: GameTold, campaign: boolean): SettingTold[] {
  const sets = game.campaign?.sets ?? [];
  return game.settings.filter(({ setting }) => !sets.includes(setting.name) || (!campaign && setting.kind !== "flag"));
}

/** The options to send: what matters and is not as the game would have it anyway. */
export function sent(settings: SettingTold[], options: Options, seats: WantedSeat[], chance?: () => number): Options {
  const wanted: Options = {};
  for (const { setting } of settings) {
    if (!matters(setting, options)) continue;
    const value = placeOf(setting) === "seat" ? dealt(setting, seats, chance) : options[setting.name];
    if (!same(value, setting.default)) wanted[setting.name] = value;
  }
  return wanted;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** As many seats as the game has players: one's own, and a bot beside it until somebody else is wanted there. */
export function seatsFor(players: number, seats: WantedSeat[], bot: string): WantedSeat[] {
  const missing = Math.max(0, players - seats.length);
  const added = Array.from({ length: missing }, (_, at): WantedSeat => {
    const kind = seats.length + at === 0 ? "me" : seats.length > 1 ? seats.at(-1)!.kind : "bot";
    return { kind: kind === "me" && seats.length > 0 ? "here" : kind, name: "", bot, picks: {} };
  });
  return [...seats.slice(0, players), ...added];
}

/** One seat changed; nobody is oneself twice. */
export function reseated(seats: WantedSeat[], at: number, change: Partial<WantedSeat>): WantedSeat[] {
  return seats.map((seat, number) => {
    if (number === at) return { ...seat, ...change };
    return change.kind === "me" && seat.kind === "me" ? { ...seat, kind: "here" } : seat;
  });
}

export const seatsSent = (seats: WantedSeat[]): NewSeat[] =>
  seats.map(({ kind, name, bot }) => (kind === "bot" ? { kind, bot } : { kind, name: name.trim() }));

export interface Faults {
  /** By the name of the setting. */
  at: Record<string, Message[]>;
  /** Those that belong to nothing on the form. */
  rest: { where: string; message: Message }[];
}

/** Where each fault is to be shown. */
export function sorted(faults: { where: string; message: Message }[], settings: SettingTold[]): Faults {
  const found: Faults = { at: {}, rest: [] };
  for (const fault of faults) {
    const setting = settings.find(({ setting }) => setting.name === fault.where)?.setting;
    if (setting) (found.at[setting.name] ??= []).push(fault.message);
    else found.rest.push(fault);
  }
  return found;
}
