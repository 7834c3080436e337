import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18n } from "~/i18n/i18n.svelte.ts";
import { pickSpot, SIGNALS } from "./signals.ts";

let pressed: string[];

beforeEach(() => {
  pressed = [];
  document.body.innerHTML = '<svg><g data-spot="market" tabindex="0"><rect id="wall" /></g></svg><p id="else"></p>';
  document.querySelector("g")!.addEventListener("click", () => pressed.push("market"));
});

afterEach(() => (document.body.innerHTML = ""));

const press = (id: string) => document.getElementById(id)!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

test("the thing that is pressed is meant, and nothing else comes of that press", () => {
  const picked = vi.fn();
  pickSpot(picked);
  press("wall");
  expect(picked).toHaveBeenCalledWith("market");
  expect(pressed).toEqual([]);
  press("wall");
  expect(pressed).toEqual(["market"]);
  expect(picked).toHaveBeenCalledTimes(1);
});

test("a press elsewhere, Escape and giving up mean nothing", () => {
  const picked = vi.fn();
  pickSpot(picked);
  press("else");
  pickSpot(picked);
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  pickSpot(picked)();
  expect(picked.mock.calls).toEqual([[null], [null], [null]]);
});

test("the keyboard points as well", () => {
  const picked = vi.fn();
  pickSpot(picked);
  document.querySelector("g")!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  expect(picked).toHaveBeenCalledWith("market");
});

test("every signal has its word", () => {
  for (const { signal } of SIGNALS) expect(i18n.has(`page-signal-${signal}`)).toBe(true);
});
