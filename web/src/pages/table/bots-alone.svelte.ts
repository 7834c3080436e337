/** A table of bots alone is shown from where one left it, at one's own pace, however far the bots have played. */

import { untrack } from "svelte";
import { preferences } from "~/state/preferences.svelte.ts";
import type { Session } from "~/state/session.svelte.ts";

/** Called while a component is set up. */
export function watchBots(session: Session): void {
  let begun = false;
  $effect(() => {
    const seats = session.now?.table.seats ?? [];
    if (begun || seats.length === 0) return;
    begun = true;
    if (!seats.every((seat) => seat.kind === "bot") || preferences.pace === "instant") return;
    untrack(() => {
      const from = session.seen.since ?? (session.seen.first ? 0 : null);
      if (from !== null) void session.showSince(from, Infinity);
    });
  });
}
