import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cellsOf, doorsOf, fill, paintCell, paintEdge, readMap, resize, sidesOf, wallsOf, writeMap } from "./map.ts";
import { addToken, applyToCell, applyToEdge, namePlace, newQuest, setTerrain, setThing, terrainOf, thingsIn, toggle, withMap } from "./tools.ts";
import { choiceWords, questWords, tabOfWord } from "./words.ts";

const QUESTS = join(import.meta.dirname, "../../../../../../holdfast/games/sword_and_sorcery/content/quests");
const SMALL = "+-+-+-+\n|a>b c|\n+-+1+-+\n|d d d|\n+-+-+-+\n";

/** Maps as the server reads them: what is between cells, whatever the signs. */
const plain = (text: string) => {
  const map = readMap(text);
  return { cells: map.cells, doors: [...doorsOf(map)], walls: wallsOf(map) };
};

describe("maps", () => {
  it.each(readdirSync(QUESTS).filter((file) => file.endsWith(".toml")))("%s is the same after it was read and written", (file) => {
    const text = /map = '''\n([\s\S]*?)'''/.exec(readFileSync(join(QUESTS, file), "utf-8"))![1]!;
    expect(plain(writeMap(readMap(text)))).toEqual(plain(text));
    expect(writeMap(readMap(writeMap(readMap(text))))).toBe(writeMap(readMap(text)));
  });

  it("reads cells, doors and barriers", () => {
    const map = readMap(SMALL);
    expect(map.areas).toEqual(["a", "b", "c", "d"]);
    expect(map.upright[0]).toEqual(["wall", "right", "open", "wall"]);
    expect([...doorsOf(map).keys()]).toEqual(["door-1"]);
    expect(sidesOf(map, doorsOf(map).get("door-1")![0]!)).toEqual(["b", "d"]);
  });

  it("paints cells with walls round them, and takes them away", () => {
    const wider = resize(readMap(SMALL), "right", 1);
    const painted = paintCell(paintCell(wider, 3, 0, "e"), 3, 1, "e");
    expect(cellsOf(painted, "e")).toEqual([[3, 0], [3, 1]]);
    expect(writeMap(painted)).toBe("+-+-+-+-+\n|a>b c|e|\n+-+1+-+ +\n|d.d.d|e|\n+-+-+-+-+\n");
    expect(writeMap(resize(paintCell(paintCell(painted, 3, 0, ""), 3, 1, ""), "right", -1))).toBe(writeMap(readMap(SMALL)));
  });

  it("fills cells that hang together", () => {
    expect(cellsOf(fill(readMap(SMALL), 0, 1, "e"), "e")).toHaveLength(3);
  });

  it("has no edge outside and no door inside an area", () => {
    const map = readMap(SMALL);
    expect(paintEdge(map, { upright: true, x: 0, y: 0 }, "open")).toBe(map);
    expect(paintEdge(map, { upright: true, x: 1, y: 1 }, "door-2")).toBe(map);
  });
});

describe("tools", () => {
  const quest = withMap({ id: "q", start: ["a"] }, readMap(SMALL));

  it("put doors between areas, and forget those that are painted over", () => {
    expect(quest["doors"]).toEqual({ "door-1": { kind: "door" } });
    const locked = applyToEdge(quest, { upright: false, x: 2, y: 1 }, "locked");
    expect(locked["doors"]).toEqual({ "door-1": { kind: "door" }, "door-2": { kind: "locked" } });
    expect(applyToEdge(locked, { upright: false, x: 1, y: 1 }, "wall")["doors"]).toEqual({ "door-2": { kind: "locked" } });
    const magic = applyToEdge({ ...quest, keys: [{ colour: "green", area: "a" }] }, { upright: false, x: 1, y: 1 }, "magic");
    expect(magic["doors"]).toEqual({ "door-1": { kind: "door", lock: "green" } });
  });

  it("turn a barrier round", () => {
    const turned = applyToEdge(quest, { upright: true, x: 1, y: 0 }, "barrier");
    expect(readMap(turned["map"]).upright[0]![1]).toBe("left");
  });

  it("lay tokens, each with an id of its own", () => {
    const laid = ["gate", "gate", "chest", "key", "key", "shrine", "shrine"].reduce((one, token) => addToken(one, "b", token as "gate"), quest);
    expect(thingsIn(laid, "b").map(({ list, entry }) => [list, entry["id"] ?? entry["colour"] ?? ""])).toEqual([
      ["gates", "gate-b"], ["gates", "gate-b-2"], ["chests", "chest-b"], ["shrines", ""], ["keys", "red"], ["keys", "blue"],
    ]);
    expect(laid["gates"].map((one: { symbol: string }) => one.symbol)).toEqual(["hit", "power"]);
    const first = thingsIn(laid, "b")[0]!;
    expect(thingsIn(setThing(laid, first, null), "b")).toHaveLength(5);
    expect(setThing(laid, first, { ...first.entry, area: "a" })["gates"][0].area).toBe("a");
  });

  it("paint grounds and name places", () => {
    const watered = setTerrain(setTerrain(quest, "a", "wood"), "a", "water");
    expect([terrainOf(watered, "a"), watered["terrain"]]).toEqual(["water", { water: ["a"] }]);
    expect(setTerrain(watered, "a", "")["terrain"]).toEqual({});
    expect(toggle(toggle(quest, "hindering", "b"), "hindering", "b")["hindering"]).toEqual([]);
    expect(namePlace(namePlace(quest, "a", "mill"), "a", "")["places"]).toEqual({});
    expect(applyToCell(quest, 1, 0, { kind: "foe", scroll: "raider-green" })["foes"]).toEqual([{ scroll: "raider-green", area: "b" }]);
  });

  it("begin a quest with a room and a way to win", () => {
    const begun = newQuest("ring");
    expect(cellsOf(readMap(begun["map"]), "a")).toHaveLength(4);
    expect([readMap(begun["map"]).width, readMap(begun["map"]).height]).toEqual([6, 4]);
    expect(begun["triggers"][0].do).toEqual(["win ring"]);
  });
});

describe("words of a quest", () => {
  it("are those of its scenes, places and choices", () => {
    const quest = {
      id: "q",
      places: { a: "mill", b: "mill" },
      stories: [{ id: "s", do: [{ alignment: { law: [{ name: "law", choose: [["shards 1"], ["crowns 5"]] }] } }] }],
      triggers: [{ id: "t", when: "enter a", do: ["win q", { if: "day", do: ["achieve saved", "person harrow dead"], otherwise: ["campaign-flag oath 1"] }] }, { id: "u", when: "won" }, { id: "v", when: "enter b", quiet: true }],
      actions: [{ id: "x", area: "a" }],
      goals: [{ id: "g" }],
      townsfolk: [{ choose: [["shards 1"], []] }],
    };
    expect(questWords(quest)).toEqual([
      "quest-q", "quest-q-help", "place-q-mill", "goal-q-g", "story-q-s", "trigger-q-t", "action-q-x",
      "choice-q-story-s-law-1", "choice-q-story-s-law-2", "choice-q-townsfolk-1", "choice-q-townsfolk-2",
      "outcome-quest-q", "achievement-saved", "achievement-saved-help", "person-harrow", "person-harrow-dead", "memory-oath",
    ]);
    expect(choiceWords("q", "story-s", [])).toEqual([]);
  });

  it.each([
    ["place-q-mill", "place"], ["goal-q-g", "goals"], ["story-q-s", "stories"], ["choice-q-story-s-law-1", "stories"], ["action-q-x", "actions"],
    ["trigger-q-t", "triggers"], ["outcome-quest-q", "triggers"], ["quest-q-help", "quest"], ["choice-q-townsfolk-1", "quest"],
  ])("are written where their scene is: %s", (message, tab) => {
    expect(tabOfWord(message)).toBe(tab);
  });
});
