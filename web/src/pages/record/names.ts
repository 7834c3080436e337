/** What a kind of game is called, and who was played. */

import type { GameInfo, GameResult } from "~/api/protocol.ts";
import { i18n, t } from "~/i18n/i18n.svelte.ts";

/** The level, quest or scenario, and how many played. */
export function kindOf(result: Pick<GameResult, "game" | "settings">, info: GameInfo | undefined): string {
  const parts = (info?.settings ?? []).flatMap(({ setting, name, values }) => {
    const value = result.settings[setting.name];
    if (value === undefined) return [];
    const named = values[value];
    return [named ? i18n.format(named, result.game) : t("page-record-setting", { name: i18n.format(name, result.game), value })];
  });
  return parts.join(" · ");
}

/** A hero or defender by the id of the message that names them; a seat without either has no name. */
export const figureName = (game: string, id: string): string => (i18n.has(id, game) ? i18n.text(id, {}, game) : "");

export const percent = (share: number): string =>
  new Intl.NumberFormat(i18n.language, { style: "percent", maximumFractionDigits: 0 }).format(share);

export const decimal = (value: number): string =>
  new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(value);

export const day = (at: number): string => new Date(at).toLocaleDateString(i18n.language, { dateStyle: "medium" });
