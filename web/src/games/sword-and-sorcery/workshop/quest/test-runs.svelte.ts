/** Games of bots with a quest that is being made, and what came of them. */

import { ApiError, problemOf } from "~/api/http.ts";
import type { Problem } from "~/api/protocol.ts";
import { runTrial } from "~/api/workshop.ts";
import type { WorkshopSession } from "~/pages/workshop/session.svelte.ts";

export type TrialGame = Awaited<ReturnType<typeof runTrial>>["games"][number];

/** So many games are played at a press. */
export const GAMES = 24;
const KINDS: Record<string, string> = { stories: "story", actions: "action" };

export class TestRuns {
  games = $state.raw<TrialGame[]>([]);
  running = $state(false);
  problem = $state.raw<Problem | null>(null);
  players = $state(2);

  constructor(
    readonly session: WorkshopSession,
    readonly quest: string,
  ) {}

  get options(): Record<string, unknown> {
    return { quest: this.quest, players: this.players };
  }

  async run(): Promise<void> {
    if (this.running) return;
    [this.running, this.problem] = [true, null];
    try {
      this.games = (await runTrial(this.session.game, this.session.files(), this.options, GAMES, Math.floor(Math.random() * 1e6))).games;
    } catch (error) {
      this.problem = error instanceof ApiError ? error.problem : problemOf("unreachable");
    } finally {
      this.running = false;
    }
  }

  get won(): number {
    return this.games.filter((game) => game.won).length;
  }

  /** The numbers of games by their rounds, from the fewest to the most. */
  get rounds(): [number, number][] {
    const all = this.games.map((game) => game.rounds.length);
    if (all.length === 0) return [];
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return Array.from({ length: most - least + 1 }, (_, at) => [least + at, all.filter((one) => one === least + at).length]);
  }

  get median(): number {
    const all = this.games.map((game) => game.rounds.length).sort((a, b) => a - b);
    return all[Math.floor(all.length / 2)] ?? 0;
  }

  /** The share of the event deck that was drawn, on the average. */
  get deck(): number {
    return this.games.reduce((sum, game) => sum + (game.numbers["deck"] ?? 0), 0) / Math.max(1, this.games.length);
  }

  /** By kind and thing, in how many games it was met. */
  seen(kind: string): Map<string, number> {
    const found = new Map<string, number>();
    for (const game of this.games) {
      for (const [id, met] of Object.entries(game.seen[kind] ?? {})) found.set(id, (found.get(id) ?? 0) + (met ? 1 : 0));
    }
    return found;
  }

  /** What no game came upon. */
  never(kind: string): string[] {
    const prefix = `${this.quest}-`;
    return [...this.seen(kind)].filter(([, met]) => met === 0).map(([id]) => (id.startsWith(prefix) ? id.slice(prefix.length) : id));
  }

  /** For the list of scenes of a kind: `19 / 24` by their ids. */
  met(list: string): Record<string, string> {
    const kind = KINDS[list];
    if (!kind) return {};
    const prefix = `${this.quest}-`;
    return Object.fromEntries([...this.seen(kind)].map(([id, met]) => [id.replace(prefix, ""), `${met} / ${this.games.length}`]));
  }
}
