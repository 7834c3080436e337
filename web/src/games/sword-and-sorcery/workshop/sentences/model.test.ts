import { describe, expect, it } from "vitest";
import hardest from "./hardest.json";
import {
  addPart, argumentsOf, beginBlock, dropPart, linesOf, missingParts, parseCondition, parseEffect, parseLine, parseSelector, setPart,
  withArgument, withVerb, writeCondition, writeEffect, writeLine, type Block, type EffectLine, type Statement,
} from "./model.ts";

const ours = (id: string) => hardest.find((one) => one.entry.id === id)!.entry;

/** What somebody does who chooses a verb and fills in what it is said of, field by field. */
function line(verb: string, spec: string, ...values: string[]): string {
  let said = withVerb(parseLine("shards 1"), verb, spec, () => "1");
  values.forEach((value, at) => (said = withArgument(said, at, value)));
  return writeLine(said);
}

function effect(verb: string, spec: string, values: string[], cost: string[] = []): string {
  let said: EffectLine = parseEffect("hit 1");
  for (const symbol of cost) said = { ...said, cost: [...said.cost, symbol] };
  said = { ...said, ...withVerb(said, verb, spec, () => "1") };
  values.forEach((value, at) => (said = withArgument(said, at, value)));
  return writeEffect(said);
}

const fill = (beginning: string, parts: Record<string, unknown>): Block =>
  Object.entries(parts).reduce((block, [name, value]) => setPart(name in block || ["name", "with", "effects", "results", "red", "blue", "type"].includes(name) ? block : addPart(block, name as never), name, value), beginBlock(beginning));

const condition = (verb: string, ...args: string[]) => writeCondition([[{ not: false, ...withVerb(parseLine("day"), verb, args.length > 0 ? "word" : "", () => args[0]!) }]]);

describe("the five hardest effects of ours, chosen from lists", () => {
  it("Backstab: a boost for those who dominate, or else for the hidden", () => {
    const boost = () => fill("boost", { boost: "next", with: "dagger", effects: [effect("hit", "n", ["rank"])] });
    const inner = fill("if", { if: condition("hidden"), do: [boost()] });
    const statement = fill("if", { if: condition("heroes-dominate"), do: [boost()], otherwise: [inner] });
    expect([statement]).toEqual((ours("backstab") as any).levels[0].do);
  });

  it("Stomp: an attack on all around that pushes, with a save against falling", () => {
    const save = fill("save", { otherwise: [line("kd", "")] });
    const statement = fill("strike", { each: "heroes within 1", strike: 2, effects: [effect("push", "", [])], do: [save] });
    expect([statement]).toEqual((ours("stomp") as any).do);
  });

  it("Gift from above: a figure of the players’ choice, by alignment, or either of both", () => {
    const healed = () => fill("for", { each: "a hero", do: [line("heal", "n", "1")] });
    const struck = () => fill("for", { each: "an enemy", do: [line("lose", "n", "1")] });
    const either = fill("choose", { choose: [[healed()], [struck()]] });
    const statement = fill("alignment", { alignment: { law: [healed()], chaos: [struck()], neutral: [either] } });
    expect([statement]).toEqual((ours("gift-from-above") as any).do);
  });

  it("The well: what each symbol finds", () => {
    const results = {
      power: [line("crowns", "multiple-of-5", "10")],
      magic: [line("heal-self", "n", "2")],
      legend: [line("treasure", "n", "1")],
      miss: [line("poison", "level", "1")],
    };
    expect(results).toEqual((ours("search-well") as any).results);
  });

  it("The hermit: three alignments, each with a choice of its own", () => {
    const choice = (name: string, ...ways: Statement[][]) => fill("choose", { choose: ways, name });
    const [oath, lore] = [line("flag", "word n", "oath", "1"), line("flag", "word n", "fire-lore", "1")];
    const [one, two] = [line("shards", "n", "1"), line("shards", "n", "2")];
    const robbed = [line("person", "person fate", "hermit", "robbed"), line("sway", "law|chaos n", "chaos", "1"), line("soul-weapon", "")];
    const law = choice("law", [oath, line("sway", "law|chaos n", "law", "1"), two], [lore, one]);
    const neutral = choice("neutral", [oath, one], [lore, one], robbed);
    const slain = [line("person", "person fate", "hermit", "slain"), line("sway", "law|chaos n", "chaos", "2"), line("treasure", "n", "1"), line("crowns", "multiple-of-5", "25"), line("shrine", "area on|off", "d", "off")];
    const chaos = choice("chaos", [oath, line("crowns", "multiple-of-5", "10")], robbed, slain);
    const built = [line("shrine", "area on|off", "d", "on"), fill("alignment", { alignment: { law: [law], neutral: [neutral], chaos: [chaos] } })];
    expect(built).toEqual((ours("hermit") as any).do);
  });
});

describe("lines", () => {
  it("are taken apart and written again", () => {
    expect(parseLine("gain hp 2 turn")).toEqual({ verb: "gain", args: ["hp", "2", "turn"] });
    expect(argumentsOf("gate on|off").map((one) => one.choices)).toEqual([[], ["on", "off"]]);
    expect(argumentsOf("weapon? n?").every((one) => one.optional)).toBe(true);
    expect(argumentsOf("n*")).toEqual([{ kind: "n", choices: ["all"], optional: false }]);
    expect(writeLine(withArgument(parseLine("attack blade 2"), 1, ""))).toBe("attack blade");
    expect(withVerb(parseLine("heal 2"), "heal", "n", () => "1")).toEqual({ verb: "heal", args: ["2"] });
  });

  it.each(["burn 2", "power power: crit", "magic/round: again same", "/quest: reroll all"])("%s is an effect", (text) => {
    expect(writeEffect(parseEffect(text))).toBe(text);
  });

  it.each(["", "night and not flag oath 1 or dead troll", "not person harrow dead and heroes-at-least 4"])("“%s” is a condition", (text) => {
    expect(writeCondition(parseCondition(text))).toBe(text);
  });

  it("know for whom", () => {
    const known = ["heroes in sight", "heroes in", "heroes within", "all heroes"];
    expect(parseSelector("heroes in sight", known)).toMatchObject({ selector: "heroes in sight", arg: "", kind: "" });
    expect(parseSelector("heroes in f", known)).toMatchObject({ selector: "heroes in", arg: "f", kind: "area" });
    expect(parseSelector("heroes within 2", known)).toMatchObject({ selector: "heroes within", arg: "2", kind: "n" });
  });
});

describe("blocks", () => {
  it("lose a part with what belongs to it alone", () => {
    const block = { each: "all heroes", strike: 2, red: 1, effects: ["push"], boost: "next", with: "bow" };
    expect(dropPart(block, "strike")).toEqual({ each: "all heroes", boost: "next", with: "bow", effects: ["push"] });
    expect(dropPart(dropPart(block, "strike"), "boost")).toEqual({ each: "all heroes" });
    expect(missingParts({ if: "day", do: [] })).toEqual(["each", "save", "roll", "choose", "alignment", "strike", "boost", "otherwise"]);
  });

  it("tell every simple sentence inside them", () => {
    const statements: Statement[] = ["a 1", { choose: [["b"], [{ if: "day", do: ["c"], otherwise: ["d"] }]] }, { roll: "red", results: { hit: ["e"] } }];
    expect([...linesOf(statements)].map((one) => one.verb)).toEqual(["a", "b", "c", "d", "e"]);
  });
});
