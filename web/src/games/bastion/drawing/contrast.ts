import type { Card } from "../view.ts";

/** What can be seen on a ground of a colour: yellow is too light for bone. */
export const inkOn = (colour: string): string => (colour === "yellow" || colour === "white" ? "var(--ink)" : "var(--bone)");

export const cardInk = (card: Card): string => (card.prismatic ? "var(--bone)" : inkOn(card.colour));
