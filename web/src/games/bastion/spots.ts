/** The spots of options and of log entries. */

import type { LogEntry, Option } from "~/api/protocol.ts";
import { CITADEL, enemies, isColour, type BastionView } from "./view.ts";

/** The mana of a colour in a player's pool, and in the reserve: things that can be pressed. */
export const poolSpot = (seat: number, colour: string): string => `pool-${seat}-${colour}`;
export const reserveSpot = (colour: string): string => `reserve-${colour}`;
/** A class of enemies, as it is told among those that may come. */
export const classSpot = (family: string): string => `${CLASS}${family}`;
export const CLASS = "class-";
export const DECK = "enemy-deck";
export const RITUAL_DECK = "ritual-deck";
export const GATE = "gate";
export const DISCARD = "discard";
export const FORCES = "forces";

const TO_A_PLACE = new Set(["move", "flee", "station"]);
const INTO_BATTLE = new Set(["storm", "storm-with-spells"]);
const FROM_POOL = new Set(["lay", "pay", "give"]);
const FROM_RESERVE = new Set(["prism", "take"]);
const LETS_ENEMY_COME = new Set(["done", "go-on", "turn-over"]);

export function optionSpots(option: Option, view: BastionView): string[] {
  const { verb, on } = option;
  const [first = "", second = ""] = on;
  const seat = option.seat ?? view.active;
  if (TO_A_PLACE.has(verb)) return [first];
  if (INTO_BATTLE.has(verb)) return first === CITADEL ? [CITADEL] : [`${first}-square`, first];
  if (FROM_POOL.has(verb)) return [...new Set(on.filter(isColour))].map((colour) => poolSpot(seat, colour));
  if (FROM_RESERVE.has(verb)) return [reserveSpot(first)];
  if (verb === "ask") return [poolSpot(seatOf(view, first), second)];
  if (LETS_ENEMY_COME.has(verb)) return [DECK];
  return first ? [first] : [];
}

const seatOf = (view: BastionView, defender: string): number =>
  view.defenders.find((one) => one.id === defender)?.seat ?? view.active;

const PLACES = ["at", "to", "start", "via"];
const CARDS = ["card", "cards", "others"];
const OWN = ["ritual", "artifact", "defender", "giver", "asker"];

const listed = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === "string" && one !== "");

export function entrySpots(entry: LogEntry, view: BastionView): string[] {
  const found = new Set<string>();
  const all = (keys: string[]) => keys.flatMap((key) => listed(entry.data[key]));
  for (const place of all(PLACES)) found.add(place);
  for (const card of all(CARDS)) found.add(whereIs(card, view));
  for (const thing of all(OWN)) found.add(thing);
  if (found.size === 0 && typeof entry.seat === "number") found.add(view.defenders[entry.seat]?.id ?? "");
  found.delete("");
  return [...found];
}

/** A card in play lies where its enemy stands; one that is held is a thing of its own. */
const whereIs = (card: string, view: BastionView): string =>
  enemies(view).find((enemy) => enemy.cards.some((one) => one.id === card))?.at ?? card;
