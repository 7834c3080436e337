/** A player's rating by Glicko-2: a puzzle is an opponent whose rating is known. */

import glicko2 from "glicko2";

export interface Rating {
  rating: number;
  /** How uncertain it is. */
  rd: number;
  volatility: number;
}

const SETTINGS = { tau: 0.5, rating: 1500, rd: 200, vol: 0.06 };
export const UNRATED: Rating = { rating: SETTINGS.rating, rd: SETTINGS.rd, volatility: SETTINGS.vol };
/** How uncertain the rating of a puzzle is: it comes from bots. */
const PUZZLE_RD = 80;

/** The rating after a puzzle of that rating was solved, or not. */
export function rated(player: Rating, puzzle: number, solved: boolean): Rating {
  const ranking = new glicko2.Glicko2(SETTINGS);
  const one = ranking.makePlayer(player.rating, player.rd, player.volatility);
  const other = ranking.makePlayer(puzzle, PUZZLE_RD, SETTINGS.vol);
  ranking.updateRatings([[one, other, solved ? 1 : 0]]);
  return { rating: one.getRating(), rd: one.getRd(), volatility: one.getVol() };
}
