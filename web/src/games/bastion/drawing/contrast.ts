import type { CardShown } from "../view.ts";

/** What can be seen on a ground of a colour: yellow is too light for bone. */
export const seenOn = (colour: string): string => (colour === "yellow" || colour === "white" ? "var(--ink)" : "var(--bone)");

export const onColour = (card: CardShown): string => (card.prismatic ? "var(--bone)" : seenOn(card.colour));
