import { describe, expect, it } from "vitest";
import { optionSpots } from "./spots.ts";
import { aDefender, aView } from "./testing/sample.ts";
import { anOption } from "~/testing/option.ts";

const view = aView({ active: 0, defenders: [aDefender(0), aDefender(1)] });

describe("an option stands where it acts", () => {
  it.each([
    ["move:red", ["red"]],
    ["move:red>acceleration", ["red"]],
    ["storm:citadel", ["citadel"]],
    ["storm:red", ["red-square", "red"]],
    ["storm-with-spells:red>acceleration", ["red-square", "red"]],
    ["gain:red-1", ["red-1"]],
    ["gain:red-tower", ["red-tower"]],
    ["gain:citadel", ["citadel"]],
    ["gain-with-spells:red-a", ["red-a"]],
    ["attack:w3", ["w3"]],
    ["attack-with-spells:red-square", ["red-square"]],
    ["shoot:w20", ["w20"]],
    ["pledge:rider-blue", ["rider-blue"]],
    ["pledge:golem>rider-blue", ["golem"]],
    ["cast:archmage-red", ["archmage-red"]],
    ["repeat:rokai", ["rokai"]],
    ["add:golem>rider-blue", ["golem"]],
    ["use:converter-green", ["converter-green"]],
    ["revive:red-2", ["red-2"]],
    ["lay:red", ["pool-0-red"]],
    ["prism:red", ["reserve-red"]],
    ["pay:red+red+blue", ["pool-0-red", "pool-0-blue"]],
    ["pay:red>2", ["pool-0-red"]],
    ["perform:gun-red", ["gun-red"]],
    ["build:red-b", ["red-b"]],
    ["keep:gun-red", ["gun-red"]],
    ["return:gun-red", ["gun-red"]],
    ["give:red", ["pool-0-red"]],
    ["take:red", ["reserve-red"]],
    ["ask:sannirr>red", ["pool-1-red"]],
    ["pick:w3", ["w3"]],
    ["put:w4", ["w4"]],
    ["flee:red", ["red"]],
    ["station:red", ["red"]],
    ["done", ["enemy-deck"]],
    ["go-on", ["enemy-deck"]],
    ["enough", []],
    ["consent", []],
    ["no-ritual", []],
  ])("%s", (id, expected) => {
    expect(optionSpots(anOption(id), view)).toEqual(expected);
  });

  it("is at the pool of the one who is asked", () => {
    expect(optionSpots(anOption("lay:red", 1), view)).toEqual(["pool-1-red"]);
  });
});
