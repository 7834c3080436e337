/** Where in a draft the faults of a check lie. */

import type { components } from "~/api/generated/http.ts";
import { isFolder, stemOf, type KindForm } from "./schema.ts";

export type Report = components["schemas"]["ReportData"];
export type Place = Report["faults"][number];

/** The field at the top of a thing that a fault is about: `do` of `do[2].if`; empty for the whole thing. */
export const fieldOf = (place: Place): string => /^[a-z_]+/.exec(place.field)?.[0] ?? "";

/** Is the fault about that kind of thing? */
export function isOfKind(place: Place, kind: KindForm, ids: ReadonlySet<string>): boolean {
  if (isFolder(kind)) return ids.has(stemOf(place.file.split("/").at(-1)!));
  return stemOf(place.file) === stemOf(kind.file) && (ids.has(place.entry) || place.entry === "");
}

/** The faults of one thing. */
export function faultsOf(places: readonly Place[], kind: KindForm, id: string): Place[] {
  if (isFolder(kind)) return places.filter((one) => stemOf(one.file.split("/").at(-1)!) === id);
  return places.filter((one) => stemOf(one.file) === stemOf(kind.file) && one.entry === id);
}

/** The message that nobody has written yet, if that is the fault. */
export const missingWord = (place: Place): string => (place.fault.code === "no-words" ? String(place.fault.message.args?.["message"] ?? "") : "");

/** The message that nothing speaks, if that is the fault. */
export const unusedWord = (place: Place): string => (place.fault.code === "unused-words" ? place.entry || place.field.replace(/^message /, "") : "");
