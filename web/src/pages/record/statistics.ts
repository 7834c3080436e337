/** What can be counted in the games of a player. */

import type { MyGame } from "~/api/protocol.ts";

export interface Tally {
  played: number;
  won: number;
}

export interface Row extends Tally {
  key: string;
  /** A game of that row, to be named by. */
  example: MyGame;
  best: number | null;
  mean: number | null;
}

export const tally = (games: readonly MyGame[]): Tally => ({
  played: games.length,
  won: games.filter((game) => game.result.won).length,
});

/** Victories in a row: up to now, and the most there ever were. The newest game comes first. */
export function streaks(games: readonly MyGame[]): { now: number; most: number } {
  const lost = games.findIndex((game) => !game.result.won);
  let most = 0;
  let row = 0;
  for (const game of games) {
    row = game.result.won ? row + 1 : 0;
    most = Math.max(most, row);
  }
  return { now: lost < 0 ? games.length : lost, most };
}

export function groupOf(game: MyGame): string {
  const settings = Object.entries(game.result.settings).toSorted(([one], [other]) => one.localeCompare(other));
  return [game.result.game, ...settings.map(([name, value]) => `${name}=${value}`)].join(" ");
}

/** One row for each kind of game, the most played first. */
export const byKind = (games: readonly MyGame[]): Row[] => rows(games, (game) => [groupOf(game)]);

/** One row for each hero or defender that the player had. */
export const byFigure = (games: readonly MyGame[]): Row[] =>
  rows(games, (game) => [...new Set(game.seats.map((seat) => `${game.result.game} ${game.result.figures[seat]}`))]);

function rows(games: readonly MyGame[], keysOf: (game: MyGame) => string[]): Row[] {
  const found = new Map<string, MyGame[]>();
  for (const game of games) for (const key of keysOf(game)) found.set(key, [...(found.get(key) ?? []), game]);
  return [...found]
    .map(([key, some]) => ({ key, example: some[0]!, ...tally(some), ...scores(some) }))
    .toSorted((one, other) => other.played - one.played);
}

function scores(games: readonly MyGame[]): { best: number | null; mean: number | null } {
  const known = games.flatMap((game) => (game.result.won && game.result.score !== null ? [game.result.score] : []));
  if (known.length === 0) return { best: null, mean: null };
  return { best: Math.max(...known), mean: known.reduce((sum, score) => sum + score, 0) / known.length };
}

/** The game with the worst luck, and the one with the best single stroke of it, among those that were reviewed. */
export function luckiest(games: readonly MyGame[]): { worst: MyGame | null; save: MyGame | null } {
  const reviewed = games.filter((game) => game.luck !== null);
  const worst = reviewed.toSorted((one, other) => one.luck! - other.luck!)[0];
  const save = reviewed.filter((game) => game.best_save !== null).toSorted((one, other) => other.best_save! - one.best_save!)[0];
  return { worst: worst && worst.luck! < 0 ? worst : null, save: save && save.best_save! > 0 ? save : null };
}
