/** How the effects of cards and the faces of the decay die are drawn. */

import call from "game-icons:bugle-call";
import card from "game-icons:card-draw";
import cursed from "game-icons:cursed-star";
import die from "game-icons:perspective-dice-six-faces-random";
import dropped from "game-icons:drop-weapon";
import everyone from "game-icons:three-friends";
import evil from "game-icons:evil-tower";
import falling from "game-icons:falling";
import gear from "game-icons:battle-gear";
import heartMinus from "game-icons:heart-minus";
import heartPlus from "game-icons:heart-plus";
import infinity from "game-icons:infinity";
import noShield from "game-icons:shield-disabled";
import padlock from "game-icons:padlock";
import sunbeams from "game-icons:sunbeams";
import turning from "game-icons:cycle";

export interface EffectIcon {
  outline: string;
  /** A second, smaller outline: whom it concerns, or what comes with it. */
  badge?: string;
  /** Good for the players. */
  good?: boolean;
}

/** White faces have no outline of their own: a crossed ring is drawn. */
export const NO_WHITE = "no-white";

export const EFFECT_ICONS: Record<string, EffectIcon> = {
  haunt: { outline: evil },
  draw: { outline: card },
  "lose-life": { outline: heartMinus },
  "lose-round": { outline: dropped },
  decay: { outline: die },
  curse: { outline: cursed },
  "all-lose-round": { outline: dropped, badge: everyone },
  "all-curse": { outline: cursed, badge: everyone },
  "all-pin": { outline: falling, badge: everyone },
  "gain-equipment": { outline: gear, good: true },
  "gain-life": { outline: heartPlus, good: true },
  "gain-call": { outline: call, good: true },
  cleanse: { outline: sunbeams, good: true },
  "gain-life-and-call": { outline: heartPlus, badge: call, good: true },
  [NO_WHITE]: { outline: "" },
  "lock-die": { outline: padlock },
  "no-equipment": { outline: noShield },
};

/** When an effect of the lower middle happens: every turn, or all the time. */
export const KIND_ICONS: Record<string, string> = { recurring: turning, permanent: infinity };

export const DECAY_ICONS: Record<string, string[]> = {
  blank: [],
  card: [card],
  round: [dropped],
  "round-and-life": [dropped, heartMinus],
  life: [heartMinus],
  evil: [evil],
};
