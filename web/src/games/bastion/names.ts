/** What things are called: the same messages that the server names them by. */

import { i18n, type Args } from "~/i18n/i18n.svelte.ts";
import { isSection, numberOf, districtOf } from "./geometry.ts";
import { CITADEL, enemyAt, isColour, strengthOf, type BastionView, type Enemy, type Mana } from "./view.ts";

const GAME = "bastion";

export const gameText = (id: string, args: Args = {}): string => i18n.text(id, args, GAME);

/** What the thing of that name does, by the book that is played. */
export function help(name: string, edition: string): string {
  const own = `${name}-help-${edition}`;
  return gameText(i18n.has(own, GAME) ? own : `${name}-help`);
}

export const cardName = (card: string): string => gameText(`bastion-card-${card}`);
export const ritualName = (ritual: string): string => gameText(`bastion-ritual-${ritual}`);
export const defenderName = (defender: string): string => gameText(`bastion-defender-${defender}`);
export const manaName = (colour: string): string => gameText(colour === "any" ? "colour-any" : `bastion-mana-${colour}`);
export const spellName = (spell: string, power = 0): string =>
  power > 0 ? `${gameText(`bastion-spell-${spell}`)} ${power}` : gameText(`bastion-spell-${spell}`);

/** A class, or a legendary enemy by its name. */
export const familyName = (family: string): string =>
  gameText(i18n.has(`bastion-class-${family}`, GAME) ? `bastion-class-${family}` : `bastion-card-${family}`);

export const enemyName = (enemy: Enemy): string => enemy.cards.map((card) => cardName(card.id)).join(" + ");

/** A place by what is printed there. */
export function placeName(view: BastionView, id: string): string {
  if (id === CITADEL || isColour(id)) return gameText(`bastion-place-${id}`);
  if (isSection(id)) {
    const number = numberOf(id);
    const district = view.districts[districtOf(number)];
    return gameText("bastion-section", { number, place: gameText(`bastion-place-${district?.id ?? CITADEL}`) });
  }
  const dash = id.lastIndexOf("-");
  const [colour, part] = [id.slice(0, dash), id.slice(dash + 1)];
  if (!isColour(colour)) return id;
  const place = gameText(`bastion-place-${colour}`);
  if (part === "square") return gameText("bastion-square", { place });
  if (part === "tower") return gameText("bastion-tower", { place });
  if (part === "a" || part === "b") return gameText("bastion-base", { number: part === "a" ? 1 : 2, place });
  return sourceName(view, id, colour, place);
}

/** A printed source has a number only where another of the district is of the same colour. */
function sourceName(view: BastionView, id: string, district: string, place: string): string {
  const sources = view.districts.find((one) => one.id === district)?.sources ?? [];
  const printed = sources.filter((one) => /-\d$/.test(one.id));
  const colour = printed.find((one) => one.id === id)?.colour ?? district;
  const equivalenceKey = printed.filter((one) => one.colour === colour);
  const number = equivalenceKey.length > 1 ? equivalenceKey.findIndex((one) => one.id === id) + 1 : 0;
  return gameText("bastion-source", { colour, number, place });
}

/** A place with the enemy or the structure on it: what a screen reader says of it. */
export function placeLabel(view: BastionView, id: string): string {
  const place = placeName(view, id);
  const enemy = enemyAt(view, id);
  if (enemy) return gameText("bastion-at", { thing: enemyName(enemy), place });
  const ritual = view.districts.map((one) => one.bases[id]).find(Boolean);
  return ritual ? gameText("bastion-at", { thing: ritualName(ritual), place }) : place;
}

/** An enemy as it is spoken of: who, where, how strong, at what price, and whether it can be attacked at all. */
export function spokenOf(enemy: Enemy, view: BastionView): string {
  return [
    gameText("bastion-at", { thing: enemyName(enemy), place: placeName(view, enemy.at) }),
    gameText("strength", { strength: strengthOf(enemy) }),
    gameText("bastion-page-price", { mana: manaList(enemy.price) }),
    enemy.protected ? gameText("invulnerable") : "",
  ]
    .filter(Boolean)
    .join(". ");
}

/** Mana in words: "red mana × 3, blue mana × 1". */
export const manaList = (mana: Mana): string =>
  Object.entries(mana)
    .filter(([, count]) => count > 0)
    .map(([colour, count]) => gameText("bastion-page-mana-count", { mana: manaName(colour), count }))
    .join(", ");
