/** Where on the table each option acts, and which things a line of the log speaks of. */

import type { Line, Option, View } from "~/api/protocol.ts";
import { heroOfSeat, siegeOf, slotsOf, type Siege } from "./view.ts";

type Where = (option: Option, siege: Siege) => string[];

const onThing: Where = (option) => option.on;
const fromReserve: Where = (option) => option.on.map((token) => `reserve-${token}`);
const nowhere: Where = () => [];

/** The figure of whoever is asked; of the active hero where nobody in particular is. */
function actor(option: Option, siege: Siege): string[] {
  const hero = heroOfSeat(siege, option.seat ?? siege.turn.seat);
  return hero ? [hero.id] : [];
}

const WHERE: Record<string, Where> = {
  move: onThing,
  activate: onThing,
  stand: actor,
  stay: (option, siege) => {
    const hero = heroOfSeat(siege, option.seat);
    return hero?.tile ? [hero.tile, hero.id] : [];
  },
  // What is barred has no seat: it is told at the tile itself.
  call: (option, siege) => {
    const tile = option.on[0] ?? "";
    return option.seat === null ? [tile] : [`call-${tile}`, ...actor(option, siege).map((hero) => `token-${hero}-call`)];
  },
  fight: (option, siege) => (option.on.length > 0 ? option.on : actor(option, siege)),
  power: actor,
  lend: onThing,
  enchant: onThing,
  fetch: fromReserve,
  banish: onThing,
  done: nowhere,
  apply: (option, siege) =>
    slotsOf(siege)
      .filter((slot) => slot.card?.id === option.on[0])
      .map((slot) => slot.id),
  suffer: onThing,
  place: onThing,
  lose: (option, siege) => actor(option, siege).map((hero) => `token-${hero}-${option.on[0]}`),
  take: fromReserve,
  decline: nowhere,
  corrupt: onThing,
  keep: () => ["dice"],
  // Dice that fell before this page was opened lie nowhere; the tray stands for them.
  reroll: (option) => [...option.on.map((die) => `die-${die === "decay" ? die : die.slice(1)}`), "dice"],
  win: (option, siege) => {
    const slots = new Set(slotsOf(siege).map((slot) => slot.id));
    return option.on.filter((thing) => slots.has(thing));
  },
  spend: (option) => [`token-${option.on[0]}-${option.on[1]}`],
  lock: onThing,
  net: (option) => option.on.slice(0, 1),
  shift: onThing,
  with: onThing,
  alone: nowhere,
  to: onThing,
  treat: onThing,
  raise: (option) => option.on.map((colour) => `standard-${colour}`),
  enough: nowhere,
  heal: onThing,
  hand: fromReserve,
  for: onThing,
  slay: onThing,
  trap: onThing,
};

export const VERBS = Object.keys(WHERE);

export function spots(option: Option, view: View): string[] {
  return WHERE[option.verb]?.(option, siegeOf(view)) ?? [];
}

const HAPPENS_AT: Record<string, string[]> = {
  draw: ["deck"],
  "discard-bottom": ["deck", "discard"],
  "deck-empty": ["deck"],
  discard: ["discard"],
  trapped: ["discard"],
  roll: ["dice"],
  reroll: ["dice"],
  decay: ["dice"],
  "reroll-decay": ["dice"],
};

function several(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((one): one is string => typeof one === "string");
  return typeof value === "string" ? [value] : [];
}

export function speaksOf(line: Line, view: View): string[] {
  const { card, cards, slot, slots, source, tile, hero, to, board } = line.data;
  const named = [...several(slot), ...several(slots)];
  const lying = slotsOf(siegeOf(view))
    .filter((one) => one.card !== null && [...several(card), ...several(cards)].includes(one.card.id))
    .map((one) => one.id);
  const all = [
    ...named,
    ...lying,
    ...several(source),
    ...several(tile),
    ...several(hero),
    ...several(to),
    ...several(board).map((colour) => `board-${colour}`),
    ...(HAPPENS_AT[line.what] ?? []),
  ];
  return [...new Set(all)];
}
