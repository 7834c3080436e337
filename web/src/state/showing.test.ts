import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Pace } from "./preferences.svelte.ts";
import { Showing, type Shown } from "./showing.svelte.ts";

let seen: string[];
let pace: Pace;
let showing: Showing;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  pace = "normal";
  showing = new Showing(() => pace);
});
afterEach(() => vi.useRealTimers());

const beat = (name: string, duration = 1000, own = false): Shown => ({ duration, own, show: () => seen.push(name) });

test("things are shown one after the other, each for its time, and what takes none comes with what is before it", () => {
  showing.add([beat("card"), beat("blow"), beat("question", 0)]);
  expect(seen).toEqual(["card"]);
  vi.advanceTimersByTime(999);
  expect(seen).toEqual(["card"]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["card", "blow"]);
  expect(showing.busy).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(["card", "blow", "question"]);
  expect(showing.busy).toBe(false);
});

test("what comes meanwhile waits behind what is still to be seen", () => {
  showing.add([beat("first"), beat("second")]);
  showing.add([beat("third")]);
  vi.advanceTimersByTime(2000);
  expect(seen).toEqual(["first", "second", "third"]);
});

test.each([
  ["slow", 2000],
  ["normal", 1000],
  ["fast", 400],
  ["instant", 0],
] as const)("at the pace %s a second lasts %i ms", (wanted, lasts) => {
  pace = wanted;
  showing.add([beat("one"), beat("two")]);
  vi.advanceTimersByTime(Math.max(0, lasts - 1));
  expect(seen.length).toBe(lasts === 0 ? 2 : 1);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["one", "two"]);
});

test("step by step every thing waits for a key, but never one's own doing", () => {
  pace = "step";
  showing.add([beat("mine", 500, true), beat("theirs"), beat("more"), beat("question", 0)]);
  vi.advanceTimersByTime(500);
  expect(seen).toEqual(["mine", "theirs"]);
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual(["mine", "theirs"]);
  expect(showing.waits).toBe(true);
  showing.step();
  expect(seen.at(-1)).toBe("more");
  showing.step();
  expect(seen.at(-1)).toBe("question");
  expect(showing.busy).toBe(false);
});

test("a pause holds everything, a step goes on by one, and going on goes on", () => {
  showing.add([beat("one"), beat("two"), beat("three")]);
  showing.pause();
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual(["one"]);
  showing.step();
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual(["one", "two"]);
  showing.resume();
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(["one", "two", "three"]);
});

test("while paused one may still act: what needs no look comes at once, what others do is held", () => {
  showing.pause();
  showing.add([beat("answer", 0)]);
  expect(seen).toEqual(["answer"]);
  showing.add([beat("enemy")]);
  expect(seen).toEqual(["answer"]);
  expect(showing.busy).toBe(true);
  showing.step();
  expect(seen).toEqual(["answer", "enemy"]);
});

test("skipping shows everything at once, in order, and tells those who wait for it", async () => {
  showing.add([beat("one"), beat("two"), beat("question", 0)]);
  const waited = showing.whenSeen();
  showing.skip();
  await waited;
  expect(seen).toEqual(["one", "two", "question"]);
  expect(showing.busy).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(seen.length).toBe(3);
});

test("another pace holds from what is being looked at on", () => {
  pace = "slow";
  showing.add([beat("one"), beat("two")]);
  pace = "fast";
  showing.retime();
  vi.advanceTimersByTime(400);
  expect(seen).toEqual(["one", "two"]);
});

test("while something is read nothing more is shown, and a pause outlasts it", () => {
  showing.add([beat("story"), beat("blow"), beat("fall")]);
  showing.read(true);
  vi.advanceTimersByTime(9000);
  expect(seen).toEqual(["story"]);
  showing.read(false);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(["story", "blow"]);
  showing.pause();
  showing.read(true);
  showing.read(false);
  vi.advanceTimersByTime(9000);
  expect(seen).toEqual(["story", "blow"]);
});
