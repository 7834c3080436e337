import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { ApiError, problemOf } from "~/api/http.ts";
import { Playback } from "./playback.svelte.ts";

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function playback(last = 20, turnStarts = [0, 5, 11]) {
  const asked: number[] = [];
  const one = new Playback(last, turnStarts, async (choices) => {
    asked.push(choices);
    return { choices };
  });
  return { one, asked };
}

test("what lies around the place is fetched, each view once", async () => {
  const { one, asked } = playback();
  await settled();
  expect(one.view).toEqual({ choices: 0 });
  expect(asked).toEqual([0, 1, 2, 3, 4, 5]);
  one.go(10);
  await settled();
  one.go(10);
  await settled();
  expect(asked.slice(6)).toEqual([10, 11, 12, 9, 13, 14, 15, 8]);
  expect(one.view).toEqual({ choices: 10 });
});

test("until a view has come the last one stays", async () => {
  const { one } = playback();
  await settled();
  one.go(18);
  flushSync();
  expect(one.viewLoaded).toBe(false);
  expect(one.view).toEqual({ choices: 0 });
  await settled();
  expect(one.view).toEqual({ choices: 18 });
});

test("it never leaves the game", () => {
  const { one } = playback();
  one.step(-1);
  expect(one.at).toBe(0);
  one.go(99);
  expect(one.at).toBe(20);
  one.step(1);
  expect(one.at).toBe(20);
});

test("by turns it stops where turns began, and at both ends", () => {
  const { one } = playback();
  const walk = (by: 1 | -1) => (one.turn(by), one.at);
  expect([walk(1), walk(1), walk(1), walk(1)]).toEqual([5, 11, 20, 20]);
  expect([walk(-1), walk(-1), walk(-1), walk(-1)]).toEqual([11, 5, 0, 0]);
  one.go(8);
  expect(walk(-1)).toBe(5);
});

test("only one step on is shown moving", () => {
  const { one } = playback();
  one.step(1);
  expect(one.steppedForward).toBe(true);
  one.step(-1);
  expect(one.steppedForward).toBe(false);
  one.go(7);
  expect(one.steppedForward).toBe(false);
});

test("it plays to the end and begins anew from there", async () => {
  vi.useFakeTimers();
  const { one } = playback(3, [0]);
  one.play();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(one.at).toBe(3);
  expect(one.playing).toBe(false);
  one.play();
  expect(one.at).toBe(0);
  expect(one.playing).toBe(true);
  one.pause();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(one.at).toBe(0);
  vi.useRealTimers();
});

test("a server that is asked too much is asked again, another refusal is told", async () => {
  vi.useFakeTimers();
  const refusals = [429, 429, 404];
  const one = new Playback(0, [0], async (choices) => {
    const status = refusals.shift();
    if (status) throw new ApiError(status, problemOf("no-such-table"));
    return { choices };
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(one.problem?.message.id).toBe("error-no-such-table");
  one.go(0);
  await vi.advanceTimersByTimeAsync(5000);
  expect(one.problem).toBe(null);
  expect(one.view).toEqual({ choices: 0 });
  vi.useRealTimers();
});
