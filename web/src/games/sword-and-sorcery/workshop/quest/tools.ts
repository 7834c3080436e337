/** What the tools of the quest editor do to a quest. Nothing here changes the quest that is given. */

import type { Entry } from "~/pages/workshop/model/schema.ts";
import { freeId } from "~/pages/workshop/model/draft.ts";
import { doorsOf, edgeAt, fill, LETTERS, paintCell, paintEdge, readMap, sidesOf, writeMap, type Edge, type EdgePlace, type PaintedMap } from "./map.ts";

export type EdgeTool = "open" | "wall" | "barrier" | "door" | "locked" | "magic" | "secret";
export type TokenTool = "gate" | "chest" | "shrine" | "key" | "search" | "waypoint" | "shadow" | "start";

export type Tool =
  | { kind: "select" }
  | { kind: "area"; area: string; filling: boolean }
  | { kind: "erase" }
  | { kind: "edge"; edge: EdgeTool }
  | { kind: "terrain"; terrain: string }
  | { kind: "ground"; ground: "hindering" | "dangerous" }
  | { kind: "token"; token: TokenTool }
  | { kind: "foe"; scroll: string };

export const EDGE_TOOLS: EdgeTool[] = ["open", "wall", "barrier", "door", "locked", "magic", "secret"];
export const TERRAIN = ["stone", "wood", "earth", "grass", "rubble", "water", "sand", "snow"];
export const TOKEN_TOOLS: TokenTool[] = ["gate", "chest", "shrine", "key", "search", "waypoint", "shadow", "start"];
export const KEY_COLOURS = ["red", "blue", "green", "gold"];
export const GATE_SYMBOLS = ["hit", "power", "magic", "shield"];

export const isEdgeTool = (tool: Tool): boolean => tool.kind === "edge";
/** May the tool be drawn along, cell by cell? */
export const isBrush = (tool: Tool): boolean => (tool.kind === "area" && !tool.filling) || tool.kind === "erase" || tool.kind === "terrain" || (tool.kind === "edge" && (tool.edge === "open" || tool.edge === "wall"));

const listOf = (quest: Entry, name: string): any[] => (Array.isArray(quest[name]) ? quest[name] : []);

/** The first area that the map does not have yet. */
export const freeArea = (map: PaintedMap): string => LETTERS.find((one) => !map.areas.includes(one)) ?? "z2";

// -- the map ----------------------------------------------------------------------------------

/** The quest with another map: doors that are gone from it are forgotten, new ones are plain. */
export function withMap(quest: Entry, map: PaintedMap, doors: Record<string, Entry> = {}): Entry {
  const before = { ...((quest["doors"] ?? {}) as Record<string, Entry>), ...doors };
  const kept = Object.fromEntries([...doorsOf(map).keys()].sort().map((id) => [id, before[id] ?? { kind: "door" }]));
  const { doors: _, ...others } = quest;
  const next: Entry = { ...others, map: writeMap(map) };
  return Object.keys(kept).length > 0 || quest["doors"] ? { ...next, doors: kept } : next;
}

export function applyToCell(quest: Entry, x: number, y: number, tool: Tool): Entry {
  const map = readMap(String(quest["map"] ?? ""));
  const area = map.cells[y]?.[x] ?? "";
  switch (tool.kind) {
    case "area":
      return withMap(quest, (tool.filling ? fill : paintCell)(map, x, y, tool.area));
    case "erase":
      return withMap(quest, paintCell(map, x, y, ""));
    case "terrain":
      return area ? setTerrain(quest, area, tool.terrain) : quest;
    case "ground":
      return area ? toggle(quest, tool.ground, area) : quest;
    case "token":
      return area ? addToken(quest, area, tool.token) : quest;
    case "foe":
      return area ? { ...quest, foes: [...listOf(quest, "foes"), { scroll: tool.scroll, area }] } : quest;
    default:
      return quest;
  }
}

export function applyToEdge(quest: Entry, place: EdgePlace, tool: EdgeTool): Entry {
  const map = readMap(String(quest["map"] ?? ""));
  const [before, after] = sidesOf(map, place);
  if (!before || !after) return quest;
  if (tool === "open" || tool === "wall") return withMap(quest, paintEdge(map, place, tool));
  if (before === after) return quest;
  if (tool === "barrier") return withMap(quest, paintEdge(map, place, turned(edgeAt(map, place), place.upright)));
  const id = doorBetween(map, before, after) ?? freeDoor(map);
  if (!id) return quest;
  const doors: Record<EdgeTool, Entry> = {
    door: { kind: "door" }, locked: { kind: "locked" }, secret: { kind: "wall" }, magic: { kind: "door", lock: firstKey(quest) },
    open: {}, wall: {}, barrier: {},
  };
  return withMap(quest, paintEdge(map, place, id), { [id]: doors[tool] });
}

/** A barrier can be crossed one way; pressed again it turns round. */
const turned = (edge: Edge, upright: boolean): Edge => (upright ? (edge === "right" ? "left" : "right") : edge === "down" ? "up" : "down");

function doorBetween(map: PaintedMap, first: string, second: string): Edge | undefined {
  for (const [id, places] of doorsOf(map)) {
    if ([first, second].sort().join() === [...sidesOf(map, places[0]!)].sort().join()) return id as Edge;
  }
  return undefined;
}

/** A map has room for ten doors: each is a digit. */
function freeDoor(map: PaintedMap): Edge | undefined {
  const known = doorsOf(map);
  const number = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].find((one) => !known.has(`door-${one}`));
  return number === undefined ? undefined : `door-${number}`;
}

const firstKey = (quest: Entry): string => String(listOf(quest, "keys")[0]?.["colour"] ?? KEY_COLOURS[0]);

// -- areas ------------------------------------------------------------------------------------

export function terrainOf(quest: Entry, area: string): string {
  const terrain = (quest["terrain"] ?? {}) as Record<string, string[]>;
  return Object.keys(terrain).find((one) => terrain[one]!.includes(area)) ?? "";
}

/** What the ground of an area looks like; nothing for the one that the table chooses. */
export function setTerrain(quest: Entry, area: string, terrain: string): Entry {
  const others = Object.entries((quest["terrain"] ?? {}) as Record<string, string[]>).map(([name, areas]): [string, string[]] => [name, areas.filter((one) => one !== area)]);
  const found = new Map(others);
  if (terrain) found.set(terrain, [...(found.get(terrain) ?? []), area]);
  return { ...quest, terrain: Object.fromEntries([...found].filter(([, areas]) => areas.length > 0)) };
}

/** Add an area to a list of areas, or take it out. */
export function toggle(quest: Entry, list: string, area: string): Entry {
  const areas = listOf(quest, list) as string[];
  return { ...quest, [list]: areas.includes(area) ? areas.filter((one) => one !== area) : [...areas, area] };
}

export function namePlace(quest: Entry, area: string, place: string): Entry {
  const { [area]: _, ...others } = (quest["places"] ?? {}) as Record<string, string>;
  return { ...quest, places: place ? { ...others, [area]: place } : others };
}

// -- things -----------------------------------------------------------------------------------

const idsOf = (list: Entry[]): string[] => list.map((one) => String(one["id"]));

export function addToken(quest: Entry, area: string, token: TokenTool): Entry {
  const add = (name: string, entry: Entry): Entry => ({ ...quest, [name]: [...listOf(quest, name), entry] });
  switch (token) {
    case "start":
      return toggle(quest, "start", area);
    case "gate": {
      const used = listOf(quest, "gates").map((one) => one["symbol"]);
      return add("gates", { id: freeId(idsOf(listOf(quest, "gates")), `gate-${area}`), area, symbol: GATE_SYMBOLS.find((one) => !used.includes(one)) ?? "hit" });
    }
    case "chest":
      return add("chests", { id: freeId(idsOf(listOf(quest, "chests")), `chest-${area}`), area, back: "chest-coins" });
    case "shrine":
      return listOf(quest, "shrines").some((one) => one["area"] === area) ? quest : add("shrines", { area });
    case "key": {
      const used = listOf(quest, "keys").map((one) => one["colour"]);
      const colour = KEY_COLOURS.find((one) => !used.includes(one));
      return colour ? add("keys", { colour, area }) : quest;
    }
    case "search":
      return listOf(quest, "search").some((one) => one["area"] === area) ? quest : add("search", { area, token: "search-cart" });
    case "waypoint":
      return add("waypoints", { id: freeId(idsOf(listOf(quest, "waypoints")), `point-${area}`), area });
    case "shadow":
      return add("shadows", { area });
  }
}

/** The lists of things that lie or stand in an area, each with its struct. */
export const THINGS: Record<string, string> = {
  gates: "GateEntry", chests: "ChestEntry", shrines: "ShrineEntry", keys: "KeyEntry", search: "SearchEntry", waypoints: "WaypointEntry", shadows: "ShadowEntry", foes: "FoeEntry",
};

export interface Thing {
  list: string;
  at: number;
  entry: Entry;
}

export const thingsIn = (quest: Entry, area: string): Thing[] =>
  Object.keys(THINGS).flatMap((list) => listOf(quest, list).flatMap((entry: Entry, at): Thing[] => (entry["area"] === area ? [{ list, at, entry }] : [])));

export function setThing(quest: Entry, { list, at }: Thing, entry: Entry | null): Entry {
  const before = listOf(quest, list);
  return { ...quest, [list]: entry ? before.with(at, entry) : before.toSpliced(at, 1) };
}

/** A quest to begin with: a room, a deck, a way to win. */
export function newQuest(id: string): Entry {
  return {
    id,
    map: "+-+-+ + + + +\n|a.a|        \n+ + + + + + +\n|a.a|        \n+-+-+ + + + +\n             \n+ + + + + + +\n             \n+ + + + + + +\n",
    start: ["a"],
    places: {},
    enemies: ["gremlin-green-1", "gremlin-green-2", "raider-green-1"],
    events: [["courage", "ambush"], ["night"], ["day", "old-songs"]],
    shadow_supply: { enemy: 2, townsfolk: 1 },
    shrines: [{ area: "a" }],
    triggers: [{ id: "over", when: "no-enemies", do: [`win ${id}`] }],
    goals: [{ id: "win" }, { id: "deck", kind: "lose" }],
  };
}

/** The quest with another sentence in place of each that says the first. */
function resaid(value: unknown, before: string, after: string): unknown {
  if (value === before) return after;
  if (Array.isArray(value)) return value.map((one) => resaid(one, before, after));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resaid(one, before, after)]));
}

/** The quest under another id; the end that was called by its id is called by the new one. */
export function renamedQuest(quest: Entry, id: string): Entry {
  const ends = ["win", "fail"].reduce((one, verb) => resaid(one, `${verb} ${quest["id"]}`, `${verb} ${id}`) as Entry, quest);
  return { ...ends, id };
}

/** The quest with another id for one of its scenes; who tells that story tells it under the new one. */
export function renamedScene(quest: Entry, list: string, at: number, id: string): Entry {
  const before = listOf(quest, list)[at]!;
  const said = list === "stories" ? (resaid(quest, `story ${before["id"]}`, `story ${id}`) as Entry) : quest;
  const cards = Object.entries((said["story_cards"] ?? {}) as Record<string, string>).map(([card, story]) => [card, story === before["id"] ? id : story]);
  const scenes = listOf(said, list);
  return { ...said, ...(list === "stories" && cards.length > 0 && { story_cards: Object.fromEntries(cards) }), [list]: scenes.with(at, { ...scenes[at]!, id }) };
}
