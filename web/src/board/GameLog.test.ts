import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, expect, test } from "vitest";
import { BoardContext, type BoardSource } from "./context.svelte.ts";
import type { GamePlugin } from "~/games/plugin.ts";
import type { LogEntry, Seat } from "~/api/protocol.ts";
import ContextHarness from "~/testing/ContextHarness.svelte";
import GameLog from "./GameLog.svelte";
import { i18n } from "~/i18n/i18n.svelte.ts";

const SEATS: Seat[] = [
  { seat: 0, kind: "person", name: "Anya", bot: "", figure: { id: "hero-arne" }, order: "ask", confirm: true, gives_up: false, taken: true, former: null, asks: false, host: false },
  { seat: 1, kind: "bot", name: "", bot: "greedy", figure: { id: "hero-mylfaar" }, order: "ask", confirm: true, gives_up: false, taken: true, former: null, asks: false, host: false },
];

function turn(at: number, number: number): LogEntry {
  const seat = (number + 1) % 2;
  const hero = { id: seat ? "hero-mylfaar" : "hero-arne" };
  const args = { seat: seat + 1, number, hero, board: { id: "board-red" } };
  return { at, what: "turn", data: { number, hero: hero.id }, line: { id: "event-turn", args }, choice: number, seat };
}

function draw(at: number, number: number): LogEntry {
  const line = { id: "event-draw", args: { card: { id: "card-incubus" } } };
  return { at, what: "draw", data: { card: "incubus" }, line, choice: number };
}

/** Every turn brings nine cards. */
const log = (lines: number): LogEntry[] =>
  Array.from({ length: lines }, (_, at) => (at % 10 === 0 ? turn(at, at / 10 + 1) : draw(at, Math.floor(at / 10) + 1)));

function shown(lines: LogEntry[], newEntries: LogEntry[] = [], loadOlder?: () => Promise<void>) {
  const source = { game: "last-bastion", view: {}, catalogue: {}, options: [], barred: [], odds: {}, canAct: false };
  const plugin = { optionSpots: () => [], entrySpots: (line: LogEntry) => [String(line.data.card)] } as unknown as GamePlugin;
  const context = new BoardContext({ ...source, sentOption: null, choose: () => undefined } satisfies BoardSource, plugin);
  const props = { log: lines, newEntries, seats: SEATS, game: "last-bastion", loadOlder };
  render(ContextHarness as Component<any>, { props: { context, part: GameLog, props } });
  return context;
}

const linesOf = () => [...document.querySelectorAll<HTMLElement>("[data-line]")];

afterEach(() => {
  cleanup();
  i18n.language = "en";
});

test("the newest turn is on top, its lines in the order they happened", () => {
  shown(log(30));
  const headings = screen.getAllByRole("heading").map((one) => one.textContent);
  expect(headings[0]).toContain(i18n.text("turn", { number: 3 }));
  expect(headings[0]).toContain("Anya");
  expect(headings[1]).toContain(i18n.text("hero-mylfaar", {}, "last-bastion"));
  expect(linesOf().slice(0, 3).map((one) => one.dataset.line)).toEqual(["21", "22", "23"]);
});

test("a heading is told in each language", () => {
  for (const language of ["en", "ru", "pl"] as const) {
    i18n.language = language;
    shown(log(10));
    expect(screen.getByRole("heading").textContent).toContain(i18n.text("turn", { number: 1 }));
    cleanup();
  }
});

test("of two thousand lines only the newest are there", () => {
  shown(log(2000));
  expect(linesOf().length).toBeGreaterThan(20);
  expect(linesOf().length).toBeLessThan(150);
  expect(linesOf()[0]!.dataset.line).toBe("1991");
});

test("one stop for the keyboard; the arrows walk, and a line points at what it speaks of", async () => {
  const context = shown(log(20));
  expect(linesOf().filter((one) => one.tabIndex === 0)).toHaveLength(1);
  linesOf()[0]!.focus();
  await fireEvent.keyDown(linesOf()[0]!, { key: "ArrowDown" });
  expect(document.activeElement).toBe(linesOf()[1]);
  expect([...context.highlighted]).toEqual(["incubus"]);
  await fireEvent.keyDown(linesOf()[1]!, { key: "End" });
  expect(document.activeElement).toBe(linesOf().at(-1));
});

test("older lines are fetched at the end of what is there, and at once where that is little", async () => {
  let fetched = 0;
  const loadOlder = async () => void fetched++;
  shown(log(70), [], loadOlder);
  expect(fetched).toBe(0);
  await fireEvent.keyDown(linesOf()[0]!, { key: "End" });
  await fireEvent.keyDown(linesOf().at(-1)!, { key: "ArrowDown" });
  await fireEvent.keyDown(linesOf().at(-1)!, { key: "ArrowDown" });
  expect(fetched).toBe(1);
  cleanup();
  shown(log(20), [], loadOlder);
  expect(fetched).toBe(2);
});

test("what has just come is marked", () => {
  const lines = log(20);
  shown(lines, lines.slice(-2));
  expect([...document.querySelectorAll(".fresh [data-line]")]).toHaveLength(2);
});
