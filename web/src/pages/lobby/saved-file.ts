/** Files that a game can go on from: a position, or the record of a game. */

import type { NewTable } from "~/api/protocol.ts";

export interface SavedFile {
  game: string;
  players: number;
  from: Pick<NewTable, "position" | "record">;
}

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);

/** What a file holds; null where it is none of ours. The server looks closer. */
export function parseSavedFile(text: string): SavedFile | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isData(found) || typeof found.game !== "string" || !isData(found.options)) return null;
  const players = typeof found.options.players === "number" ? found.options.players : 1;
  if (isData(found.state)) return { game: found.game, players, from: { position: found } };
  if (Array.isArray(found.choices)) return { game: found.game, players, from: { record: found } };
  return null;
}
