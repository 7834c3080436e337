import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { BoardContext, type BoardSource } from "~/board/context.svelte.ts";
import { i18n } from "~/i18n/i18n.svelte.ts";
import ContextHarness from "~/testing/ContextHarness.svelte";
import { anOption } from "~/testing/option.ts";
import PlainBoard from "./PlainBoard.svelte";
import { plainPlugin } from "./plugin.ts";

const GAME = "tiny";
const VIEW = { fire: 4, watchers: [{ id: "arn", wood: 2 }, { id: "bryn", wood: 0 }], gone: ["night-owl"] };
const plugin = plainPlugin(GAME);

i18n.addMessages("en", GAME, "event-arn = { $who } feeds\nwatcher-arn = Arn the Bold\nview-fire = Wood that burns\n");

function show(options = [anOption("feed:arn")]) {
  const choose = vi.fn();
  const source: BoardSource = { game: GAME, view: VIEW, catalogue: {}, options, barred: [], odds: {}, canAct: true, sentOption: null, choose };
  const props = { view: VIEW, catalogue: {}, newEntries: [] };
  render(ContextHarness, { props: { context: new BoardContext(source, plugin), part: PlainBoard as Component<any>, props } });
  return choose;
}

afterEach(cleanup);

test("things are called by the game's words, or by their ids", () => {
  show();
  for (const name of ["Arn the Bold", "bryn", "night owl", "Wood that burns"]) expect(screen.getByText(name)).toBeTruthy();
});

test("a thing that an option touches is pressed to choose it", async () => {
  const choose = show();
  await fireEvent.click(screen.getByText("Arn the Bold"));
  expect(choose).toHaveBeenCalledWith("feed:arn");
});

test("an option lights what it touches of what is shown", () => {
  expect(plugin.optionSpots(anOption("hand:wood>bryn"), VIEW)).toEqual(["bryn"]);
});

test("a log entry is about the things that it names", () => {
  const entry = { at: 0, what: "feed", data: { watcher: "arn", fire: 4 }, line: { id: "x" }, choice: 0 };
  expect(plugin.entrySpots(entry, VIEW)).toEqual(["arn"]);
});

test("a thing explains itself by what is told of it", () => {
  expect(plugin.explain("arn", VIEW, {})).toEqual({ title: "Arn the Bold", lines: [{ text: "wood: 2" }] });
  expect(plugin.explain("nobody", VIEW, {})).toBeNull();
});
