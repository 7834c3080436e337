/** Between a campaign and its tables: the same token opens both, so one's seat is remembered at both. */

import { campaigns, seats } from "./seats.svelte.ts";
import { router } from "~/app/router.svelte.ts";
import type { Table } from "~/api/protocol.ts";

interface AtTable {
  readonly id: string;
  readonly token: string;
  readonly now: { table: Table } | null;
}

/** A place was taken in this browser: at this table and at all others of its campaign. */
export function rememberPlace({ id, token, now }: AtTable): void {
  seats.save({ id, token, joined: true });
  const { campaign, game, title } = now!.table;
  if (campaign) campaigns.save({ id: campaign, token, game, title, joined: true });
}

/** From a table to its campaign. */
export function goToCampaign({ id, token, now }: AtTable): void {
  const { campaign, game, title } = now!.table;
  if (!campaign) return;
  const { friends, onlooker } = seats.find(id, token) ?? {};
  campaigns.save({ id: campaign, token, game, title, ...(friends && { friends }), ...(onlooker && { onlooker }) });
  router.go(`/campaign/${campaign}`);
}

/** From a campaign to a table of its own, with the links that are known of it. */
export function goToTable(campaign: string, token: string, table: string): void {
  const { friends, onlooker, game = "", title = "", joined } = campaigns.find(campaign, token) ?? {};
  seats.save({
    id: table,
    token,
    game,
    title,
    campaign,
    ...(friends && { friends }),
    ...(onlooker && { onlooker }),
    ...(joined && { joined }),
  });
  router.go(`/table/${table}`);
}
