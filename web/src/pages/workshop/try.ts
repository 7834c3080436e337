/** A table with the draft as its pack, at once. */

import { ApiError, sendPack } from "~/api/http.ts";
import { base64Of, exportDraft } from "~/api/workshop.ts";
import { openNewTable } from "~/pages/lobby/create.ts";
import { preferences } from "~/state/preferences.svelte.ts";
import type { WorkshopSession } from "./session.svelte.ts";

export interface Trial {
  options?: Record<string, unknown>;
  /** A moment of a test run: the table begins there. */
  position?: Record<string, unknown>;
  /** How many friends get a seat of their own; without any the whole table is one's own. */
  friends: number;
}

/** Send the draft and sit down with it; what is wrong with it is raised as the server's refusal. */
export async function tryAtTable(session: WorkshopSession, { options = {}, position, friends }: Trial): Promise<void> {
  await session.keep();
  const { pack, report } = await sendPack(await base64Of(await exportDraft(session.files())));
  session.report = report;
  if (!pack) {
    const faults = report.faults.map((place) => place.fault);
    throw new ApiError(409, { code: "bad-content", message: { id: "workshop-not-sound" }, faults });
  }
  const me = { kind: "me" as const, name: preferences.name };
  const seats = friends > 0 ? [me, ...Array.from({ length: friends }, () => ({ kind: "friend" as const }))] : [];
  const said = friends > 0 && !position ? { players: friends + 1, ...options } : options;
  await openNewTable({
    game: session.game,
    title: session.draft.manifest.name.slice(0, 120),
    packs: [pack.key],
    seats,
    ...(position ? { position } : { options: said }),
  });
}
