import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isForControl, shortcut, usesKeyboard } from "./keys.ts";

let heard: (string | null)[] = [];
const listen = (event: KeyboardEvent) => heard.push(shortcut(event));

beforeEach(() => {
  heard = [];
  addEventListener("keydown", listen);
});

afterEach(() => {
  removeEventListener("keydown", listen);
  document.body.innerHTML = "";
});

test("a letter counts by its place where the keyboard writes another alphabet", async () => {
  await fireEvent.keyDown(document.body, { key: "E", code: "KeyE" });
  await fireEvent.keyDown(document.body, { key: "у", code: "KeyE" });
  await fireEvent.keyDown(document.body, { key: "&", code: "Digit1" });
  await fireEvent.keyDown(document.body, { key: "?", code: "Slash" });
  expect(heard).toEqual(["e", "e", "1", "?"]);
});

test("a Latin letter counts as it is written, wherever its key lies", async () => {
  await fireEvent.keyDown(document.body, { key: "e", code: "KeyD" });
  expect(heard).toEqual(["e"]);
});

test("whoever writes, reads a dialog, holds a key down or presses Ctrl gives no command", async () => {
  document.body.innerHTML = '<input><dialog open><button class="in">x</button></dialog><div role="menu"><button class="menu">x</button></div>';
  for (const one of ["input", ".in", ".menu"]) await fireEvent.keyDown(document.querySelector(one)!, { key: "e" });
  await fireEvent.keyDown(document.body, { key: "e", repeat: true });
  await fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  expect(heard).toEqual([null, null, null, null, null]);
});

test("the menu of a thing on the board takes the numbers of the options", async () => {
  document.body.innerHTML = '<div role="dialog" class="option-menu"><button>x</button></div>';
  await fireEvent.keyDown(document.querySelector("button")!, { key: "2" });
  expect(heard).toEqual(["2"]);
});

test("a press on a control is the control's", () => {
  document.body.innerHTML = "<button><b>x</b></button><p>y</p>";
  const on = (selector: string) => ({ target: document.querySelector(selector) }) as unknown as KeyboardEvent;
  expect([isForControl(on("b")), isForControl(on("p"))]).toEqual([true, false]);
});

test("what was used last is known", async () => {
  await fireEvent.keyDown(document.body, { key: "Tab" });
  expect(usesKeyboard()).toBe(true);
  await fireEvent.pointerDown(document.body);
  expect(usesKeyboard()).toBe(false);
});
