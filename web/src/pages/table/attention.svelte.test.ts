import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setPreferences } from "~/state/preferences.svelte.ts";
import { i18n } from "~/i18n/i18n.svelte.ts";
import { announceTurn } from "./attention.svelte.ts";

class Seat {
  game = "bastion";
  isYourTurn = $state(false);
  now = $state.raw({ table: { title: "" } });
}

let unreadChat: number;
let leave: () => void;
let seat: Seat;

beforeEach(() => {
  unreadChat = 0;
  seat = new Seat();
  leave = $effect.root(() => announceTurn(seat, () => unreadChat++));
  flushSync();
});

afterEach(() => {
  leave();
  setPreferences({ sound: false });
});

function ask(isYourTurn: boolean) {
  seat.isYourTurn = isYourTurn;
  flushSync();
}

test("the tab's title says when it is one's turn, and by which table", () => {
  const name = i18n.text("game-bastion", {}, "bastion");
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
  expect(unreadChat).toBe(0);
  ask(false);
  setPreferences({ sound: true });
  ask(true);
  expect(unreadChat).toBe(1);
  seat.now = { table: { title: "" } };
  flushSync();
  expect(unreadChat).toBe(1);
});

test("nobody is startled by coming to a table where it is their turn already", () => {
  setPreferences({ sound: true });
  leave();
  seat = new Seat();
  seat.isYourTurn = true;
  leave = $effect.root(() => announceTurn(seat, () => unreadChat++));
  flushSync();
  expect(unreadChat).toBe(0);
});
