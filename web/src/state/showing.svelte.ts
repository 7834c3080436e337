/** What is still to be seen, one thing after the other, at the pace that the viewer has set. */

import type { Pace } from "./preferences.svelte.ts";

/** Something to be seen: `show` puts it before the viewer, who then looks at it for so long. */
export interface Shown {
  /** Milliseconds at the normal pace; 0 where there is nothing to look at. */
  duration: number;
  /** One's own doing never waits for a key. */
  own: boolean;
  show(): void;
}

const FACTORS: Record<Pace, number> = { step: 1, slow: 2, normal: 1, fast: 0.4, instant: 0 };

export class Showing<T extends Shown = Shown> {
  paused = $state(false);
  /** What is being looked at. */
  current = $state.raw<T | null>(null);
  /** How many things are still to be seen. */
  left = $state(0);
  readonly busy = $derived(this.current !== null || this.left > 0);
  private queue: T[] = [];
  /** Something is being read: nothing more is shown meanwhile. */
  private reading = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private emptied: (() => void)[] = [];

  constructor(private readonly pace: () => Pace) {}

  /** Show these after what is still to be seen. */
  add(shown: readonly T[]): void {
    this.queue.push(...shown);
    this.left = this.queue.length;
    if (this.current === null) this.advance(false);
  }

  /** Is a key waited for before the next thing is shown? */
  get waits(): boolean {
    return this.busy && (this.paused || (this.pace() === "step" && !(this.current?.own ?? false)));
  }

  /** Show the next thing now. */
  step(): void {
    this.advance(true);
  }

  pause(): void {
    this.paused = true;
    clearTimeout(this.timer);
  }

  resume(): void {
    this.paused = false;
    if (this.current) this.wait(this.current);
    else this.advance(false);
  }

  /** Something is read now, or no longer. */
  read(reading: boolean): void {
    if (this.reading === reading) return;
    this.reading = reading;
    if (reading) clearTimeout(this.timer);
    else if (!this.paused) this.resume();
  }

  /** Another pace was set. */
  retime(): void {
    if (this.current && !this.paused) this.wait(this.current);
  }

  /** Show everything at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.paused = false;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) next.show();
    this.finish();
  }

  /** Forget what is still to be seen: something else is shown instead. */
  clear(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.finish();
  }

  /** Once everything has been seen. */
  whenSeen(): Promise<void> {
    return this.busy ? new Promise((resolve) => this.emptied.push(resolve)) : Promise.resolve();
  }

  private finish(): void {
    this.current = null;
    this.left = 0;
    for (const resolve of this.emptied.splice(0)) resolve();
  }

  private advance(pressed: boolean): void {
    clearTimeout(this.timer);
    let held = (this.paused || this.reading) && !pressed;
    while (this.queue.length > 0 && !(held && this.queue[0]!.duration > 0)) {
      const next = this.queue.shift()!;
      this.left = this.queue.length;
      next.show();
      if (next.duration * FACTORS[this.pace()] > 0) {
        this.current = next;
        this.wait(next);
        return;
      }
      held = this.paused || this.reading;
    }
    if (this.queue.length === 0) this.finish();
    else this.current = null;
  }

  private wait(shown: T): void {
    clearTimeout(this.timer);
    const pace = this.pace();
    if (this.paused || this.reading || (pace === "step" && !shown.own)) return;
    this.timer = setTimeout(() => this.advance(false), shown.duration * FACTORS[pace]);
  }
}
