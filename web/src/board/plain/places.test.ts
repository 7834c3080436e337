import { expect, test } from "vitest";
import { placesOf, thingsOf } from "./places.ts";

test("numbers and words of the table itself stand together, before the places", () => {
  const [table, deck] = placesOf({ game: "tiny", fire: 3, omen: null, deck: { cards: 5 }, round: 2 });
  expect(table).toEqual({
    key: "",
    facts: [
      { key: "fire", values: [3] },
      { key: "omen", values: [null] },
      { key: "round", values: [2] },
    ],
    things: [],
  });
  expect(deck).toEqual({ key: "deck", facts: [{ key: "cards", values: [5] }], things: [] });
});

test("what has an id is a thing, with what is told of it", () => {
  const [watchers] = placesOf({ watchers: [{ id: "arn", wood: 2, marks: ["red", "blue"] }] });
  expect(watchers!.things).toEqual([
    {
      id: "arn",
      facts: [
        { key: "wood", values: [2] },
        { key: "marks", values: ["red", "blue"] },
      ],
    },
  ]);
});

test("things inside a thing lie in its place, after it", () => {
  const [districts] = placesOf({ districts: [{ id: "north", tower: { id: "tower-1", token: "red" }, slots: [{ id: "s1" }] }] });
  expect(districts!.things.map((thing) => thing.id)).toEqual(["north", "tower-1", "s1"]);
});

test("an empty list takes no room", () => {
  expect(placesOf({ gone: [] })).toEqual([]);
});

test("a list of ids is a list of things", () => {
  expect([...thingsOf({ gone: ["fox", "owl"] }).keys()]).toEqual(["fox", "owl"]);
});
