import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { BoardSource } from "~/board/context.svelte.ts";
import { setPreferences } from "~/state/preferences.svelte.ts";
import type { LogEntry, Odds, Option, Seat } from "~/api/protocol.ts";
import { textOf } from "~/testing/i18n.ts";
import { i18n } from "~/i18n/i18n.svelte.ts";
import { explain } from "./explain.ts";
import { plugin } from "./index.ts";
import { overlays } from "./overlays.svelte.ts";
import { GAME, type SwordAndSorceryView } from "./view.ts";
import TableHarness from "~/testing/TableHarness.svelte";
import { sampleCatalogue, sampleView } from "./testing/sample.ts";
import { anOption } from "~/testing/option.ts";

const seat = (number: number, kind: "person" | "bot", name: string): Seat => ({ seat: number, kind, name, bot: "", figure: { id: "x" }, order: "ask", confirm: true, gives_up: false, taken: true, former: null, asks: false, host: false });

function atTable(options: Option[], view: SwordAndSorceryView = sampleView(), newEntries: LogEntry[] = [], odds: Record<string, Odds> = {}) {
  const choose = vi.fn();
  const source: BoardSource = { game: GAME, view, catalogue: sampleCatalogue, options, barred: [], odds, canAct: options.length > 0, sentOption: null, choose };
  const { container } = render(TableHarness, { plugin, source, seats: [seat(0, "person", "Ana"), seat(1, "bot", "")], newEntries });
  const spot = (id: string) => [...container.querySelectorAll<HTMLElement>(`[data-spot="${id}"]`)];
  return { container, choose, spot };
}

beforeAll(() => {
  for (const language of ["en", "ru", "pl"] as const) i18n.addMessages(language, GAME, textOf(language, GAME));
  i18n.language = "en";
});
beforeEach(() => {
  overlays.sheet = overlays.scroll = null;
  overlays.threats = overlays.sight = false;
});

afterEach(() => setPreferences({ motion: "system" }));

test("everything of the quest is on the table and has a name", () => {
  const { container, spot } = atTable([]);
  const ids = ["a", "b", "laegon", "ecarus", "gremlin-blue-1", "door-1", "gate-well", "chest-vestry", "shrine-a", "ground-a", "shadow-b", "search-b", "key-red", "power-laegon-forest-step"];
  for (const id of ids) {
    expect(spot(id).length, id).toBeGreaterThan(0);
    for (const one of spot(id)) expect(one.getAttribute("aria-label") ?? one.textContent.trim(), id).toBeTruthy();
  }
  expect(container.querySelectorAll('[role="button"] [role="button"], button button, button [role="button"]')).toHaveLength(0);
  expect(container.textContent).toContain("Ana");
});

test("what may be chosen is lit where it acts, and pressing it chooses", async () => {
  const { choose, spot } = atTable([anOption("move:b"), anOption("open:door-1")]);
  await fireEvent.click(spot("b")[0]!);
  expect(choose).toHaveBeenLastCalledWith("move:b");
  await fireEvent.keyDown(spot("door-1")[0]!, { key: "Enter" });
  expect(choose).toHaveBeenLastCalledWith("open:door-1");
});

test("every thing explains itself in all three languages", () => {
  for (const language of ["en", "ru", "pl"] as const) {
    i18n.language = language;
    for (const id of ["a", "b", "laegon", "gremlin-blue-1", "door-1", "gate-well", "chest-vestry", "key-red", "power-laegon-forest-step", "item-long-bow", "learn-heal"]) {
      const found = explain(id, sampleView(), sampleCatalogue)!;
      const said = [found.title, found.kind ?? "", ...found.lines.map((line) => line.text)].join(" ");
      expect(said, `${language} ${id}`).not.toMatch(/sword-and-sorcery-page|undefined|NaN|\b(hero|item|power|enemy|weapon|cost|aim)-[a-z]/);
    }
    expect(plugin.headline(sampleView())).not.toMatch(/quest-|undefined/);
  }
  i18n.language = "en";
});

test("an attack lies on the table with its dice, and symbols are spent by pressing", async () => {
  const attack = {
    attacker: "laegon", weapon: "long-bow", targets: ["gremlin-blue-1"], fixed: 1, bonus: 0, red: 1, blue: 1, fatal: 0, normal: 0, hits: 0, used: [], defender: "", defence: [], defence_effects: [], defence_used: [],
    dice: [{ colour: "red", face: "hit-power", spent: [] }, { colour: "blue", face: "magic", spent: [] }],
    effects: ["magic: hit 1", "power power: crit"],
  };
  const { container, choose, spot } = atTable([anOption("spend:hit-1"), anOption("enough")], sampleView({ attacks: [attack] }));
  expect(container.querySelectorAll(".attack .die")).toHaveLength(2);
  expect(spot("spend-crit")[0]!.classList).not.toContain("lit");
  await fireEvent.click(spot("spend-hit-1")[0]!);
  expect(choose).toHaveBeenLastCalledWith("spend:hit-1");
});

test("the enemies' intentions are drawn on request", async () => {
  const { container } = atTable([]);
  const arrows = () => container.querySelectorAll("svg .head").length;
  expect(arrows()).toBe(0);
  await fireEvent.click(container.querySelector(".look")!);
  expect(arrows()).toBe(1);
});

test("a hero sheet opens with gem, equipment and powers, and closes by Escape", async () => {
  const { container } = atTable([]);
  await fireEvent.click(container.querySelector(".open")!);
  const sheet = container.querySelector('[role="dialog"]')!;
  expect(sheet.querySelectorAll("td.now")).toHaveLength(5);
  expect(sheet.querySelector('[data-spot="item-long-bow"]')).toBeTruthy();
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(overlays.sheet).toBeNull();
});

test("a scroll marks the behaviour that would be chosen now", async () => {
  const { container } = atTable([]);
  await fireEvent.click(container.querySelector(".foe")!);
  expect(container.querySelectorAll('[role="dialog"] [aria-current="true"]')).toHaveLength(1);
});

test("the story is read on its own page with its choices", async () => {
  const line: LogEntry = { at: 1, what: "story", data: { story: "broken-seal-crossroads" }, line: { id: "event-story" }, choice: 1 };
  const { container, choose } = atTable([anOption("choose:1"), anOption("choose:2")], sampleView(), [line]);
  const page = container.querySelector('[role="dialog"]')!;
  expect(page.querySelectorAll("[data-option]")).toHaveLength(2);
  await fireEvent.click(page.querySelector('[data-option="choose:2"]')!);
  expect(choose).toHaveBeenLastCalledWith("choose:2");
});

test("what a friend may choose in the story is read by all, and only he can press it", () => {
  const view = sampleView({ story: ["broken-seal-crossroads"] });
  const labels = [{ id: "choice-broken-seal-story-crossroads-1" }, { id: "choice-broken-seal-story-crossroads-2" }];
  const source: BoardSource = { game: GAME, view, catalogue: sampleCatalogue, options: [], barred: [], odds: {}, canAct: false, sentOption: null, others: { who: [1], labels }, choose: vi.fn() };
  const { container } = render(TableHarness, { plugin, source, seats: [seat(0, "person", "Ana"), seat(1, "person", "Max")] });
  const page = container.querySelector('[role="dialog"]')!;
  expect(page.textContent).toContain(i18n.text("page-decides", { who: "Max", count: 1 }));
  const shown = [...page.querySelectorAll("li")];
  expect(shown.map((one) => one.textContent)).toEqual(labels.map(({ id }) => i18n.text(id, {}, GAME)));
  expect(page.querySelectorAll("li button")).toHaveLength(0);
  expect(page.querySelectorAll("[data-option]")).toHaveLength(0);
});

test("an enemy that has just fallen keeps its name while its attack lies on the table", () => {
  const attack = {
    attacker: "laegon", weapon: "long-bow", targets: ["gremlin-blue-1"], fixed: 1, bonus: 0, red: 1, blue: 0, fatal: 0, normal: 0, hits: 1, used: [], defender: "", defence: [], defence_effects: [], defence_used: [],
    dice: [{ colour: "red", face: "hit", spent: [] }],
    effects: [],
  };
  const { container } = atTable([], sampleView({ attacks: [attack], enemies: [] }));
  const shown = container.querySelector(".attack")!.textContent;
  expect(shown).toContain(i18n.text("enemy-gremlin", {}, GAME));
  expect(shown).not.toContain("gremlin-blue");
});

test("a paragraph that is still being read lies open after a reload", () => {
  const { container } = atTable([anOption("choose:story-crossroads-1")], sampleView({ story: ["broken-seal-crossroads"] }));
  expect(container.querySelectorAll('[role="dialog"] [data-option]')).toHaveLength(1);
});

test("a paragraph that was read does not come back while it lies on the table", async () => {
  setPreferences({ motion: "off" });
  const view = () => sampleView({ story: ["broken-seal-crossroads"] });
  const source = (): BoardSource => ({ game: GAME, view: view(), catalogue: sampleCatalogue, options: [], barred: [], odds: {}, canAct: false, sentOption: null, choose: vi.fn() });
  const seats = [seat(0, "person", "Ana")];
  const { container, rerender } = render(TableHarness, { plugin, source: source(), seats, newEntries: [] });
  await fireEvent.click(container.querySelector('[role="dialog"] .button')!);
  await rerender({ source: source(), seats, newEntries: [] });
  expect(container.querySelector('[role="dialog"]')).toBeNull();
});

test("what may come of a purchase stands beside it", () => {
  const attack = {
    attacker: "laegon", weapon: "long-bow", targets: ["gremlin-blue-1"], fixed: 0, bonus: 1, red: 1, blue: 0, fatal: 0, normal: 0, hits: 0, used: [], defender: "", defence: [], defence_effects: [], defence_used: [],
    dice: [{ colour: "red", face: "magic", spent: [] }],
    effects: ["magic: hit 1"],
  };
  const odds = { of: { "kill:gremlin-blue-1": 0.25 }, data: { wounds: { "0": 0.75, "4": 0.25 }, mean: 1 }, chances: [{ id: "yes" }] };
  const { container } = atTable([anOption("spend:hit-1"), anOption("enough")], sampleView({ attacks: [attack] }), [], { "spend:hit-1": odds });
  expect(container.querySelector('[data-spot="spend-hit-1"] .forecast')!.textContent).toContain("25");
  expect(container.querySelectorAll(".attack .bar")).toHaveLength(2);
});

test("cards that are chosen from can be read and pressed", async () => {
  const { container, choose } = atTable([anOption("keep:long-bow"), anOption("keep:bandages")]);
  const cards = container.querySelectorAll<HTMLElement>(".cards .spot.lit");
  expect(cards).toHaveLength(2);
  await fireEvent.click(cards[1]!);
  expect(choose).toHaveBeenLastCalledWith("keep:bandages");
});

test("the end tells what every hero brings home", () => {
  const End = plugin.EndSummary!;
  const { container } = render(End, { view: sampleView({ outcome: { won: true, reason: "quest" } }), catalogue: sampleCatalogue, newEntries: [] });
  expect(container.querySelectorAll(".spoils li")).toHaveLength(2);
  expect(container.textContent).toContain("15");
});

test("the Emporium shows its goods with prices and sells them", async () => {
  const view = sampleView({ phase: "prepare", visit: { shopper: "laegon", heroes: ["laegon", "ecarus"], counters: [], ready: [] }, emporium: ["bandages", "healing-potion"], stash: [] });
  const { choose, spot, container } = atTable([anOption("buy:bandages"), anOption("leave")], view);
  expect(container.querySelector(".shop")!.textContent).toContain("15");
  await fireEvent.click(spot("shelf-bandages")[0]!);
  expect(choose).toHaveBeenLastCalledWith("buy:bandages");
});

test("areas carry their names, and the goal panel says what wins, what loses and what can be done where", () => {
  const view = sampleView();
  const [first] = view.map.areas;
  view.map.areas = view.map.areas.map((area) => (area === first ? { ...area, name: "quest-lamp-of-souls" } : area));
  view.goals = {
    goals: [
      { id: "no-events", kind: "lose", done: false, message: { id: "goal-no-events", args: { count: 3 } } },
      { id: "seal", kind: "win", done: true, message: { id: "action-broken-seal-break-seal" } },
    ],
    times: [{ at_night: true, now: true, message: { id: "goal-time", args: { time: { id: "time-night" }, who: "heroes", what: [{ id: "effect-hit", args: { n: -1 } }] } } }],
    actions: [{ id: "break-seal", area: first!.id, cost: "special", open: true, message: { id: "action-broken-seal-break-seal" } }],
  };
  const { container } = atTable([], view);
  const lines = [...container.querySelectorAll("[data-goal]")];
  expect(lines.map((line) => (line as HTMLElement).dataset["goal"])).toEqual(["seal", "no-events"]);
  expect(lines[0]!.classList.contains("done")).toBe(true);
  expect(lines[1]!.textContent).toContain("3 cards left");
  expect(container.querySelector("[data-action]")!.textContent).toContain("The Lamp of Souls");
  expect([...container.querySelectorAll("text.name")].map((one) => one.textContent).join(" ")).toContain("Lamp");
});
