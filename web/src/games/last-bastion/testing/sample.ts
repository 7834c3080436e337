/** A small siege for tests. */

import type { Card, Hero, Side, LastBastionView, LastBastionCatalogue } from "../view.ts";

const TILES = ["trebuchet", "market", "tavern", "standard", "tower", "fountain", "dispensary", "tomb", "quarry"];
const BOARDS: [string, Side][] = [
  ["red", "north"],
  ["blue", "east"],
  ["green", "south"],
  ["yellow", "west"],
];

const butcher: Card = {
  id: "butcher",
  colour: "red",
  warlord: false,
  printed: 2,
  resistance: 1,
  effects: [{ kind: "recurring", code: "lose-round", net: false }],
  evil: true,
  spell: false,
  die: false,
};

const hero = (id: string, seat: number, board: string): Hero => ({
  id,
  seat,
  board,
  tile: "tower",
  status: "healthy",
  life: 3,
  calls: 1,
  equipment: { [board]: 1 },
  pinned: false,
  cursed: seat === 1,
  power: seat === 0,
  power_text: `hero-${id}-power`,
});

export function sampleView(): LastBastionView {
  return {
    game: "last-bastion",
    level: "normal",
    round: 1,
    turn: { number: 1, board: "red", phase: "hero", seat: 0, used: { moved: false, tile: false, fight: false, power: false } },
    tiles: TILES.map((id, place) => ({ id, place, evil: id === "tomb", heroes: id === "tower" ? ["elmer", "mylfaar"] : [] })),
    boards: BOARDS.map(([id, side]) => ({
      id,
      side,
      hero: { red: "elmer", green: "mylfaar" }[id] ?? null,
      slots: [1, 2, 3].map((number) => ({
        id: `${id}-${number}`,
        line: ["market", "tower", "tomb"],
        trap: id === "green" && number === 1,
        card: id === "red" && number === 1 ? butcher : null,
      })),
    })),
    heroes: [hero("elmer", 0, "red"), hero("mylfaar", 1, "green")],
    deck: { cards: 40, back: "monster", below_warlord: 8 },
    discard: ["incubus"],
    standstill: null,
    score: null,
    warlords: { beaten: 0, all: 1 },
    reserve: { life: 10, calls: 2, equipment: { red: 3, blue: 4 }, evil: 10, standards: ["green", "blue", "yellow", "black"] },
    pieces: { net: "trebuchet", trap: "green-1", standard: { at: "standard", token: "red" }, spell: "reserve" },
    dice: { white: 3, locked: 0, equipment_banned: false },
  };
}

export const sampleCatalogue: LastBastionCatalogue = {
  cards: {
    butcher: { colour: "red", resistance: 2, warlord: false, enter: [], recurring: ["lose-round"], permanent: [], exit: [] },
    incubus: { colour: "red", resistance: 2, warlord: false, enter: ["curse"], recurring: [], permanent: [], exit: [] },
  },
};
