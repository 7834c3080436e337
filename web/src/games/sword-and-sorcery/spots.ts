/** Where on the table each option acts, and which things a line of the log speaks of. */

import type { LogEntry, Option } from "~/api/protocol.ts";
import { cardFace, findFigure, type SwordAndSorceryCatalogue, type SwordAndSorceryView } from "./view.ts";

type Where = (option: Option, view: SwordAndSorceryView) => string[];

const nowhere: Where = () => [];
const onThing: Where = (option) => option.on;
const onLast: Where = (option) => option.on.slice(-1);
const onFirst: Where = (option) => option.on.slice(0, 1);

/** The figure of whoever is asked. */
function actor(option: Option, view: SwordAndSorceryView): string[] {
  const own = view.heroes.filter((hero) => hero.seat === option.seat);
  const acting = own.find((hero) => hero.id === view.active) ?? own[0];
  return acting ? [acting.id] : [];
}

/** A power card of whoever may use it. */
const power: Where = (option, view) => {
  const held = view.heroes.find((hero) => hero.seat === option.seat && hero.powers.some((one) => one.id === option.on[0]));
  return held ? [`power-${held.id}-${option.on[0]}`] : [`power-${option.on[0]}`];
};

const piece: Where = (option) => option.on.slice(0, 1).map((id) => `item-${id}`);

/** What lies on the ground is picked up where the hero stands. */
const lying: Where = (option, view) => {
  const hero = view.heroes.find((one) => one.id === view.active);
  return hero ? [`ground-${hero.area}`] : piece(option, view);
};

const WHERE: Record<string, Where> = {
  lead: onThing,
  learn: (option) => option.on.map((id) => `learn-${id}`),
  shop: onThing,
  leave: nowhere,
  ready: nowhere,
  outfit: nowhere,
  buy: (option) => option.on.map((id) => `shelf-${id}`),
  take: (option, view) => option.on.map((id) => `${view.visit ? "shelf" : "item"}-${id}`),
  store: piece,
  sell: piece,
  anvil: piece,
  "trade-up": piece,
  hand: piece,
  lend: onLast,
  tavern: () => ["tavern"],
  empower: onThing,
  resurrect: onThing,
  done: nowhere,
  go: onThing,
  move: onThing,
  stand: actor,
  dash: actor,
  attack: (option) => [...option.on.slice(1), `item-${option.on[0]}`],
  power,
  use: piece,
  open: onThing,
  break: onThing,
  unlock: onThing,
  "take-key": (option) => option.on.map((colour) => `key-${colour}`),
  "pick-up": lying,
  drop: actor,
  "put-down": piece,
  "drop-crowns": nowhere,
  rearrange: actor,
  equip: piece,
  shift: piece,
  stow: piece,
  "keep-in-pack": nowhere,
  exchange: onThing,
  give: piece,
  "give-nothing": nowhere,
  "take-nothing": nowhere,
  "no-crowns": nowhere,
  "give-crowns": nowhere,
  "take-crowns": nowhere,
  agree: nowhere,
  refuse: nowhere,
  search: (option, view) => actor(option, view).flatMap((id) => [`search-${view.heroes.find((hero) => hero.id === id)!.area}`]),
  provoke: onThing,
  quest: actor,
  activate: onThing,
  imbue: piece,
  "end-turn": nowhere,
  scream: actor,
  rebirth: (option) => option.on.map((area) => `shrine-${area}`),
  focus: nowhere,
  plain: nowhere,
  spend: (option) => option.on.map((key) => `spend-${key}`),
  first: (option) => option.on.map((key) => `spend-${key}`),
  aid: nowhere,
  die: (option) => option.on.map((die) => `die-${die}`),
  enough: () => ["enough"],
  also: onThing,
  "only-one": nowhere,
  "push-first": nowhere,
  "push-last": nowhere,
  again: onThing,
  "no-more": nowhere,
  mirror: nowhere,
  react: power,
  "react-with": piece,
  target: onThing,
  choose: (option) => option.on.map((number) => `choose-${number}`),
  alignment: (option) => option.on.map((side) => `alignment-${side}`),
  cure: nowhere,
  refresh: power,
  keep: piece,
  spoil: onLast,
  trap: nowhere,
  flip: (option) => option.on.map((area) => `shadow-${area}`),
  gate: onThing,
  to: onThing,
  priority: onThing,
  fetch: nowhere,
  "hand-over": onLast,
  "go-on": nowhere,
  pass: nowhere,
};

export const VERBS = Object.keys(WHERE);

const OF_CARDS = ["equip", "shift", "stow", "give", "take", "put-down", "keep"];

/** The options that choose an item card, where a question is about such cards. */
export const cardsOffered = (options: Option[], catalogue: SwordAndSorceryCatalogue): Option[] =>
  options.filter((option) => OF_CARDS.includes(option.verb) && cardFace(option.on[0] ?? "") in catalogue.items);

/** An enemy card stands where its figures stand. */
function figures(thing: string, view: SwordAndSorceryView): string[] {
  const enemy = view.enemies.find((one) => one.card === thing);
  return enemy ? enemy.figures.map((figure) => figure.id) : [thing];
}

export function optionSpots(option: Option, view: SwordAndSorceryView): string[] {
  const found = (WHERE[option.verb] ?? onFirst)(option, view);
  return [...new Set(found.flatMap((thing) => figures(thing, view)))];
}

const NAMED = ["figure", "attacker", "target", "enemy", "hero", "to", "companion", "area", "door", "gate", "chest", "lock"];

function several(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((one): one is string => typeof one === "string");
  return typeof value === "string" ? [value] : [];
}

export function entrySpots(line: LogEntry, view: SwordAndSorceryView): string[] {
  const things = NAMED.flatMap((name) => several(line.data[name]));
  const dice = ["attack-roll", "defence-roll", "roll", "reroll", "spend"].includes(line.what) ? ["attack"] : [];
  return [...new Set([...things.flatMap((thing) => figures(thing, view)), ...dice])];
}

/** The areas that somebody's weapon or power reaches: in range and in sight. */
export function inRange(view: SwordAndSorceryView, figure: string, range: number): string[] {
  const found = findFigure(view, figure);
  const from = view.map.areas.find((area) => area.id === found?.body.area);
  if (!found || !from) return [];
  return found.body.sees.filter((area) => (from.away[area] ?? Infinity) <= range);
}
