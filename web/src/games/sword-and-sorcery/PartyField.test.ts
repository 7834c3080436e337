import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SettingInfo } from "~/api/protocol.ts";
import { t } from "~/i18n/i18n.svelte.ts";
import PartyField from "./PartyField.svelte";
import { gameText } from "./names.ts";

const CARDS = ["auriel-wizard", "auriel-sorceress", "shae-rogue"];
const info = {
  setting: { name: "heroes", values: CARDS, chancy: true, usual: false },
  values: Object.fromEntries(CARDS.map((card) => [card, { id: `class-${card}` }])),
} as unknown as SettingInfo;
const barred = {
  "auriel-sorceress": { code: "same-hero-twice", where: "heroes", message: { id: "fault-same-hero-twice", args: { hero: "auriel" } }, rule: "SS-SETUP-16" },
};

let changed: unknown[];

beforeEach(() => {
  changed = [];
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (value: unknown) =>
  render(PartyField, { info, game: "sword-and-sorcery", options: { players: 2 }, value, barred, change: (one: unknown) => changed.push(one) });
const card = (id: string) => document.querySelector<HTMLButtonElement>(`[data-card="${id}"]`)!;

test("who may not travel along is barred, with the reason and its rule, and cannot be pressed in", async () => {
  open(["auriel-wizard"]);
  const kept = card("auriel-sorceress");
  expect(kept.getAttribute("aria-disabled")).toBe("true");
  const why = document.getElementById(kept.getAttribute("aria-describedby")!)!;
  expect(why.textContent).toContain(gameText("hero-auriel"));
  expect(why.querySelector("a")?.getAttribute("href")).toBe("/rules/sword-and-sorcery#SS-SETUP-16");
  await fireEvent.click(kept);
  expect(changed).toEqual([]);
});

test("heroes are pressed in and out; without any chance decides", async () => {
  open(["auriel-wizard"]);
  await fireEvent.click(card("shae-rogue"));
  await fireEvent.click(card("auriel-wizard"));
  expect(changed).toEqual([["auriel-wizard", "shae-rogue"], null]);
  expect(card("auriel-wizard").textContent).toContain(t("seat", { number: 1 }));
});
