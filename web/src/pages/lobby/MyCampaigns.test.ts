import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { campaigns, seats } from "~/state/seats.svelte.ts";
import type { Campaign } from "~/api/protocol.ts";
import { t, i18n } from "~/i18n/i18n.svelte.ts";
import MyCampaigns from "./MyCampaigns.svelte";
import MyTables from "./MyTables.svelte";

const GAME = "sword-and-sorcery";
const TOLD: Campaign = {
  id: "far",
  title: "",
  game: GAME,
  number: 1,
  you: { seats: [0], host: true, former: [], returns: false },
  seats: [],
  packs: [],
  road: [{ id: "broken-seal", name: { id: "quest-broken-seal" }, course: "next", lost: 1, table: "t1", step: 0 }],
  table: { id: "t1", chapter: "broken-seal", won: false, waiting: [], your_turn: false, paused: false, touched: Date.now() },
  next: "broken-seal",
  over: false,
  party: {},
};

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(TOLD))));
  campaigns.save({ id: "far", token: "mine", game: GAME });
  seats.save({ id: "t1", token: "mine", game: GAME, campaign: "far" });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const kept of [seats, campaigns]) for (const one of [...kept.all]) kept.forget(one.id);
});

test("a campaign tells which quest comes next, and its tables do not stand beside it", async () => {
  render(MyCampaigns, { games: [] });
  const quest = i18n.text("quest-broken-seal", {}, GAME);
  await vi.waitFor(() => expect(screen.getByText(`${quest} · ${t("page-campaign-course-next")}`)).toBeDefined());
  expect(document.querySelector('a[href="/campaign/far#mine"]')).not.toBeNull();
  cleanup();
  render(MyTables, { games: [] });
  expect(screen.queryByRole("listitem")).toBeNull();
});

test("a campaign is forgotten with the seats at its tables, and only if one is sure", async () => {
  render(MyCampaigns, { games: [] });
  await fireEvent.click(screen.getByRole("button", { name: t("page-lobby-forget") }));
  expect(campaigns.all).toHaveLength(1);
  await fireEvent.click(screen.getByRole("button", { name: t("page-lobby-forget-sure") }));
  expect([campaigns.all, seats.all]).toEqual([[], []]);
});
