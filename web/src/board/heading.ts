import type { LogEntry, Seat } from "~/api/protocol.ts";
import { t, i18n } from "~/i18n/i18n.svelte.ts";
import { seatName } from "./seat-names.ts";

/** What stands above a turn: its number, whose it is, and where the game says so the board it is before. */
export function turnHeading(heading: LogEntry | null, seats: readonly Seat[], game: string): string {
  if (!heading) return t("page-beginning");
  const { number } = heading.data;
  const seat = heading.seat ?? null;
  const who = seat === null ? "" : seatName(seats[seat], game);
  const board = heading.line.args?.board;
  const where = board && typeof board === "object" && !Array.isArray(board) ? i18n.format(board, game) : "";
  const rest = who && where ? `${who} (${where.charAt(0).toLowerCase()}${where.slice(1)})` : who || where;
  return [typeof number === "number" ? t("turn", { number }) : "", rest].filter(Boolean).join(" · ");
}
