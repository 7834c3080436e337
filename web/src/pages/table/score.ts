export interface Points {
  what: string;
  points: number;
}

/** The score thing by thing, as a view tells it; nothing where the game counts none. */
export function scoreOf(told: unknown): Points[] {
  if (typeof told !== "object" || told === null) return [];
  return Object.entries(told).flatMap(([what, points]) => (typeof points === "number" ? [{ what, points }] : []));
}
