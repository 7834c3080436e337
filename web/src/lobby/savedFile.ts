/** Files that a game can go on from: positions, and records by their newest snapshot. */

export interface Saved {
  game: string;
  players: number;
  position: Record<string, unknown>;
  /** How many choices of the record come after the snapshot: they are to be made anew. */
  lost: number;
}

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);

/** What a file holds; null where it is none of ours. */
export function read(text: string): Saved | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isData(found)) return null;
  const { holdfast, game, rules, options, content } = found;
  if (typeof holdfast !== "number" || typeof game !== "string" || !isData(options)) return null;
  const head: Data = { holdfast, game, rules, options, ...(content === undefined ? {} : { content }) };
  const players = typeof options.players === "number" ? options.players : 1;
  if (isData(found.state)) return { game, players, position: { ...head, state: found.state }, lost: 0 };
  const choices = Array.isArray(found.choices) ? found.choices.length : 0;
  const snapshots = (Array.isArray(found.snapshots) ? found.snapshots : []).filter(isData);
  const last = snapshots.findLast((one) => isData(one.state));
  if (last && isData(last.state)) {
    return { game, players, position: { ...head, state: last.state }, lost: choices - Number(last.choices ?? 0) };
  }
  return null;
}
