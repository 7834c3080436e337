/** What a siege of the day is called, how a try went, and the tables to play it at. */

import { createTable, playDaily, watchDaily } from "~/api/http.ts";
import type { DailyDay, DailyLine, GameInfo, NewSeat } from "~/api/protocol.ts";
import { router } from "~/app/router.svelte.ts";
import { i18n, t } from "~/i18n/i18n.svelte.ts";
import { kindOf, percent } from "~/pages/record/names.ts";
import { playerKey } from "~/state/player.ts";
import { seats } from "~/state/seats.svelte.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Level, quest or scenario, and how many play. */
export const dealt = (daily: DailyDay, info: GameInfo | undefined): string =>
  kindOf({ game: daily.game, settings: daily.settings }, info);

/** What else was dealt: heroes, boards, classes, each by its setting. */
export function details(daily: DailyDay, info: GameInfo | undefined): { name: string; values: string[] }[] {
  return (info?.settings ?? []).flatMap(({ setting, name, values }) => {
    const chosen = daily.options[setting.name];
    if (!Array.isArray(chosen)) return [];
    const named = chosen.map((one: string) => (values[one] ? i18n.format(values[one], daily.game) : one));
    return [{ name: i18n.format(name, daily.game), values: named }];
  });
}

type Result = Pick<DailyLine, "won" | "score" | "progress">;

/** A victory by its score, a defeat by how far the game got. */
export const resultOf = ({ won, score, progress }: Result): string =>
  t("page-daily-result", {
    end: t(won ? "won" : "lost"),
    much: score !== null && won ? t("points", { count: score }) : percent(progress),
  });

/** So long, in the two greatest units. */
export function duration(milliseconds: number): string {
  const hours = Math.floor(milliseconds / HOUR);
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(i18n.language, { style: "unit", unit: name, unitDisplay: "short" }).format(value);
  return hours > 0 ? unit(hours, "hour") : unit(Math.max(1, Math.ceil(milliseconds / MINUTE)), "minute");
}

/** A date of the list, in the reader's language. */
export const dateName = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(i18n.language, { dateStyle: "long", timeZone: "UTC" });

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  const then = new Date(`${day}T00:00:00Z`);
  then.setUTCDate(then.getUTCDate() + days);
  return then.toISOString().slice(0, 10);
}

/** Begin one's try, or go on with it. */
export async function play(game: string, name: string): Promise<void> {
  const { table, token, day } = await playDaily(game, playerKey(), name);
  seats.save({ id: table, token, game, title: t("page-daily-of", { day: dateName(day) }), joined: true });
  router.go(`/table/${table}`);
}

/** The same deal at a table of one's own, with luck of its own. */
export async function practise(daily: DailyDay): Promise<void> {
  const at = Array.from({ length: daily.seats }, (_, seat): NewSeat => ({ kind: seat === 0 ? "me" : "here" }));
  const title = t("page-daily-practice");
  const { id, token, onlooker } = await createTable({ game: daily.game, options: daily.options, title, seats: at });
  seats.save({ id, token, onlooker, game: daily.game, title, joined: true });
  router.go(`/table/${id}`);
}

/** See how somebody played. */
export async function watch(daily: DailyDay, table: string): Promise<void> {
  const opened = await watchDaily(daily.game, daily.day, playerKey(), table);
  router.go(`/replay/${opened.table}#${opened.token}`);
}

/** The name that stood on the list last. */
const NAME = "holdfast-daily-name";
export const lastName = (): string => localStorage.getItem(NAME) ?? "";
export const keepName = (name: string): void => localStorage.setItem(NAME, name);
