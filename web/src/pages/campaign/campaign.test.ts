import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { campaigns, seats } from "~/state/seats.svelte.ts";
import type { Campaign } from "~/api/protocol.ts";
import { t } from "~/i18n/i18n.svelte.ts";
import { goToCampaign } from "~/state/navigation.ts";
import NextChapter from "./NextChapter.svelte";
import Chapters from "./Chapters.svelte";

const GAME = "sword-and-sorcery";
const road = [
  { id: "broken-seal", name: { id: "quest-broken-seal" }, course: "won" as const, lost: 2, table: "t1", step: 0 },
  { id: "drowned-village", name: { id: "quest-drowned-village" }, course: "next" as const, lost: 0, table: null, step: 1 },
  { id: "merchants-road", name: { id: "quest-merchants-road" }, course: "ahead" as const, lost: 0, table: null, step: 2 },
];
const between: Campaign = {
  id: "c",
  title: "",
  game: GAME,
  number: 3,
  you: { seats: [0], host: true, former: [], returns: false },
  seats: [],
  road,
  packs: [],
  table: { id: "t1", chapter: "broken-seal", won: true, waiting: [], your_turn: false, paused: false, touched: 1 },
  next: "drowned-village",
  over: false,
  party: {},
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const kept of [seats, campaigns]) for (const one of [...kept.all]) kept.forget(one.id);
});

test("the host goes on, and sits down at the next table with the links that are known", async () => {
  const asked: [string, string][] = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    asked.push([path, body]);
    return Promise.resolve(new Response(JSON.stringify({ table: "t2", number: 4 })));
  });
  campaigns.save({ id: "c", token: "mine", game: GAME, friends: [{ seat: 1, token: "theirs" }] });
  render(NextChapter, { campaign: between, token: "mine" });
  await fireEvent.click(screen.getByRole("button", { name: t("page-campaign-next") }));
  await vi.waitFor(() => expect(location.pathname).toBe("/table/t2"));
  expect(asked).toEqual([["/api/campaigns/c/next", JSON.stringify({ after: 3 })]]);
  expect(seats.find("t2")).toMatchObject({ token: "mine", campaign: "c", friends: [{ seat: 1, token: "theirs" }] });
});

test("a lost quest may be tried again; a guest waits for the host", () => {
  const lost: Campaign = { ...between, table: { ...between.table, won: false }, next: "broken-seal" };
  render(NextChapter, { campaign: lost, token: "mine" });
  expect(screen.getByRole("button", { name: t("page-campaign-again") })).toBeDefined();
  cleanup();
  render(NextChapter, { campaign: { ...lost, you: { seats: [1], host: false, former: [], returns: false } }, token: "theirs" });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText(t("page-campaign-host-begins"))).toBeDefined();
});

test("while a quest is played the way leads to its table; at the end of the road it leads nowhere", () => {
  render(NextChapter, { campaign: { ...between, table: { ...between.table, won: null }, next: null }, token: "mine" });
  expect(screen.getByRole("button", { name: t("page-campaign-go") })).toBeDefined();
  cleanup();
  render(NextChapter, { campaign: { ...between, next: null, over: true }, token: "mine" });
  expect(screen.queryByRole("button")).toBeNull();
});

test("the road tells how often a quest was lost, and nothing of quests that lie far ahead", () => {
  const { container } = render(Chapters, { chapters: road, game: GAME, token: "mine" });
  expect(container.querySelector(".won")?.textContent).toContain(t("page-campaign-lost", { count: 2 }));
  expect(container.querySelector(".won a")?.getAttribute("href")).toBe("/replay/t1#mine");
  expect(container.querySelector(".next .help")).not.toBeNull();
  expect(container.querySelector(".ahead .help")).toBeNull();
});

test("from a table one comes to its campaign with the same token", () => {
  seats.save({ id: "t1", token: "mine", onlooker: "looks" });
  const table = { title: "Far", game: GAME, campaign: "c" } as never;
  goToCampaign({ id: "t1", token: "mine", now: { table } });
  expect(location.pathname).toBe("/campaign/c");
  expect(campaigns.find("c")).toMatchObject({ token: "mine", title: "Far", onlooker: "looks" });
});
