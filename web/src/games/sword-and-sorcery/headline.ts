import { gameText, pageText } from "./names.ts";
import type { SwordAndSorceryView } from "./view.ts";

/** The quest, how long it has lasted, the time of day, the shards to raise souls with. */
export function headline(view: SwordAndSorceryView): string {
  const { quest, round, time, shards } = view;
  return [
    gameText(`quest-${quest}`),
    round > 0 && pageText("short-round", { n: round }),
    time && gameText(`time-${time}`),
    pageText("short-shards", { n: shards }),
  ]
    .filter(Boolean)
    .join(" · ");
}
