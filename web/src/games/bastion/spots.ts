/** At which things on the table an option stands. */

import type { Option } from "~/api/protocol.ts";
import { CITADEL, isColour, type BastionView } from "./view.ts";

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
const LETS_ENEMY_COME = new Set(["done", "go-on"]);

export function spots(option: Option, view: BastionView): string[] {
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
