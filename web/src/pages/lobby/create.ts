/** Set a table or begin a campaign, remember one's seat there, and go to it. */

import { campaigns, seats } from "~/state/seats.svelte.ts";
import { router } from "~/app/router.svelte.ts";
import { beginCampaign, setTable, type NewCampaign, type NewTable } from "~/api/http.ts";
import { expect } from "~/state/new-table.ts";

export async function sitDown(wanted: NewTable): Promise<void> {
  const { id, token, onlooker, friends } = await setTable(wanted);
  seats.keep({ id, token, onlooker, friends, game: wanted.game, title: wanted.title ?? "", joined: true });
  if (friends.length > 0) expect(id);
  router.go(`/table/${id}`);
}

export async function setOut(wanted: NewCampaign): Promise<void> {
  const { id, token, onlooker, friends } = await beginCampaign(wanted);
  campaigns.keep({ id, token, onlooker, friends, game: wanted.game, title: wanted.title ?? "", joined: true });
  router.go(`/campaign/${id}`);
}
