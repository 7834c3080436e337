/** What a game shows of itself in the lobby, before its board is fetched. Its folder exports one from `cover.ts`. */

import type { Component } from "svelte";
import type { Fault } from "~/api/protocol.ts";
import type { FieldProps } from "~/pages/lobby/fields/values.ts";
import type { Options } from "~/pages/lobby/table-form.ts";

export interface GameCover {
  /** A drawing of 640 by 300. */
  Drawing: Component;
  /** An outline to know it by where there is little room. */
  emblem: string;
  /** How long a game lasts, from and to. */
  minutes: [number, number];
  /** How much there is to keep in mind, of five. */
  weight: 1 | 2 | 3 | 4 | 5;
  /** Settings that are asked for in a way of the game's own, by their names. */
  fields?: Record<string, () => Promise<{ default: Component<CustomFieldProps> }>>;
}

export interface CustomFieldProps extends FieldProps {
  options: Options;
  /** The values that a rule of the book keeps out, with the reasons. */
  barred: Record<string, Fault>;
}
