import { expect, test } from "vitest";
import { findPlace, holdsRule } from "./places.ts";

const contents = {
  language: "en",
  editions: [],
  chapters: [
    { id: "turn", icon: "walk", title: "Your turn", minutes: 1, sections: [] },
    { id: "fight", icon: "crossed-swords", title: "Fighting", minutes: 2, sections: [{ id: "roll", title: "The roll" }] },
  ],
  places: { "LB-FIGHT-4": "fight" },
};

test("a rule opens the chapter that states it", () => {
  expect(findPlace(contents, "LB-FIGHT-4")).toEqual({ chapter: "fight", target: "LB-FIGHT-4" });
});

test("a section opens in its chapter", () => {
  expect(findPlace(contents, "fight.roll")).toEqual({ chapter: "fight", target: "roll" });
});

test.each(["", "nowhere", "LB-FIGHT-99"])("an unknown place (%j) opens the first chapter", (place) => {
  expect(findPlace(contents, place)).toEqual({ chapter: "turn", target: "" });
});

test("a rule is told from one whose number begins alike", () => {
  expect(holdsRule("LB-FIGHT-12 LB-FIGHT-13", "LB-FIGHT-1")).toBe(false);
  expect(holdsRule("LB-FIGHT-12 LB-FIGHT-13", "LB-FIGHT-13")).toBe(true);
});
