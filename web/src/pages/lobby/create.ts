/** Set a table or begin a campaign, remember one's seat there, and go to it. */

import { campaigns, seats } from "~/state/seats.svelte.ts";
import { router } from "~/app/router.svelte.ts";
import { createCampaign, createTable } from "~/api/http.ts";
import type { NewCampaign, NewTable } from "~/api/protocol.ts";
import { markAsNew } from "~/state/new-table.ts";

export async function openNewTable(wanted: NewTable): Promise<void> {
  const { id, token, onlooker, friends } = await createTable(wanted);
  seats.save({ id, token, onlooker, friends, game: wanted.game, title: wanted.title ?? "", joined: true });
  if (friends.length > 0) markAsNew(id);
  router.go(`/table/${id}`);
}

export async function openNewCampaign(wanted: NewCampaign): Promise<void> {
  const { id, token, onlooker, friends } = await createCampaign(wanted);
  campaigns.save({ id, token, onlooker, friends, game: wanted.game, title: wanted.title ?? "", joined: true });
  router.go(`/campaign/${id}`);
}
