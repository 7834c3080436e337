import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { seats } from "~/state/seats.svelte.ts";
import type { GameInfo, TableSummary } from "~/api/protocol.ts";
import { t } from "~/i18n/i18n.svelte.ts";
import MyTables from "./MyTables.svelte";

const GAME = { id: "bastion", name: { id: "game-bastion" }, settings: [] } as unknown as GameInfo;

function glance(id: string, some: Partial<TableSummary>): TableSummary {
  const seat = (number: number, name: string) => ({
    seat: number,
    kind: "person" as const,
    name,
    bot: "",
    figure: { id: "bastion-defender-dagdar" },
    order: "ask" as const,
    confirm: true, gives_up: false, taken: true, former: null, asks: false, host: false,
  });
  return {
    id,
    title: id,
    game: "bastion",
    number: 3,
    you: { seats: [0], host: true, former: [], returns: false },
    seats: [seat(0, "Anna"), seat(1, "Bert")],
    waiting: [1],
    your_turn: false,
    paused: false,
    outcome: null,
    choices: 3,
    touched: Date.now(),
    campaign: "",
    packs: [],
    ...some,
  };
}

const TOLD: Record<string, TableSummary> = {
  over: glance("over", { outcome: { won: true, reason: "", score: 3, message: { id: "won" } } }),
  waits: glance("waits", {}),
  mine: glance("mine", { your_turn: true, waiting: [0] }),
};
let tokens: string[];

beforeEach(() => {
  tokens = [];
  vi.stubGlobal("fetch", (path: string, { headers }: { headers: Record<string, string> }) => {
    tokens.push(`${path} ${headers.Authorization}`);
    const found = TOLD[path.split("/")[3]!];
    const gone = { code: "no-such-table", message: { id: "error-no-such-table" } };
    return Promise.resolve(new Response(JSON.stringify(found ?? gone), { status: found ? 200 : 404 }));
  });
  for (const id of ["mine", "waits", "over"]) seats.save({ id, token: `key-${id}`, game: "bastion", title: id });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const one of [...seats.all]) seats.forget(one.id);
});

const open = () => render(MyTables, { games: [GAME] });
const cards = () => screen.getAllByRole("listitem");
const order = () => cards().map((card) => card.querySelector(".name")?.textContent);

test("one's own turn comes first and the tab says how many wait, what is over comes last", async () => {
  open();
  await vi.waitFor(() => expect(order()).toEqual(["mine", "waits", "over"]));
  expect(cards()[0]!.textContent).toContain(t("page-lobby-your-turn"));
  expect(cards()[1]!.textContent).toContain(t("waiting-for", { who: "Bert" }));
  expect(cards()[2]!.textContent).toContain(t("won"));
  await vi.waitFor(() => expect(document.title).toContain("(1)"));
  expect(tokens).toContain("/api/tables/mine/glance Bearer key-mine");
});

test("a seat is forgotten only when asked twice", async () => {
  open();
  await vi.waitFor(() => expect(order()).toEqual(["mine", "waits", "over"]));
  const forget = within(cards()[0]!).getByRole("button", { name: t("page-lobby-forget") });
  await fireEvent.click(forget);
  expect(seats.find("mine")).toBeDefined();
  await fireEvent.click(forget);
  expect(seats.find("mine")).toBeUndefined();
  expect(order()).toEqual(["waits", "over"]);
});

test("a table that is gone says so and can be forgotten", async () => {
  seats.save({ id: "lost", token: "key-lost", game: "bastion", title: "lost" });
  open();
  await vi.waitFor(() => expect(screen.getByText(t("error-no-such-table"))).toBeDefined());
});

test("the link for another device opens the very seat", async () => {
  open();
  await vi.waitFor(() => expect(order()).toEqual(["mine", "waits", "over"]));
  await fireEvent.click(within(cards()[0]!).getByRole("button", { name: t("page-lobby-other-device") }));
  const box = within(cards()[0]!).getByRole("textbox") as HTMLInputElement;
  expect(new URL(box.value).pathname + new URL(box.value).hash).toBe("/table/mine#key-mine");
});
