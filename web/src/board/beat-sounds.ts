import type { Sound } from "~/ui/sounds.ts";
import type { BeatKind } from "./beats.ts";

/** How the kinds of beats sound. */
export const BEAT_SOUNDS: Partial<Record<BeatKind, Sound>> = {
  card: "card",
  move: "step",
  attack: "step",
  dice: "dice",
  damage: "hit",
  death: "hit",
  spell: "spell",
  evil: "drum",
};
