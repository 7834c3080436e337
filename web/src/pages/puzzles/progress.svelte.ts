/** What this browser keeps of puzzles: the rating, the streak, and which were answered. Nothing leaves it. */

import { rated, UNRATED, type Rating } from "./rating.ts";

const STORAGE_KEY = "holdfast-puzzles";
const MAX_HISTORY = 40;

interface Kept extends Rating {
  streak: number;
  longest: number;
  /** By `game/id`: solved at the first try, or not. */
  done: Record<string, boolean>;
  /** The ratings so far, the newest last. */
  history: number[];
}

const nothing = (): Kept => ({ ...UNRATED, streak: 0, longest: 0, done: {}, history: [] });

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null") as Partial<Kept> | null;
    return { ...nothing(), ...kept };
  } catch {
    return nothing();
  }
}

class Progress {
  private kept = $state.raw<Kept>(read());

  readonly rating = $derived(Math.round(this.kept.rating));
  readonly streak = $derived(this.kept.streak);
  readonly longest = $derived(this.kept.longest);
  readonly history = $derived(this.kept.history);
  readonly done = $derived(Object.keys(this.kept.done));

  /** Was it solved at the first try? Undefined: it was not answered yet. */
  solved(game: string, id: string): boolean | undefined {
    return this.kept.done[`${game}/${id}`];
  }

  /** The first answer to a puzzle; later ones change nothing. How much the rating changed. */
  answer(game: string, id: string, puzzle: number, solved: boolean): number {
    const { done, streak, longest, history, rating, rd, volatility } = this.kept;
    const key = `${game}/${id}`;
    if (key in done) return 0;
    const now = rated({ rating, rd, volatility }, puzzle, solved);
    const following = solved ? streak + 1 : 0;
    this.keep({
      ...now,
      streak: following,
      longest: Math.max(longest, following),
      done: { ...done, [key]: solved },
      history: [...(history.length > 0 ? history : [Math.round(rating)]), Math.round(now.rating)].slice(-MAX_HISTORY),
    });
    return Math.round(now.rating) - Math.round(rating);
  }

  forget(): void {
    this.keep(nothing());
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  }
}

export const progress = new Progress();
