/** Where on the table each option acts, and which things a line of the log speaks of. */

import type { LogEntry, Option } from "~/api/protocol.ts";
import { heroOfSeat, slotsOf, type LastBastionView } from "./view.ts";

type Where = (option: Option, view: LastBastionView) => string[];

const onThing: Where = (option) => option.on;
const fromReserve: Where = (option) => option.on.map((token) => `reserve-${token}`);
const nowhere: Where = () => [];

/** The figure of whoever is asked; of the active hero where nobody in particular is. */
function actor(option: Option, view: LastBastionView): string[] {
  const hero = heroOfSeat(view, option.seat ?? view.turn.seat);
  return hero ? [hero.id] : [];
}

const WHERE: Record<string, Where> = {
  move: onThing,
  activate: onThing,
  stand: actor,
  stay: (option, view) => {
    const hero = heroOfSeat(view, option.seat);
    return hero?.tile ? [hero.tile, hero.id] : [];
  },
  // What is barred has no seat: it is told at the tile itself.
  call: (option, view) => {
    const tile = option.on[0] ?? "";
    return option.seat === null ? [tile] : [`call-${tile}`, ...actor(option, view).map((hero) => `token-${hero}-call`)];
  },
  fight: (option, view) => (option.on.length > 0 ? option.on : actor(option, view)),
  power: actor,
  lend: onThing,
  enchant: onThing,
  fetch: fromReserve,
  banish: onThing,
  done: nowhere,
  apply: (option, view) =>
    slotsOf(view)
      .filter((slot) => slot.card?.id === option.on[0])
      .map((slot) => slot.id),
  suffer: onThing,
  place: onThing,
  lose: (option, view) => actor(option, view).map((hero) => `token-${hero}-${option.on[0]}`),
  take: fromReserve,
  decline: nowhere,
  corrupt: onThing,
  keep: () => ["dice"],
  // Dice that fell before this page was opened lie nowhere; the tray stands for them.
  reroll: (option) => [...option.on.map((die) => `die-${die === "decay" ? die : die.slice(1)}`), "dice"],
  win: (option, view) => {
    const slots = new Set(slotsOf(view).map((slot) => slot.id));
    const paid = option.on.filter((thing) => thing.includes(".")).map((token) => `token-${token.replace(".", "-")}`);
    return [...option.on.filter((thing) => slots.has(thing)), ...paid];
  },
  "choose-rewards": nowhere,
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

export function optionSpots(option: Option, view: LastBastionView): string[] {
  return WHERE[option.verb]?.(option, view) ?? [];
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

export function entrySpots(entry: LogEntry, view: LastBastionView): string[] {
  const { card, cards, slot, slots, source, tile, hero, to, board } = entry.data;
  const named = [...several(slot), ...several(slots)];
  const lying = slotsOf(view)
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
    ...(HAPPENS_AT[entry.what] ?? []),
  ];
  return [...new Set(all)];
}
