/** Which things on the table a line of the log speaks of. */

import type { Line } from "~/api/protocol.ts";
import { enemies, type BastionView } from "./view.ts";

const PLACES = ["at", "to", "start", "via"];
const CARDS = ["card", "cards", "others"];
const OWN = ["ritual", "artifact", "defender", "giver", "asker"];

const listed = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === "string" && one !== "");

export function speaksOf(line: Line, view: BastionView): string[] {
  const found = new Set<string>();
  const all = (keys: string[]) => keys.flatMap((key) => listed(line.data[key]));
  for (const place of all(PLACES)) found.add(place);
  for (const card of all(CARDS)) found.add(whereIs(card, view));
  for (const thing of all(OWN)) found.add(thing);
  if (found.size === 0 && typeof line.seat === "number") found.add(view.defenders[line.seat]?.id ?? "");
  found.delete("");
  return [...found];
}

/** A card in play lies where its enemy stands; one that is held is a thing of its own. */
const whereIs = (card: string, view: BastionView): string =>
  enemies(view).find((enemy) => enemy.cards.some((one) => one.id === card))?.at ?? card;
