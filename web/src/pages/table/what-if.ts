/** "What if": a copy of the table to play on alone, and the way back from it. */

import { noteDiscarded, seats } from "~/state/seats.svelte.ts";
import { router } from "~/app/router.svelte.ts";
import { copyTable } from "~/api/http.ts";
import type { Session } from "~/state/session.svelte.ts";

/** Open a copy of the table as it stands; the table itself goes on undisturbed. */
export async function openCopy(session: Session): Promise<void> {
  const copy = await copyTable(session.id, session.token);
  seats.save({
    id: copy.id,
    token: copy.token,
    game: session.game,
    title: session.now?.table.title ?? "",
    onlooker: copy.onlooker,
    copyOf: session.id,
  });
  router.go(`/table/${copy.id}`);
}

/** Forget the copy and sit down at the real table again. */
export function discardCopy(copy: string, original: string): void {
  router.go(seats.find(original) ? `/table/${original}` : "/");
  seats.forget(copy);
  noteDiscarded(copy, original);
}
