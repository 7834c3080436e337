import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { campaigns, seats } from "~/state/seats.svelte.ts";
import type { GameInfo, Setting } from "~/api/protocol.ts";
import { t, i18n } from "~/i18n/i18n.svelte.ts";
import NewTable from "./NewTable.svelte";

const plain = { low: 0, high: 0, values: [], retired: [], count: null, unique: true, chancy: false, usual: false, when: {} };

function info(name: string, kind: Setting["kind"], rest: Partial<Setting>) {
  const setting: Setting = { name, kind, default: null, ...plain, words: "", rule: "", ...rest };
  const values = Object.fromEntries(setting.values.map((one) => [one, { id: `${setting.words}-${one}` }]));
  return { setting, name: { id: `setting-${name}` }, help: { id: `setting-${name}-help` }, values };
}

const BASTION: GameInfo = {
  campaign: null,
  lesson: true,
  rulebook: true,
  id: "bastion",
  rules: 1,
  name: { id: "game-bastion" },
  about: { id: "game-bastion-about" },
  low: 1,
  high: 4,
  settings: [
    info("players", "number", { default: 2, low: 1, high: 4 }),
    info("mode", "one", { default: "training", values: ["training", "level", "custom"], words: "bastion-mode" }),
    info("level", "one", {
      default: "easy",
      values: ["easy", "hard"],
      words: "bastion-level",
      when: { mode: ["level"] },
    }),
    info("deck", "many", {
      default: [],
      values: ["spy", "golem"],
      unique: false,
      words: "bastion-card",
      when: { mode: ["custom"] },
    }),
    info("districts", "many", { values: ["yellow", "green"], count: 2, chancy: true, words: "colour" }),
    info("defenders", "many", {
      values: ["dagdar", "sannirr", "orsilla"],
      count: "players",
      chancy: true,
      words: "bastion-defender",
    }),
  ],
};

let asked: { body: any }[];
let answer: () => Response;
const SET = { id: "abc", token: "mine", onlooker: "looks", friends: [{ seat: 1, token: "theirs" }] };

beforeEach(() => {
  asked = [];
  answer = () => new Response(JSON.stringify(SET), { status: 201 });
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    asked.push({ body: JSON.parse(body) });
    return Promise.resolve(answer());
  });
  history.replaceState(null, "", "/new/bastion");
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const one of [...seats.all]) seats.forget(one.id);
});

const say = (id: string) => i18n.text(id, {}, "bastion");
const open = () => render(NewTable, { game: BASTION, bots: ["greedy", "random"] });
const start = () => fireEvent.click(screen.getByRole("button", { name: t("page-lobby-start") }));
const group = (name: string) => within(screen.getByRole("group", { name }));

test("Start works at once, with the game's own defaults and a bot beside oneself", async () => {
  open();
  await start();
  await vi.waitFor(() => expect(location.pathname).toBe("/table/abc"));
  expect(asked[0]!.body).toMatchObject({ game: "bastion", options: {}, undo_limit: "consent" });
  expect(asked[0]!.body.seats).toEqual([
    { kind: "me", name: "" },
    { kind: "bot", bot: "greedy" },
  ]);
  expect(seats.find("abc")).toMatchObject({ token: "mine", onlooker: "looks", friends: SET.friends, joined: true });
});

test("a dependent setting appears and goes with what it depends on, and is sent only then", async () => {
  open();
  const level = say("setting-level");
  expect(screen.queryByRole("group", { name: level })).toBeNull();
  await fireEvent.click(screen.getByLabelText(say("bastion-mode-level")));
  await fireEvent.click(group(level).getByLabelText(say("bastion-level-hard")));
  await start();
  expect(asked[0]!.body.options).toEqual({ mode: "level", level: "hard" });
  await fireEvent.click(screen.getByLabelText(say("bastion-mode-training")));
  expect(screen.queryByRole("group", { name: level })).toBeNull();
  await start();
  expect(asked[1]!.body.options).toEqual({});
});

test("cards are counted into a deck", async () => {
  open();
  await fireEvent.click(screen.getByLabelText(say("bastion-mode-custom")));
  const more = screen.getByRole("button", { name: t("page-lobby-one-more", { name: say("bastion-card-spy") }) });
  await fireEvent.click(more);
  await fireEvent.click(more);
  await start();
  expect(asked[0]!.body.options).toEqual({ mode: "custom", deck: ["spy", "spy"] });
});

test("an order is pressed together, and left to chance again", async () => {
  open();
  const districts = group(say("setting-districts"));
  const [chance, yellow, green] = districts.getAllByRole("button", { hidden: true });
  await fireEvent.click(green!);
  await fireEvent.click(yellow!);
  await start();
  expect(asked[0]!.body.options).toEqual({ districts: ["green", "yellow"] });
  await fireEvent.click(chance!);
  await start();
  expect(asked[1]!.body.options).toEqual({});
});

test("a defender is chosen at a seat and cannot be chosen at another", async () => {
  open();
  const [mine, theirs] = screen.getAllByLabelText(say("setting-defenders-each")) as HTMLSelectElement[];
  await fireEvent.change(mine!, { target: { value: "dagdar" } });
  expect([...theirs!.options].find((one) => one.value === "dagdar")?.disabled).toBe(true);
  await start();
  const [first, second] = asked[0]!.body.options.defenders;
  expect(first).toBe("dagdar");
  expect(["sannirr", "orsilla"]).toContain(second);
});

test("more players are more seats", async () => {
  open();
  await fireEvent.click(group(say("setting-players")).getByLabelText("4"));
  expect(screen.getAllByRole("listitem").filter((one) => one.querySelector("fieldset"))).toHaveLength(4);
  await start();
  expect(asked[0]!.body.options).toEqual({ players: 4 });
  expect(asked[0]!.body.seats).toHaveLength(4);
});

test("a fault stands at its setting, opens what hides it, and goes when the setting is changed", async () => {
  const fault = { code: "wrong-count", where: "districts", message: { id: "fault-wrong-count", args: { wanted: 2, count: 1 } } };
  answer = () =>
    new Response(JSON.stringify({ code: "bad-options", message: { id: "error-bad-options" }, faults: [fault] }), {
      status: 400,
    });
  open();
  await start();
  const districts = await vi.waitFor(() => group(say("setting-districts")));
  const said = i18n.format(fault.message, "bastion");
  await vi.waitFor(() => expect(districts.getByRole("alert", { hidden: true }).textContent).toBe(said));
  expect(document.querySelector("details")?.open).toBe(true);
  expect(location.pathname).toBe("/new/bastion");
  await fireEvent.click(districts.getAllByRole("button", { hidden: true })[1]!);
  expect(districts.getByRole("alert", { hidden: true }).textContent).toBe("");
});

test("a campaign is begun by itself: what it decides is not asked for", async () => {
  const campaign = { chapters: { training: { id: "bastion-mode-training" } }, sets: ["mode"] };
  answer = () => new Response(JSON.stringify({ ...SET, table: "first" }), { status: 201 });
  render(NewTable, { game: { ...BASTION, campaign }, bots: ["greedy"], campaign: true });
  expect(screen.queryByRole("group", { name: say("setting-mode") })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: t("page-campaign-begin") }));
  await vi.waitFor(() => expect(location.pathname).toBe("/campaign/abc"));
  expect(asked[0]!.body).toMatchObject({ game: "bastion", options: {} });
  expect(campaigns.find("abc")).toMatchObject({ token: "mine", friends: SET.friends });
  campaigns.forget("abc");
});
