import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { prefer } from "~/state/preferences.svelte.ts";
import { words } from "~/i18n/i18n.svelte.ts";
import { attend } from "./attention.svelte.ts";

class Seat {
  game = "bastion";
  awaited = $state(false);
  now = $state.raw({ table: { title: "" } });
}

let heard: number;
let leave: () => void;
let seat: Seat;

beforeEach(() => {
  heard = 0;
  seat = new Seat();
  leave = $effect.root(() => attend(seat, () => heard++));
  flushSync();
});

afterEach(() => {
  leave();
  prefer({ sound: false });
});

function ask(awaited: boolean) {
  seat.awaited = awaited;
  flushSync();
}

test("the tab's title says when it is one's turn, and by which table", () => {
  const name = words.text("game-bastion", {}, "bastion");
  const before = document.title;
  expect(before).toContain(name);
  ask(true);
  expect(document.title).not.toBe(before);
  expect(document.title).toContain(name);
  ask(false);
  expect(document.title).toBe(before);
  seat.now = { table: { title: "Thursdays" } };
  flushSync();
  expect(document.title).toContain("Thursdays");
  leave();
  expect(document.title).toBe("Holdfast");
});

test("the sound is off by default, and is heard once when one's turn begins", () => {
  ask(true);
  expect(heard).toBe(0);
  ask(false);
  prefer({ sound: true });
  ask(true);
  expect(heard).toBe(1);
  seat.now = { table: { title: "" } };
  flushSync();
  expect(heard).toBe(1);
});

test("nobody is startled by coming to a table where it is their turn already", () => {
  prefer({ sound: true });
  leave();
  seat = new Seat();
  seat.awaited = true;
  leave = $effect.root(() => attend(seat, () => heard++));
  flushSync();
  expect(heard).toBe(0);
});
