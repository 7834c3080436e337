/** What may come of an option, as the attack panel and the list of options show it. */

import type { Odds } from "~/api/protocol.ts";
import { blood, CONDITIONS, shield, skull } from "./icons.ts";

/** A chance with a sign of its own; the option has named whom it concerns. */
export interface OddsIcon {
  outline: string;
  /** Good or bad for the party. */
  tone: "good" | "bad";
}

const ODDS_ICONS: Record<string, OddsIcon> = {
  kill: { outline: skull, tone: "good" },
  hurt: { outline: blood, tone: "good" },
  unhurt: { outline: shield, tone: "good" },
  death: { outline: skull, tone: "bad" },
  fumble: { outline: CONDITIONS["blind"]!, tone: "bad" },
  harm: { outline: blood, tone: "bad" },
};
const NEVER = 0.0005;

export interface Chance {
  code: string;
  part: number;
  /** Its place among the sentences of the server. */
  at: number;
  /** None: the sentence says it. */
  sign: OddsIcon | null;
}

/** The chances as they are shown: what cannot come about is left out unless it is the point of the thing. */
export function shownOdds(odds: Odds): Chance[] {
  const killed = Object.keys(odds.of).filter((code) => code.startsWith("kill:"));
  return Object.entries(odds.of).flatMap(([code, part], at) => {
    const what = code.split(":")[0]!;
    const other = killed.length > 1 && killed.includes(code);
    const sign = other ? null : (ODDS_ICONS[what] ?? null);
    return sign || part >= NEVER ? [{ code, part, at, sign }] : [];
  });
}

export interface Bar {
  count: number;
  part: number;
}

/** How many wounds may come of it, from the fewest to the most. */
export function woundOdds(odds: Odds | undefined): Bar[] {
  const wounds = odds?.data["wounds"];
  if (typeof wounds !== "object" || wounds === null) return [];
  return Object.entries(wounds as Record<string, number>).map(([count, part]) => ({ count: Number(count), part }));
}

/** Wounds on the average; null where none are given. */
export function meanWounds(odds: Odds | undefined): number | null {
  const found = odds?.data["mean"];
  return typeof found === "number" ? found : null;
}
