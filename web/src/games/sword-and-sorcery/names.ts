import { i18n, type Args } from "~/i18n/i18n.svelte.ts";
import { cardFace, GAME, type Area, type Scroll, type SwordAndSorceryCatalogue, type SwordAndSorceryView } from "./view.ts";

/** A message of this game. */
export const gameText = (id: string, args: Args = {}): string => i18n.text(id, args, GAME);

/** A message of its board and panels. */
export const pageText = (id: string, args: Args = {}): string => gameText(`sword-and-sorcery-page-${id}`, args);

/** A message of the board where there is one, else nothing. */
export const optionalPageText = (id: string, args: Args = {}): string =>
  i18n.has(`sword-and-sorcery-page-${id}`, GAME) ? pageText(id, args) : "";

const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI", "VII"];

export const roman = (number: number): string => ROMAN[number] ?? String(number);

export const itemName = (piece: string): string => gameText(`item-${cardFace(piece)}`);

/** What an attack is made with, whoever makes it. */
export function weaponName(id: string): string {
  for (const kind of ["item", "power", "companion", "weapon"]) {
    if (i18n.has(`${kind}-${cardFace(id)}`, GAME)) return gameText(`${kind}-${cardFace(id)}`);
  }
  return gameText(`weapon-${id}`);
}

/** A letter or number that tells one figure of a kind from another: the seal. */
export function sealOf(figure: string): string {
  const [card = "", letter = ""] = figure.split("/");
  const number = card.split("-").at(-1)!;
  return letter ? letter.toUpperCase() : /^\d+$/.test(number) ? number : "";
}

/** The name of a hero, a companion, an enemy card or one of its figures. */
export function figureName(id: string, view: SwordAndSorceryView, catalogue: SwordAndSorceryCatalogue): string {
  if (view.heroes.some((hero) => hero.id === id)) return gameText(`hero-${id}`);
  if (view.companions.some((companion) => companion.id === id)) return gameText(`companion-${id}`);
  const scroll = enemyScroll(id, view, catalogue);
  if (!scroll && i18n.has(`companion-${id}`, GAME)) return gameText(`companion-${id}`);
  const name = gameText(`enemy-${scroll?.kind ?? id.split("/")[0]!}`);
  const rank = scroll?.rank ?? "purple";
  return rank === "purple" ? name : pageText("enemy-of-rank", { name, rank: gameText(`rank-${rank}`), seal: sealOf(id) });
}

/** What is printed of an enemy, on the map or just dead. */
export function enemyScroll(id: string, view: SwordAndSorceryView, catalogue: SwordAndSorceryCatalogue): Scroll | undefined {
  const enemy = view.enemies.find((one) => one.card === id || one.figures.some((figure) => figure.id === id));
  const card = id.split("/")[0]!;
  return catalogue.scrolls?.[enemy?.scroll ?? catalogue.enemies?.[card]?.scroll ?? card];
}

/** An area by its mark on the map. */
export const areaMark = (id: string): string => id.toUpperCase();

/** The name that the quest gives to an area, or nothing. */
export const placeName = (area: Area): string => (area.name ? gameText(area.name) : "");

/** An area by its name and its mark. */
export function areaTitle(area: Area): string {
  const place = placeName(area);
  return place ? gameText("area-named", { place, name: areaMark(area.id) }) : pageText("area", { mark: areaMark(area.id) });
}

/** The same for whoever knows only its id. */
export function areaName(id: string, view: SwordAndSorceryView): string {
  const area = view.map.areas.find((one) => one.id === id);
  return area ? areaTitle(area) : pageText("area", { mark: areaMark(id) });
}
