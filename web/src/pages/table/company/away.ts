/** Who is waited for and is not there, and who may do something about it. */

import type { Session } from "~/state/session.svelte.ts";

/** The key of the host among those who are away. */
export const HOST = -1;

type AwaySource = Pick<Session, "now" | "present" | "awaySince" | "yours">;

/** The seats of people who are waited for and are away. */
export function awaitedAway({ now, awaySince }: Pick<AwaySource, "now" | "awaySince">): number[] {
  const { question, outcome, table } = now!;
  if (!question || outcome || table.paused) return [];
  return question.seats.filter((seat) => table.seats[seat]?.kind === "person" && awaySince[seat] !== undefined);
}

/** In how many milliseconds a bot may play for somebody who is away; 0: now. */
export function graceLeft(session: AwaySource, seat: number, now: number): number {
  if (session.now!.table.you.host && seat !== HOST) return 0;
  const since = session.awaySince[seat];
  return since === undefined ? Infinity : Math.max(0, since + session.present.grace - now);
}
