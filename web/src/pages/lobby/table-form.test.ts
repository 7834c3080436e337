import { expect, test } from "vitest";
import type { GameInfo, Setting } from "~/api/protocol.ts";
import {
  changeCount,
  assignPerSeat,
  isOrdered,
  sectionOf,
  updateSeat,
  resizeSeats,
  seatsToSend,
  optionsToSend,
  settingsIn,
  faultsByField,
  toggle,
  defaultOptions,
  requiredCount,
  type SeatDraft,
} from "./table-form.ts";

function setting(name: string, kind: Setting["kind"], rest: Partial<Setting> = {}): Setting {
  const plain = { low: 0, high: 0, values: [], retired: [], count: null, unique: true, chancy: false, usual: false, when: {} };
  return { name, kind, default: null, ...plain, words: "", rule: "", ...rest };
}

const PLAYERS = setting("players", "number", { default: 2, low: 1, high: 4 });
const MODE = setting("mode", "one", { default: "training", values: ["training", "level", "custom"] });
const LEVEL = setting("level", "one", { default: "easy", values: ["easy", "hard"], when: { mode: ["level"] } });
const DECK = setting("deck", "many", { default: [], values: ["orc", "imp"], unique: false, when: { mode: ["custom"] } });
const HEROES = setting("heroes", "many", { values: ["elmer", "arne", "kazgin"], count: "players", chancy: true });
const SIDES = setting("sides", "many", { values: ["n", "e", "s", "w"], count: "players", chancy: true, usual: true });
const BOARDS = setting("boards", "many", { values: ["red", "green"], count: 2, chancy: true });
const CLASSES = setting("classes", "many", { values: ["scout", "flyer", "giant"], count: 2, chancy: true });
const FIGURES = setting("figures", "one", { default: "all", values: ["all", "few"], rule: "LB-RULE-6" });

const ALL = [PLAYERS, MODE, LEVEL, DECK, HEROES, SIDES, BOARDS, FIGURES];
const GAME: GameInfo = {
  campaign: null,
  lesson: true,
  rulebook: true,
  id: "tiny",
  rules: 1,
  name: { id: "game-tiny" },
  about: { id: "game-tiny-about" },
  low: 1,
  high: 4,
  settings: ALL.map((one) => ({ setting: one, name: { id: one.name }, help: { id: one.name }, values: {} })),
};

const seat = (kind: SeatDraft["kind"], picks: Record<string, string> = {}): SeatDraft => ({
  kind,
  name: "",
  bot: "greedy",
  picks,
});
const names = (found: { setting: Setting }[]) => found.map((one) => one.setting.name);

test("what everyone sets comes first, what is per seat stands at the seats, the rest behind More", () => {
  const options = defaultOptions(GAME.settings);
  expect(names(settingsIn("first", GAME.settings, options))).toEqual(["players", "mode"]);
  expect(names(settingsIn("seat", GAME.settings, options))).toEqual(["heroes"]);
  expect(names(settingsIn("more", GAME.settings, options))).toEqual(["sides", "boards", "figures"]);
});

test("a setting that depends on another appears with it, among the first", () => {
  const options = { ...defaultOptions(GAME.settings), mode: "level" };
  expect(names(settingsIn("first", GAME.settings, options))).toEqual(["players", "mode", "level"]);
  expect(sectionOf({ ...DECK, chancy: true })).toBe("first");
});

test("how many play is asked first, whatever the game names first", () => {
  const settings = [...GAME.settings].reverse();
  expect(names(settingsIn("first", settings, defaultOptions(settings)))).toEqual(["players", "mode"]);
});

test("untouched, nothing is sent: the game has its own good defaults", () => {
  expect(optionsToSend(GAME.settings, defaultOptions(GAME.settings), [seat("me"), seat("bot")])).toEqual({});
});

test("only what matters and differs is sent", () => {
  const options = { ...defaultOptions(GAME.settings), players: 3, level: "hard", deck: ["orc"] };
  expect(optionsToSend(GAME.settings, options, [])).toEqual({ players: 3 });
  expect(optionsToSend(GAME.settings, { ...options, mode: "custom" }, [])).toEqual({ players: 3, mode: "custom", deck: ["orc"] });
});

test("a seat that wants no hero in particular gets one that nobody wants", () => {
  const seats = [seat("me"), seat("bot", { heroes: "elmer" })];
  expect(assignPerSeat(HEROES, seats, () => 0)).toEqual(["arne", "elmer"]);
  expect(assignPerSeat(HEROES, seats, () => 0.99)).toEqual(["kazgin", "elmer"]);
  expect(assignPerSeat(HEROES, [seat("me"), seat("bot")])).toBeNull();
  expect(optionsToSend(GAME.settings, defaultOptions(GAME.settings), seats, () => 0)).toEqual({ heroes: ["arne", "elmer"] });
});

test("lists know how many they need, and whether their order says anything", () => {
  expect(requiredCount(HEROES, { players: 3 })).toBe(3);
  expect(requiredCount(BOARDS, {})).toBe(2);
  expect(requiredCount(DECK, {})).toBeNull();
  expect([isOrdered(SIDES), isOrdered(BOARDS), isOrdered(CLASSES), isOrdered(DECK)]).toEqual([true, true, false, false]);
});

test("a value is taken in once, taken out again, and not beyond what fits", () => {
  expect(toggle(["a"], "b", 2)).toEqual(["a", "b"]);
  expect(toggle(["a", "b"], "a", 2)).toEqual(["b"]);
  expect(toggle(["a", "b"], "c", 2)).toEqual(["a", "b"]);
  expect(toggle(["a"], "b", 1)).toEqual(["b"]);
});

test("a value may be counted up and down", () => {
  expect(changeCount(["orc"], "orc", 1)).toEqual(["orc", "orc"]);
  expect(changeCount(["orc", "imp", "orc"], "orc", -1)).toEqual(["orc", "imp"]);
  expect(changeCount(["imp"], "orc", -1)).toEqual(["imp"]);
});

test("seats come and go with the number of players; nobody sits twice as oneself", () => {
  const two = resizeSeats(2, [], "greedy");
  expect(two.map((one) => one.kind)).toEqual(["me", "bot"]);
  expect(resizeSeats(1, two, "greedy")).toEqual(two.slice(0, 1));
  const friends = updateSeat(two, 1, { kind: "friend" });
  expect(resizeSeats(4, friends, "greedy").map((one) => one.kind)).toEqual(["me", "friend", "friend", "friend"]);
  expect(updateSeat(friends, 1, { kind: "me" }).map((one) => one.kind)).toEqual(["here", "me"]);
  expect(resizeSeats(3, updateSeat(friends, 1, { kind: "me" }), "greedy").map((one) => one.kind)).toEqual([
    "here",
    "me",
    "here",
  ]);
});

test("a bot is sent by its kind, a person by name", () => {
  const seats = [{ ...seat("me"), name: " Anna " }, seat("bot")];
  expect(seatsToSend(seats)).toEqual([
    { kind: "me", name: "Anna" },
    { kind: "bot", bot: "greedy" },
  ]);
});

test("a fault is shown at the setting it names", () => {
  const message = { id: "fault-wrong-count" };
  const faults = faultsByField(
    [
      { where: "boards", message },
      { where: "state.deck", message },
    ],
    GAME.settings,
  );
  expect(faults).toEqual({ at: { boards: [message] }, rest: [{ where: "state.deck", message }] });
});
