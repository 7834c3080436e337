import { expect, test } from "vitest";
import type { MyGame } from "~/api/protocol.ts";
import { byFigure, byKind, luckiest, streaks, tally } from "./statistics.ts";

function game(won: boolean, more: Partial<MyGame> & { level?: string; score?: number | null } = {}): MyGame {
  const { level = "normal", score = null, ...rest } = more;
  return {
    table: "t", at: 0, title: "", seats: [0], luck: null, best_save: null, new_awards: [],
    compared: { below: 0, others: 0 },
    result: {
      game: "siege", settings: { level, players: "2" }, won, reason: "", score, progress: 1, rounds: 1, turns: 1, choices: 1,
      figures: ["hero-a", "hero-b"], awards: {},
    },
    ...rest,
  };
}

test("streaks count from the newest game", () => {
  const games = [game(true), game(false), game(true), game(true), game(true)];
  expect(streaks(games)).toEqual({ now: 1, most: 3 });
  expect(streaks([])).toEqual({ now: 0, most: 0 });
  expect(tally(games)).toEqual({ played: 5, won: 4 });
});

test("kinds of games are told apart by their settings, and scores are of victories", () => {
  const rows = byKind([game(true, { score: 8 }), game(true, { score: 12 }), game(false), game(true, { level: "hard" })]);
  expect(rows.map((row) => [row.key, row.played, row.won, row.best, row.mean])).toEqual([
    ["siege level=normal players=2", 3, 2, 12, 10],
    ["siege level=hard players=2", 1, 1, null, null],
  ]);
});

test("heroes are those of one's own seats, each once a game", () => {
  expect(byFigure([game(true, { seats: [1] }), game(false, { seats: [0, 1] })]).map((row) => [row.key, row.played])).toEqual([
    ["siege hero-b", 2],
    ["siege hero-a", 1],
  ]);
});

test("luck is told of reviewed games alone", () => {
  const bad = game(false, { luck: -0.2, best_save: 0.1 });
  const good = game(true, { luck: 0.1, best_save: 0.4 });
  expect(luckiest([bad, good, game(true)])).toEqual({ worst: bad, save: good });
  expect(luckiest([game(true)])).toEqual({ worst: null, save: null });
});
