/** What a view holds, for a board that knows nothing of its game: things by the place where they lie. */

import type { View } from "~/api/protocol.ts";

type Single = string | number | boolean | null;

export interface Fact {
  key: string;
  values: Single[];
}

/** Something with an id, which options and log entries may name. */
export interface Thing {
  id: string;
  facts: Fact[];
}

/** What stands under one key of the view. */
export interface Place {
  key: string;
  facts: Fact[];
  things: Thing[];
}

/** Keys that a board has no use for: which game it is, and who looks. */
const HIDDEN = ["game", "seat"];

/** The places of a view in its order; what is no list and no object is gathered in a first one without a key. */
export function placesOf(view: View): Place[] {
  const table: Place = { key: "", facts: [], things: [] };
  const places = [table];
  for (const [key, value] of Object.entries(view)) {
    if (HIDDEN.includes(key)) continue;
    if (isSingle(value)) table.facts.push({ key, values: [value] });
    else places.push(placeOf(key, value));
  }
  return places.filter(({ facts, things }) => facts.length > 0 || things.length > 0);
}

/** Every thing of a view by its id. */
export function thingsOf(view: View): Map<string, Thing> {
  return new Map(placesOf(view).flatMap(({ things }) => things.map((thing) => [thing.id, thing])));
}

function placeOf(key: string, value: object): Place {
  const place: Place = { key, facts: [], things: [] };
  if (Array.isArray(value)) addList(place, key, value);
  else if ("id" in value && typeof value.id === "string") addThing(place, value.id, value);
  else place.facts.push(...factsOf(value, place));
  return place;
}

function addList(place: Place, key: string, list: unknown[]): void {
  for (const [at, one] of list.entries()) {
    if (typeof one === "string") place.things.push({ id: one, facts: [] });
    else if (isSingle(one)) place.facts.push({ key: `${key} ${at + 1}`, values: [one] });
    else if (Array.isArray(one)) addList(place, `${key} ${at + 1}`, one);
    else addThing(place, idOf(one as object) ?? `${key} ${at + 1}`, one as object);
  }
}

const idOf = (value: object): string | undefined => ("id" in value && typeof value.id === "string" ? value.id : undefined);

function addThing(place: Place, id: string, value: object): void {
  const thing: Thing = { id, facts: [] };
  place.things.push(thing);
  const { id: _, ...rest } = value as { id?: unknown };
  thing.facts.push(...factsOf(rest, place));
}

/** The facts about something; things inside it lie in the same place, after it. */
function factsOf(value: object, place: Place): Fact[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): Fact[] => {
    if (isSingle(inner)) return [{ key, values: [inner] }];
    if (Array.isArray(inner) && inner.every(isSingle)) return [{ key, values: inner }];
    if (Array.isArray(inner)) addList(place, key, inner);
    else if (idOf(inner as object)) addThing(place, idOf(inner as object)!, inner as object);
    else return factsOf(inner as object, place).map((fact) => ({ ...fact, key: `${key} ${fact.key}` }));
    return [];
  });
}

function isSingle(value: unknown): value is Single {
  return value === null || typeof value !== "object";
}
