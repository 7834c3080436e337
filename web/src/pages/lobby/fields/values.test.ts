import { afterEach, expect, test } from "vitest";
import type { SettingInfo } from "~/api/protocol.ts";
import { i18n } from "~/i18n/i18n.svelte.ts";
import { capitalize, valueColour, valueHelp, withValueNames, valueName } from "./values.ts";

const info = {
  setting: { name: "side" },
  values: { statue: { id: "bastion-side-statue" }, plain: { id: "bastion-side-plain" } },
} as unknown as SettingInfo;

afterEach(() => {
  i18n.language = "en";
});

test("a fault calls values by their names, in the reader's language", () => {
  i18n.language = "pl";
  const fault = { id: "fault-unknown-value", args: { value: "flyers", known: "statue, plain", count: 2 } };
  const [statue, plain] = ["statue", "plain"].map((one) => valueName(info, one, "bastion"));
  expect(withValueNames(fault, info, "bastion").args).toEqual({ value: "flyers", known: `${statue}, ${plain}`, count: 2 });
  expect(statue).toBe(capitalize(i18n.text("bastion-side-statue", {}, "bastion")));
});

test("a value says more of itself where the game has words for it", () => {
  expect(valueHelp(info, "statue", "bastion")).toBe(i18n.text("bastion-side-statue-help", {}, "bastion"));
  expect(valueHelp(info, null, "bastion")).toBe("");
  expect(valueHelp({ ...info, values: { one: { id: "game" } } }, "one", "bastion")).toBe("");
});

test("a value that speaks of a colour is shown with the colour's shape", () => {
  expect(["red", "scout-red", "flyer-black", "golem", "red-wing"].map(valueColour)).toEqual(["red", "red", "black", "", ""]);
});
