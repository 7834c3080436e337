/** What a game shows of itself in the lobby, before its board is fetched. */

import swords from "game-icons:crossed-swords";
import gate from "game-icons:medieval-gate";
import citadel from "game-icons:qaitbay-citadel";
import type { Component } from "svelte";
import type { Options } from "~/pages/lobby/table-form.ts";
import type { FieldProps } from "~/pages/lobby/fields/values.ts";
import type { Fault } from "~/api/protocol.ts";
import BastionCover from "~/games/bastion/Cover.svelte";
import LastBastionCover from "~/games/last-bastion/Cover.svelte";
import SwordAndSorceryCover from "~/games/sword-and-sorcery/Cover.svelte";

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

const COVERS: Record<string, GameCover> = {
  "last-bastion": { Drawing: LastBastionCover, emblem: citadel, minutes: [45, 75], weight: 3 },
  bastion: { Drawing: BastionCover, emblem: gate, minutes: [30, 60], weight: 2 },
  "sword-and-sorcery": {
    Drawing: SwordAndSorceryCover,
    emblem: swords,
    minutes: [90, 150],
    weight: 4,
    fields: { heroes: () => import("~/games/sword-and-sorcery/PartyField.svelte") },
  },
};

export const coverOf = (game: string): GameCover | undefined => COVERS[game];
