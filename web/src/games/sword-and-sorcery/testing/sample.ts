/** A small quest for tests: two rooms, a door between them, a hero against a gremlin. */

import type { Area, Body, Cell, Hero, SwordAndSorceryView, SwordAndSorceryCatalogue } from "../view.ts";

export const area = (id: string, cells: Cell[], more: Partial<Area> = {}): Area => ({
  id,
  cells,
  dot: [cells[0]![0] * 4 + 2, cells[0]![1] * 4 + 2],
  terrain: "",
  ways: [],
  away: { [id]: 0 },
  hindering: false,
  dangerous: false,
  burning: [],
  runes: [],
  shadows: 0,
  story: false,
  search: false,
  shrine: null,
  ground: {},
  ...more,
});

const body = (id: string, at: string): Body => ({
  id,
  area: at,
  wounds: 1,
  hp: 5,
  armor: 1,
  defence: 1,
  shields: 0,
  down: false,
  blind: false,
  slow: false,
  stun: false,
  poison: 0,
  burns: [],
  injuries: [],
  hidden: false,
  boosts: [],
  sees: ["a", "b"],
});

const hero = (id: string, card: string, seat: number): Hero => ({
  ...body(id, "a"),
  card,
  seat,
  rank: 1,
  ghost: false,
  acted: false,
  mp: 3,
  reach: { b: 1 },
  powers: [{ id: "forest-step", wait: 1 }],
  slots: { main: "long-bow" },
  pack: ["healing-potion.2"],
  capacity: 3,
  crowns: 15,
  keys: ["red"],
});

export function baseView(): SwordAndSorceryView {
  return {
    quest: "broken-seal",
    phase: "hero",
    round: 2,
    active: "laegon",
    time: "night",
    shards: 3,
    map: {
      width: 4,
      height: 2,
      areas: [
        area("a", [[0, 0], [1, 0], [0, 1], [1, 1]], { ways: ["b"], away: { a: 0, b: 1 }, shrine: true, ground: { items: ["bandages"], crowns: 5, loot: 1 } }),
        area("b", [[2, 0], [3, 0], [2, 1], [3, 1]], { ways: ["a"], away: { a: 1, b: 0 }, shadows: 2, search: true, burning: [2] }),
      ],
      walls: [[[0, 0], [4, 0]], [[4, 0], [16, 0]], [[8, 0], [8, 4]]],
      barriers: [],
      doors: [{ id: "door-1", closed: true, kind: "door", lock: "red", at: [[[8, 4], [8, 8]]] }],
      gates: [{ id: "gate-well", area: "b", symbol: "shield", active: true }],
      chests: [{ id: "chest-vestry", area: "b", lock: "" }],
      keys: { red: "b" },
      waypoints: [],
    },
    heroes: [hero("laegon", "laegon-archer", 0), { ...hero("ecarus", "ecarus-white-rose", 1), down: true, poison: 1 }],
    companions: [],
    enemies: [
      {
        card: "gremlin-blue-1",
        scroll: "gremlin-blue",
        rank: "blue",
        style: "agility",
        target: "richest",
        owner: "laegon",
        powers: [],
        charges: {},
        abilities: ["spikes"],
        foresight: { behaviour: 0, targets: ["laegon"] },
        figures: [body("gremlin-blue-1", "b")],
      },
    ],
    turn: { moving: false, mp: 0, left: { combat: 1, special: 1, mp: 3 } },
    events: { left: 9, open: ["ambush"] },
    encounter: "",
    acting: [],
    priority: { hero: "", level: 0 },
    charges: {},
    gain: null,
    visit: null,
    emporium: [],
    stash: [],
    attacks: [],
    story: [],
    outcome: null,
  };
}

export const sampleView = (more: Partial<SwordAndSorceryView> = {}): SwordAndSorceryView => ({ ...baseView(), ...more });

export const sampleCatalogue: SwordAndSorceryCatalogue = {
  dice: { red: [], blue: [] },
  classes: {
    "laegon-archer": { hero: "laegon", alignment: "neutral", style: "agility", capacity: 3, mp: 3, save: "shield", innate: ["twin-arrows"] },
  },
  gems: { "laegon-archer": { hp: [6, 7, 9, 10, 11, 13, 15], powers: [1, 2, 2, 3, 3, 4, 5], talents: [0, 0, 1, 1, 1, 2, 2], combat: [1, 1, 1, 1, 2, 2, 2], special: [1, 1, 2, 2, 2, 3, 3] } },
  powers: {
    "forest-step": { id: "forest-step", kind: "free", levels: [{ rank: 1, cooldown: 1, do: ["gain mp 1 turn"] }] },
    "twin-arrows": { id: "twin-arrows", kind: "passive", innate: true, levels: [{ rank: 1 }] },
    heal: { id: "heal", kind: "special", levels: [{ rank: 1, cooldown: 2, do: ["heal 2"] }], range: 3 },
  },
  items: {
    "long-bow": { id: "long-bow", kind: "weapon", category: "bow", range: 4, red: 1, blue: 2, effects: ["magic: hit 1"], styles: ["agility"] },
    "healing-potion": { id: "healing-potion", kind: "consumable", cost: 15, do: ["heal 3"] },
    bandages: { id: "bandages", kind: "consumable", cost: 5, deck: "emporium" },
  },
  scrolls: {
    "gremlin-blue": {
      kind: "gremlin",
      rank: "blue",
      race: "monster",
      style: "agility",
      target: "richest",
      weapons: [{ id: "claws", hits: 2, effects: ["pierce 1"] }],
      behaviours: [{ at: [0, 1], do: ["engage", "attack claws"] }, { do: ["move-near 2"] }],
      abilities: ["spikes"],
    },
  },
  enemies: { "gremlin-blue-1": { resist: { slashing: -1 } } },
  bosses: {},
  companions: {},
  abilities: {},
  events: {},
  quests: { "broken-seal": { act: 1, stories: { crossroads: [{ choose: [["shards 2"], ["crowns 10"]] }] } } },
};
