import { expect, test } from "vitest";
import { exactOption, counts, distinct, groupOptions, groupLabel, optionObject, optionPieces, isReachable } from "./option-groups.ts";
import { anOption } from "~/testing/option.ts";

const ways = ["pay:red+red", "pay:red+blue", "pay:blue+blue", "pay:green+red"].map((id) => anOption(id));

test("options of one verb stand together, in the order of the rules", () => {
  const found = groupOptions(["move:market", "fight:red-1", "move:tavern", "done"].map((id) => anOption(id)));
  expect(found.map((one) => [one.verb, one.options.length])).toEqual([
    ["move", 2],
    ["fight", 1],
    ["done", 1],
  ]);
});

test("of options that say and do the same, the first is enough", () => {
  const label = { id: "option-buy", args: { object: { id: "item-knives" } } };
  const names = [{ id: "item-knives" }];
  const knives = ["buy:knives", "buy:axe", "buy:knives.2"].map((id) => ({ ...anOption(id), names, label }));
  expect(distinct(knives, (one) => one.id.split(".")[0]!).map((one) => one.id)).toEqual(["buy:knives", "buy:axe"]);
  const [first, second] = ["buy:knives", "buy:knives.2"].map((id) => anOption(id));
  expect(distinct([first!, second!], () => "knives")).toEqual([first, second]);
});

test("a choice of several things together is built up, a short list is not", () => {
  expect(groupOptions(ways)[0]!.compound).toBe(true);
  expect(groupOptions(ways.slice(0, 2))[0]!.compound).toBe(false);
  expect(groupOptions(["move:a", "move:b", "move:c", "move:d"].map((id) => anOption(id)))[0]!.compound).toBe(false);
});

test("where each of several targets has much to choose from, each is a group", () => {
  const sums = ["5", "10", "15"].flatMap((sum) => ["elmer", "arne"].map((hero) => anOption(`lend:${sum}>${hero}`)));
  const found = groupOptions(sums);
  expect(found.map((one) => [one.key, one.options.map((option) => optionObject(option, one.target)?.id)])).toEqual([
    ["lend>elmer", ["5", "10", "15"]],
    ["lend>arne", ["5", "10", "15"]],
  ]);
  const label = { id: "option-lend", args: { object: { id: "5" }, target: { id: "elmer" } } };
  expect(groupLabel(label, found[0]!.target).args).toEqual({ object: "…", target: { id: "elmer" } });
  expect(groupLabel(label).args).toEqual({ object: "…", target: "…" });
});

test("few options for each target stay one group", () => {
  const found = groupOptions(["attack:bow>orc", "attack:axe>orc", "attack:bow>imp"].map((id) => anOption(id)));
  expect(found.map((one) => one.key)).toEqual(["attack"]);
});

test("the pieces of a payment are counted by the dearest way", () => {
  expect(optionPieces(ways).map((one) => [one.id, one.most, one.label.id])).toEqual([
    ["red", 2, "red"],
    ["blue", 2, "blue"],
    ["green", 1, "green"],
  ]);
});

test("only what leads to some option can be picked", () => {
  expect(isReachable(ways, counts(["green"]))).toBe(true);
  expect(isReachable(ways, counts(["green", "blue"]))).toBe(false);
  expect(isReachable(ways, counts(["red", "red"]))).toBe(true);
  expect(isReachable(ways, counts(["red", "red", "red"]))).toBe(false);
});

test("a pick is complete when an option takes exactly that", () => {
  expect(exactOption(ways, counts(["blue", "red"]))?.id).toBe("pay:red+blue");
  expect(exactOption(ways, counts(["red"]))).toBeUndefined();
  expect(exactOption(ways, new Map([["red", 2], ["blue", 0]]))?.id).toBe("pay:red+red");
});

test("the label of a group leaves its object open", () => {
  expect(groupLabel({ id: "option-move", args: { object: { id: "tile-market" }, count: 1 } })).toEqual({
    id: "option-move",
    args: { object: "…", count: 1 },
  });
});
