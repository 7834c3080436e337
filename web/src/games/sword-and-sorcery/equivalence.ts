/** Which options come to the same, because they touch equal copies of a card. */

import type { Option } from "~/api/protocol.ts";
import { cardFace, type SwordAndSorceryView } from "./view.ts";

/** What is done with cards off the body; where a card is worn makes a difference. */
const LOOSE = ["buy", "take", "store", "hand", "spoil", "pick-up", "use"];

/** Equal for options of which one is enough: the card's face and its charges are all that matters. */
export function equivalenceKey(option: Option, view: SwordAndSorceryView): string {
  if (!LOOSE.includes(option.verb)) return option.id;
  const { charges } = view;
  const things = option.on.map((piece) => [cardFace(piece), charges[piece] ?? 0]);
  return JSON.stringify([option.verb, option.seat, things]);
}
