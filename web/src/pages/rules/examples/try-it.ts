/** An example as a table of one's own, to be played on from. */

import { createTable, fetchExampleTable } from "~/api/http.ts";
import { router } from "~/app/router.svelte.ts";
import { seats } from "~/state/seats.svelte.ts";

/** Set up the table and go there: the luck is new, all seats are one's own, and nobody else comes in. */
export async function tryIt(game: string, language: string, example: string, edition: string): Promise<void> {
  const { title, position } = await fetchExampleTable(game, language, example, edition);
  const { id, token, onlooker } = await createTable({ game, title, position, undo_limit: "anything", door: "closed" });
  seats.save({ id, token, game, title, onlooker, joined: true });
  router.go(`/table/${id}`);
}
