import { expect, test } from "vitest";
import type { LogEntry } from "~/api/protocol.ts";
import { afterEntries, faceOf, NO_DICE, wasUndone, type TurnProgress } from "./dice.ts";

let at = 0;
const line = (what: string, data: Record<string, unknown> = {}): LogEntry => ({ at: at++, what, data, line: { id: what }, choice: 0 });

test("dice lie as they fell, Kazgin's grey one last", () => {
  const lying = afterEntries(NO_DICE, [line("roll", { hero: "kazgin", faces: ["red", "white", "blue", "red"], grey: true })]);
  expect(lying.combat?.faces).toEqual(["red", "white", "blue", "red"]);
  expect(lying.combat?.grey).toBe(true);
  expect(lying.decay).toBeNull();
});

test("a second try is another throw", () => {
  const first = afterEntries(NO_DICE, [line("roll", { faces: ["red", "red"], grey: false })]);
  const second = afterEntries(first, [line("reroll", { faces: ["red", "blue"], dice: 1 })]);
  expect(second.combat?.faces).toEqual(["red", "blue"]);
  expect(second.combat?.at).not.toBe(first.combat?.at);
});

test("the decay die of an exit effect lies beside the dice of the fight", () => {
  const lying = afterEntries(NO_DICE, [line("roll", { faces: ["red"], grey: false }), line("decay", { face: "evil" })]);
  expect(lying.combat?.faces).toEqual(["red"]);
  expect(lying.decay?.faces).toEqual(["evil"]);
});

test("what else happens leaves them there, a new turn does not", () => {
  const rolled = afterEntries(NO_DICE, [line("roll", { faces: ["red"], grey: false })]);
  expect(afterEntries(rolled, [])).toEqual(rolled);
  expect(afterEntries(rolled, [line("move")])).toEqual(rolled);
  expect(afterEntries(rolled, [line("turn")])).toEqual(NO_DICE);
});

test("taking back is told from going on", () => {
  const moment = (turn: number, phase: string, fight: boolean): TurnProgress => ({ turn, phase, used: { fight, moved: true } });
  expect(wasUndone(moment(3, "hero", true), moment(3, "hero", false))).toBe(true);
  expect(wasUndone(moment(3, "hero", false), moment(3, "cards", false))).toBe(true);
  expect(wasUndone(moment(3, "hero", true), moment(2, "hero", true))).toBe(true);
  expect(wasUndone(moment(3, "hero", false), moment(3, "hero", true))).toBe(false);
  expect(wasUndone(moment(3, "hero", true), moment(4, "cards", false))).toBe(false);
});

test("what may be rolled again tells what it shows by now", () => {
  const rolled = [line("roll", { faces: ["red", "white"], grey: false }), line("reroll", { faces: ["red", "blue"], dice: 1 })];
  expect(["d1", "d2", "d3", "red"].map((piece) => faceOf(piece, rolled))).toEqual(["red", "blue", null, null]);
  expect(faceOf("d1", [...rolled, line("turn")])).toBeNull();
});
