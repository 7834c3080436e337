/** The emoji that the talk offers, drawn like everything else on the page: not every machine has a font for them. */

import heart from "game-icons:hearts";
import laugh from "game-icons:cheerful";
import popper from "game-icons:party-popper";
import scream from "game-icons:screaming";
import shield from "game-icons:checked-shield";
import swords from "game-icons:crossed-swords";
import think from "game-icons:think";
import thumb from "game-icons:thumb-up";

export const EMOJI: Readonly<Record<string, string>> = {
  "👍": thumb,
  "🎉": popper,
  "😂": laugh,
  "😱": scream,
  "🤔": think,
  "❤️": heart,
  "⚔️": swords,
  "🛡️": shield,
};

const COLOURED = "\uFE0F";
const bare = (emoji: string) => emoji.replace(COLOURED, "");
const OUTLINES = new Map(Object.entries(EMOJI).map(([emoji, outline]) => [bare(emoji), outline]));
const ANY = new RegExp(`(${[...OUTLINES.keys()].join("|")})${COLOURED}?`, "u");

/** A line of talk, cut into its text and the emoji that are drawn. */
export function cutAtEmoji(text: string): { text: string; outline: string | null }[] {
  const parts = text.split(ANY).map((part) => ({ text: part, outline: OUTLINES.get(part) ?? null }));
  return parts.filter((part) => part.text !== "");
}
