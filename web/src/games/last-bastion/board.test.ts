import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import type { BoardSource } from "~/board/context.svelte.ts";
import type { Option, Seat } from "~/api/protocol.ts";
import { i18n } from "~/i18n/i18n.svelte.ts";
import { GAME, type LastBastionView } from "./view.ts";
import TableHarness from "~/testing/TableHarness.svelte";
import { plugin } from "./index.ts";
import { sampleCatalogue, sampleView } from "./testing/sample.ts";
import { anOption } from "~/testing/option.ts";

const seat = (number: number, kind: "person" | "bot", name: string): Seat => ({
  seat: number,
  kind,
  name,
  bot: "",
  figure: { id: "hero-elmer" },
  order: "ask",
  confirm: true, gives_up: false, taken: true, former: null, asks: false, host: false,
});

function atTable(options: Option[], view = sampleView()) {
  const choose = vi.fn();
  const source: BoardSource = {
    game: GAME,
    view,
    catalogue: sampleCatalogue,
    options,
    barred: [],
    odds: {},
    canAct: options.length > 0,
    sentOption: null,
    choose,
  };
  const { container } = render(TableHarness, { plugin, source, seats: [seat(0, "person", "Ana"), seat(1, "bot", "")] });
  const spot = (id: string) => [...container.querySelectorAll<HTMLElement>(`[data-spot="${id}"]`)];
  return { container, choose, spot };
}

beforeAll(() => (i18n.language = "en"));

test("everything of the siege is on the table and has a name", () => {
  const { container, spot } = atTable([]);
  const view = sampleView();
  const ids = [
    ...view["tiles"].map((one: { id: string }) => one.id),
    ...view["boards"].flatMap((one: { id: string; slots: { id: string }[] }) => [`board-${one.id}`, ...one.slots.map((slot) => slot.id)]),
    ...["elmer", "mylfaar", "deck", "discard", "dice", "reserve-red", "reserve-life", "piece-net", "piece-standard"],
    ...["token-elmer-red", "token-elmer-life", "token-mylfaar-call"],
  ];
  for (const id of ids) {
    expect(spot(id).length, id).toBeGreaterThan(0);
    for (const one of spot(id)) expect(one.getAttribute("aria-label"), id).toBeTruthy();
  }
  expect(container.querySelectorAll('[role="button"] [role="button"], button button, button [role="button"]')).toHaveLength(0);
  expect(container.textContent).toContain("Ana");
  expect(container.querySelectorAll(".spot.lit")).toHaveLength(0);
});

test("the deck says in whole sentences what is known of it", () => {
  const view = sampleView();
  view.deck = { ...view.deck, cards: 44, back: "monster", below_warlord: 8 };
  const label = atTable([], view).spot("deck")[0]!.getAttribute("aria-label");
  expect(label).not.toContain("..");
  expect(label!.split(". ")).toHaveLength(3);
});

test("what may be chosen is lit where it acts, and pressing it chooses", async () => {
  const { choose, spot } = atTable([anOption("move:market"), anOption("fight:red-1"), anOption("take:red")]);
  for (const id of ["market", "red-1", "reserve-red"]) for (const one of spot(id)) expect(one.classList, id).toContain("lit");
  await fireEvent.click(spot("red-1")[0]!);
  expect(choose).toHaveBeenLastCalledWith("fight:red-1");
  await fireEvent.keyDown(spot("market")[0]!, { key: "Enter" });
  expect(choose).toHaveBeenLastCalledWith("move:market");
});

test("a Call to arms is pressed at its own horn, never with the tile", async () => {
  const { choose, spot } = atTable([anOption("move:market"), anOption("call:market")]);
  await fireEvent.click(spot("market")[0]!);
  expect(choose).toHaveBeenLastCalledWith("move:market");
  await fireEvent.click(spot("call-market")[0]!);
  expect(choose).toHaveBeenLastCalledWith("call:market");
  expect(spot("token-elmer-call")[0]!.classList).toContain("lit");
});

test("standard tokens lie out while a colour is hoisted", () => {
  expect(atTable([]).spot("standard-blue")).toHaveLength(0);
  const { spot } = atTable([anOption("raise:blue"), anOption("raise:green")]);
  expect(spot("standard-blue").length).toBeGreaterThan(0);
});

test("a standstill is told as soon as the view tells it", () => {
  const told = (standstill: LastBastionView["standstill"]) => atTable([], { ...sampleView(), standstill }).container.textContent;
  expect(told(null)).not.toContain("starved out");
  expect(told({ rounds: 12, limit: 20, fights: false })).toContain("12 rounds without a fight, a gain or a loss: at 20");
  expect(told({ rounds: 34, limit: 100, fights: true })).toContain("34 rounds without a gain, a loss or a fight that could be won: at 100");
});
