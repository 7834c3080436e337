import { afterEach, expect, test } from "vitest";
import type { SettingTold } from "~/api/protocol.ts";
import { words } from "~/i18n/i18n.svelte.ts";
import { capital, colourOf, helpOf, inNames, nameOf } from "./values.ts";

const told = {
  setting: { name: "side" },
  values: { statue: { id: "bastion-side-statue" }, plain: { id: "bastion-side-plain" } },
} as unknown as SettingTold;

afterEach(() => {
  words.language = "en";
});

test("a fault calls values by their names, in the reader's language", () => {
  words.language = "pl";
  const fault = { id: "fault-unknown-value", args: { value: "flyers", known: "statue, plain", count: 2 } };
  const [statue, plain] = ["statue", "plain"].map((one) => nameOf(told, one, "bastion"));
  expect(inNames(fault, told, "bastion").args).toEqual({ value: "flyers", known: `${statue}, ${plain}`, count: 2 });
  expect(statue).toBe(capital(words.text("bastion-side-statue", {}, "bastion")));
});

test("a value says more of itself where the game has words for it", () => {
  expect(helpOf(told, "statue", "bastion")).toBe(words.text("bastion-side-statue-help", {}, "bastion"));
  expect(helpOf(told, null, "bastion")).toBe("");
  expect(helpOf({ ...told, values: { one: { id: "game" } } }, "one", "bastion")).toBe("");
});

test("a value that speaks of a colour is shown with the colour's shape", () => {
  expect(["red", "scout-red", "flyer-black", "golem", "red-wing"].map(colourOf)).toEqual(["red", "red", "black", "", ""]);
});
