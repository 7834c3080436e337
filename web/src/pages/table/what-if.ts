/** "What if": a copy of the table to play on alone, and the way back from it. */

import { seats } from "~/state/seats.svelte.ts";
import { router } from "~/app/router.svelte.ts";
import { copyTable } from "~/api/http.ts";
import type { Sitting } from "~/state/session.svelte.ts";

/** Open a copy of the table as it stands; the table itself goes on undisturbed. */
export async function tryOut(sitting: Sitting): Promise<void> {
  const copy = await copyTable(sitting.id, sitting.token);
  seats.keep({
    id: copy.id,
    token: copy.token,
    game: sitting.game,
    title: sitting.now?.table.title ?? "",
    onlooker: copy.onlooker,
    copyOf: sitting.id,
  });
  router.go(`/table/${copy.id}`);
}

/** Forget the copy and sit down at the real table again. */
export function throwAway(copy: string, original: string): void {
  router.go(seats.find(original) ? `/table/${original}` : "/");
  seats.forget(copy);
}
