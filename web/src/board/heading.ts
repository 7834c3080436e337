import type { LogEntry, Message, Seat } from "~/api/protocol.ts";
import { t, i18n } from "~/i18n/i18n.svelte.ts";
import type { Turn } from "./turns.ts";

/** An argument of a line that names something; undefined where the line has no such. */
function named(line: LogEntry, arg: string): Message | undefined {
  const found = line.line.args?.[arg];
  return found && typeof found === "object" && !Array.isArray(found) ? (found as Message) : undefined;
}

/** Who acts: the hero by name, and the player beside it. */
function actor(heading: LogEntry, seats: readonly Seat[], game: string): string {
  const seat = heading.seat == null ? undefined : seats[heading.seat];
  const hero = named(heading, "hero") ?? named(heading, "defender") ?? seat?.figure;
  const figure = hero ? i18n.format(hero, game) : "";
  return seat?.name && seat.name !== figure ? [figure, seat.name].filter(Boolean).join(" · ") : figure;
}

/** What stands above a turn: its number or its round, whose it is, and where the game says so the board it is before. */
export function turnHeading(turn: Turn | null | undefined, seats: readonly Seat[], game: string): string {
  const heading = turn?.heading;
  const round = turn?.round == null ? "" : t("page-round", { number: turn.round });
  if (turn?.enemies) return [round, t("page-since-enemies")].filter(Boolean).join(" · ");
  if (!heading) return t("page-beginning");
  const { number } = heading.data;
  const board = named(heading, "board");
  const where = board ? i18n.format(board, game) : "";
  const who = actor(heading, seats, game);
  const rest = who && where ? `${who} (${where.charAt(0).toLowerCase()}${where.slice(1)})` : who || where;
  return [typeof number === "number" ? t("turn", { number }) : round, rest].filter(Boolean).join(" · ");
}
