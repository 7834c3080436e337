import { fireEvent } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { nearest, oneStop } from "./one-stop.ts";

const places = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 210, y: 10 },
  { x: 0, y: 100 },
  { x: 100, y: 100 },
];
const RIGHT = { x: 1, y: 0 };
const DOWN = { x: 0, y: 1 };

test("an arrow leads to the nearest thing in its direction", () => {
  expect(nearest(places[0]!, RIGHT, places)).toBe(1);
  expect(nearest(places[1]!, RIGHT, places)).toBe(2);
  expect(nearest(places[1]!, DOWN, places)).toBe(4);
  expect(nearest(places[4]!, DOWN, places)).toBe(-1);
});

let leave: (() => void) | void;
afterEach(() => {
  leave?.();
  document.body.innerHTML = "";
});

function board(): HTMLElement {
  document.body.innerHTML = `<div id="board">${[0, 1, 2].map((at) => `<button class="spot" id="s${at}" tabindex="0"></button>`).join("")}</div>`;
  const container = document.getElementById("board")!;
  container.querySelectorAll(".spot").forEach((one, at) => {
    one.getBoundingClientRect = () => ({ left: at * 50, top: 0, width: 40, height: 40 }) as DOMRect;
  });
  return container;
}

const stops = () => [...document.querySelectorAll('.spot[tabindex="0"]')].map((one) => one.id);

test("only one thing is a stop of the Tab key: the first that may be chosen", async () => {
  const container = board();
  document.getElementById("s1")!.classList.add("lit");
  leave = oneStop(".spot")(container);
  expect(stops()).toEqual(["s1"]);
});

test("arrow keys go from thing to thing, and the stop goes along", async () => {
  leave = oneStop(".spot")(board());
  document.getElementById("s0")!.focus();
  await fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
  expect([document.activeElement!.id, ...stops()]).toEqual(["s1", "s1"]);
  await fireEvent.keyDown(document.activeElement!, { key: "End" });
  expect(document.activeElement!.id).toBe("s2");
  await fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
  expect(document.activeElement!.id).toBe("s2");
});

test("a thing that leaves the board hands the stop on", async () => {
  leave = oneStop(".spot")(board());
  document.getElementById("s0")!.remove();
  await Promise.resolve();
  expect(stops()).toEqual(["s1"]);
});
