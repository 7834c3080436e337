/** Somebody at a puzzle: the board as it stands after their choices, and what became of them. */

import { expandQuestion } from "~/api/expand.ts";
import { ApiError, fetchSolution, tryPuzzle } from "~/api/http.ts";
import { applyChanges } from "~/api/patch.ts";
import type { Catalogue, LogEntry, Message, Option, Problem, Puzzle, PuzzleAnswer, PuzzleMoment, PuzzleSolution, View } from "~/api/protocol.ts";
import type { BoardSource } from "~/board/context.svelte.ts";
import { progress } from "./progress.svelte.ts";

const STEP = 420;
const HINTS = 2;

interface Made {
  id: string;
  label: Message;
  right: boolean;
  /** The board before the choice. */
  before: PuzzleMoment;
}

export class Solving implements BoardSource {
  readonly barred = [];
  readonly replay = true;
  readonly game: string;
  made = $state.raw<Made[]>([]);
  now = $state.raw<PuzzleMoment>()!;
  view = $state.raw<View | null>(null);
  recent = $state.raw<LogEntry[]>([]);
  sentOption = $state<string | null>(null);
  /** What came of a wrong choice. */
  wrong = $state.raw<PuzzleAnswer | null>(null);
  solved = $state(false);
  solution = $state.raw<PuzzleSolution | null>(null);
  hints = $state(0);
  /** What the second hint points at. */
  lit = $state.raw<string[]>([]);
  problem = $state.raw<Problem | null>(null);
  /** By how much the first answer changed the rating. */
  change = $state<number | null>(null);
  private showing = 0;

  readonly options = $derived.by((): Option[] => (this.now.question ? expandQuestion(this.now.question).options : []));
  readonly odds = $derived(this.now.odds);
  readonly over = $derived(this.solved || this.solution !== null);
  readonly canAct = $derived(!this.over && this.wrong === null && this.sentOption === null);
  readonly left = $derived(HINTS - this.hints);

  constructor(
    readonly puzzle: Puzzle,
    readonly catalogue: Catalogue,
  ) {
    this.game = puzzle.about.game;
    this.now = puzzle.start;
    this.view = puzzle.start.view;
  }

  choose(id: string): void {
    if (!this.canAct) return;
    const option = this.options.find((one) => one.id === id);
    if (option) void this.asked(id, () => this.answer(id, option.label));
  }

  private async answer(id: string, label: Message): Promise<void> {
    const { game, id: puzzle } = this.puzzle.about;
    const found = await tryPuzzle(game, puzzle, [...this.made.map((one) => one.id), id]);
    this.made = [...this.made, { id, label, right: found.verdict !== "wrong", before: this.now }];
    this.lit = [];
    if (found.verdict === "wrong") this.count(false);
    if (found.verdict === "solved") this.count(true);
    await this.show(found);
    if (found.verdict === "wrong") this.wrong = found;
    else this.now = found.now;
    if (found.verdict === "solved") {
      this.solution = await fetchSolution(game, puzzle, []);
      this.solved = true;
    }
  }

  /** What happened, moment by moment. */
  private async show(found: PuzzleAnswer): Promise<void> {
    const showing = ++this.showing;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    let view = found.before;
    for (const { changes, at } of still ? [] : found.steps) {
      view = applyChanges(view, changes);
      this.view = view;
      this.recent = found.log.filter((entry) => entry.at <= at);
      await new Promise((done) => setTimeout(done, STEP));
      if (showing !== this.showing) return;
    }
    this.view = found.now.view;
    this.recent = found.log;
  }

  /** Back to before a choice. */
  back(at = this.made.length - 1): void {
    const there = this.made[at];
    if (!there || this.sentOption !== null) return;
    this.showing++;
    this.wrong = null;
    this.made = this.made.slice(0, at);
    this.now = there.before;
    this.view = there.before.view;
    this.recent = [];
  }

  /** The first hint is told, the second lights what the next right choice touches. */
  hint(): void {
    if (this.over || this.left === 0) return;
    if (this.wrong) this.back();
    this.count(false);
    this.hints++;
    if (this.hints < HINTS) return;
    void this.asked("", async () => {
      const { game, id } = this.puzzle.about;
      const found = await fetchSolution(game, id, this.made.map((one) => one.id));
      const on = found.choices[0]?.on ?? [];
      const option = this.options.find((one) => one.id === found.choices[0]?.id);
      this.lit = [...(option?.on ?? on)];
    });
  }

  giveUp(): void {
    if (this.over) return;
    if (this.wrong) this.back();
    this.count(false);
    void this.asked("", async () => {
      const { game, id } = this.puzzle.about;
      this.solution = await fetchSolution(game, id, []);
    });
  }

  private count(solved: boolean): void {
    const { game, id, rating } = this.puzzle.about;
    if (this.change === null && progress.solved(game, id) === undefined) this.change = progress.answer(game, id, rating, solved);
  }

  private async asked(sent: string, work: () => Promise<void>): Promise<void> {
    this.sentOption = sent;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.problem;
    } finally {
      this.sentOption = null;
    }
  }
}
