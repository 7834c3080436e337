export interface ScoreRow {
  what: string;
  points: number;
}

/** The score thing by thing, as a view tells it; nothing where the game counts none. */
export function scoreRows(score: unknown): ScoreRow[] {
  if (typeof score !== "object" || score === null) return [];
  return Object.entries(score).flatMap(([what, points]) => (typeof points === "number" ? [{ what, points }] : []));
}
