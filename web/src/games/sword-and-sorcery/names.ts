import { words, type Args } from "~/i18n/i18n.svelte.ts";
import { faceOf, GAME, type Printed, type Quest } from "./view.ts";

/** A message of this game. */
export const say = (id: string, args: Args = {}): string => words.text(id, args, GAME);

/** A message of its board and panels. */
export const tell = (id: string, args: Args = {}): string => say(`sword-and-sorcery-page-${id}`, args);

/** A message of the board where there is one, else nothing. */
export const tellIfKnown = (id: string, args: Args = {}): string =>
  words.knows(`sword-and-sorcery-page-${id}`, GAME) ? tell(id, args) : "";

const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI", "VII"];

export const roman = (number: number): string => ROMAN[number] ?? String(number);

export const itemName = (piece: string): string => say(`item-${faceOf(piece)}`);

/** What an attack is made with, whoever makes it. */
export function weaponName(id: string): string {
  for (const kind of ["item", "power", "companion", "weapon"]) {
    if (words.knows(`${kind}-${faceOf(id)}`, GAME)) return say(`${kind}-${faceOf(id)}`);
  }
  return say(`weapon-${id}`);
}

/** A letter or number that tells one figure of a kind from another: the seal. */
export function sealOf(figure: string): string {
  const [card = "", letter = ""] = figure.split("/");
  const number = card.split("-").at(-1)!;
  return letter ? letter.toUpperCase() : /^\d+$/.test(number) ? number : "";
}

/** The name of a hero, a companion, an enemy card or one of its figures. */
export function figureName(id: string, quest: Quest, catalogue: Printed): string {
  if (quest.heroes.some((hero) => hero.id === id)) return say(`hero-${id}`);
  if (quest.companions.some((companion) => companion.id === id)) return say(`companion-${id}`);
  const foe = quest.enemies.find((one) => one.card === id || one.figures.some((figure) => figure.id === id));
  const kind = catalogue.scrolls?.[foe?.scroll ?? ""]?.kind ?? id.split("/")[0]!;
  const name = say(`enemy-${kind}`);
  const seal = sealOf(id);
  return foe && foe.rank !== "purple" ? tell("enemy-of-rank", { name, rank: say(`rank-${foe.rank}`), seal }) : name;
}

/** An area by its mark on the map. */
export const areaMark = (id: string): string => id.toUpperCase();

export const areaName = (id: string): string => tell("area", { mark: areaMark(id) });
