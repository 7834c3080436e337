/** Small tables for tests: what is not said is as plain as can be. */

import type { Odds, Option, Barred } from "~/api/protocol.ts";
import type { BoardSource } from "~/board/context.svelte.ts";
import {
  COLOURS,
  type BastionCatalogue,
  type BastionView,
  type Card,
  type Defender,
  type District,
  type Enemy,
} from "../view.ts";

const TRAITS: Record<string, string[]> = {
  scout: ["recruit"],
  symbiote: ["symbiote"],
  flyer: ["flyer"],
  priest: ["ward"],
  archmage: ["block"],
  shapeshifter: ["shift"],
  dragon: ["citadel", "boost"],
  shaggon: ["no-flame", "no-lightning"],
  leviathan: ["immune"],
  spy: ["recruit", "recruit"],
};

const ofEach = (count: number): Defender["pool"] => ({ yellow: count, green: count, red: count, violet: count, blue: count, black: count });

export function aCard(id: string, strength = 5): Card {
  const dash = id.lastIndexOf("-");
  const ends = id.slice(dash + 1);
  const coloured = (COLOURS as readonly string[]).includes(ends);
  const family = coloured ? id.slice(0, dash) : id;
  return {
    id,
    family,
    colour: coloured ? ends : "yellow",
    strength,
    printed: strength,
    prismatic: id === "leviathan",
    traits: TRAITS[family] ?? [],
  };
}

export function anEnemy(at: string, ids: string[], over: Partial<Enemy> = {}): Enemy {
  const cards = ids.map((id) => aCard(id));
  const price: Record<string, number> = {};
  for (const card of cards) price[card.colour] = (price[card.colour] ?? 0) + card.strength;
  return { at, cards, price, protected: "", ...over };
}

export const aDefender = (seat: number, over: Partial<Defender> = {}): Defender => ({
  seat,
  id: ["dagdar", "sannirr", "orsilla", "brannoc"][seat] ?? "dagdar",
  place: "citadel",
  pool: ofEach(1),
  spells: [],
  rituals: [],
  drawn: [],
  artifacts: [],
  pledged: [],
  pledged_for: {},
  ...over,
});

const aDistrict = (id: string, nth: number): District => ({
  id,
  sections: [1, 2, 3, 4].map((one) => `w${nth * 4 + one}`),
  sources: [1, 2, 3].map((one) => ({
    id: `${id}-${one}`,
    colour: COLOURS[(nth + one) % 6] ?? id,
    token: "",
    damaged: false,
  })),
  tower: { id: `${id}-tower`, colour: id, token: "" },
  bases: { [`${id}-a`]: "", [`${id}-b`]: "" },
  square: null,
});

/** A view: districts in the order of the colours, so that yellow owns sections 1 to 4. */
export const aView = (over: Partial<BastionView> = {}): BastionView => ({
  seat: null,
  edition: "2018",
  camp: "token",
  mode: "training",
  level: "",
  house_variant: false,
  scenario: "",
  classes: [],
  army: { strength: 108 },
  side: "statue",
  districts: COLOURS.map(aDistrict),
  wall: {},
  last_section: "w24",
  phases_left: 24,
  citadel: { dragons: [], top: null },
  deck: { left: 20, layers: [20] },
  rituals: { left: 0, discarded: [] },
  reserve: ofEach(15),
  box: [],
  aside: [],
  defenders: [aDefender(0)],
  blocked: [],
  active: 0,
  phase: "actions",
  turn: 1,
  moved: false,
  gained: false,
  attacked: false,
  revived: false,
  must_leave: false,
  ...over,
});

const printed = (id: string, spell: string, power = 0): BastionCatalogue["cards"][string] => {
  const { family, colour, strength, traits, prismatic } = aCard(id);
  const legendary = family === id;
  return {
    class: family,
    troop: legendary ? "legendary" : "main",
    colour: prismatic ? "prismatic" : legendary ? "white" : colour,
    strength,
    each: prismatic ? 2 : 0,
    spell,
    power,
    traits,
    moment: "any",
    blocks: family === "archmage" ? "black" : null,
  };
};

export const CATALOGUE: BastionCatalogue = {
  cards: {
    "beast-red": printed("beast-red", "acceleration"),
    "rider-blue": printed("rider-blue", "flame", 2),
    "symbiote-green": printed("symbiote-green", "lightning", 1),
    "archmage-red": printed("archmage-red", "teleport"),
    "dragon-red": printed("dragon-red", "lightning", 3),
    "dragon-blue": printed("dragon-blue", "lightning", 3),
    "flyer-green": printed("flyer-green", "arrow"),
    spy: printed("spy", "abundance", 3),
    shaggon: printed("shaggon", "repetition"),
    leviathan: printed("leviathan", "repetition"),
  },
  rituals: {
    "gun-red": { kind: "gun", colour: "red", structure: true },
    "source-blue": { kind: "source", colour: "blue", structure: true },
    "converter-green": { kind: "converter", colour: "green", structure: false },
  },
  editions: { "2015": { abundance: 2 }, "2018": { abundance: 0 } },
};

/** A table with much on it: unified enemies, dragons over dragons, legends, structures, spells. */
export function aLateTable(): BastionView {
  const view = aView({
    wall: {
      w1: anEnemy("w1", ["beast-red", "symbiote-green"], { protected: "ward" }),
      w2: anEnemy("w2", ["leviathan"]),
      w5: anEnemy("w5", ["archmage-red"]),
      w9: anEnemy("w9", ["shaggon"]),
    },
    citadel: { dragons: ["dragon-blue", "dragon-red"], top: anEnemy("citadel", ["dragon-red"]) },
    blocked: ["black"],
    rituals: { left: 9, discarded: ["gun-red"] },
    box: ["spy"],
    defenders: [
      aDefender(0, {
        place: "green",
        spells: [{ id: "rider-blue", spell: "flame", power: 2 }],
        rituals: ["gun-red"],
        artifacts: [{ id: "converter-green", used: true }],
        pledged: ["rider-blue"],
      }),
      aDefender(1, { place: "green", pool: ofEach(0) }),
    ],
  });
  const [yellow, green] = view.districts;
  yellow!.square = anEnemy("yellow-square", ["flyer-green"]);
  yellow!.sources[0]!.token = "red";
  green!.bases["green-a"] = "source-blue";
  green!.sources.push({ id: "green-a", colour: "blue", token: "yellow", damaged: false });
  green!.sources[1]!.damaged = true;
  green!.tower.token = "violet";
  return view;
}

/** A board source with nothing behind it. */
export class StillSource implements BoardSource {
  readonly game = "bastion";
  readonly barred: Barred[] = [];
  readonly sentOption = null;
  readonly chosen: string[] = [];
  readonly catalogue: BastionCatalogue = CATALOGUE;

  constructor(
    readonly view: BastionView,
    readonly options: Option[] = [],
    readonly odds: Record<string, Odds> = {},
  ) {}

  get canAct(): boolean {
    return this.options.length > 0;
  }

  choose(option: string): void {
    this.chosen.push(option);
  }
}
