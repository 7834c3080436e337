/** "Play again": the same game, options and seats at a new table. */

import { seats } from "~/state/seats.svelte.ts";
import { router } from "~/app/router.svelte.ts";
import { createTable } from "~/api/http.ts";
import type { NewSeat, NewTable, Table } from "~/api/protocol.ts";

/** The table to ask for: the one who asks sits where they sat, with those at their screen. */
export function sameTable(table: Table): NewTable {
  const mine = table.you.seats;
  const wanted = table.seats.map((one): NewSeat => {
    if (one.kind === "bot") return { kind: "bot", bot: one.bot, name: one.name };
    const kind = one.seat === mine[0] ? "me" : mine.includes(one.seat) ? "here" : "friend";
    return { kind, name: one.name, order: one.order };
  });
  return { game: table.game, options: table.options, title: table.title, undo_limit: table.undo_limit, door: table.door, seats: wanted };
}

export async function playAgain(table: Table): Promise<void> {
  const { id, token, onlooker, friends } = await createTable(sameTable(table));
  seats.save({ id, token, onlooker, friends, game: table.game, title: table.title });
  router.go(`/table/${id}`);
}
