/** A place in a game that is over or goes on: forth and back along its choices, with what lies around fetched. */

import { SvelteMap } from "svelte/reactivity";
import { ApiError } from "~/api/http.ts";
import type { Problem, View } from "~/api/protocol.ts";

const TOO_MANY = 429;
const RETRY_DELAY = 700;
/** What is fetched first: where one is, then where one is likely to be next. */
const PREFETCH_OFFSETS = [0, 1, 2, -1, 3, 4, 5, -2];

export const SPEEDS = [1, 2, 4] as const;
const STEP_INTERVAL = 1300;

export class Playback {
  /** After how many choices. */
  at = $state(0);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  problem = $state.raw<Problem | null>(null);
  /** The last move was one step on: what it brought may be shown moving. */
  steppedForward = $state(false);

  /** The view of the place where one is; while it comes, the one seen last. */
  view = $state.raw<View | null>(null);

  private views = new SvelteMap<number, View>();
  private fetching = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  readonly viewLoaded = $derived(this.views.has(this.at));

  constructor(
    /** How many choices there are. */
    readonly last: number,
    /** Where turns began. */
    readonly turnStarts: readonly number[],
    private readonly fetchView: (choices: number) => Promise<View>,
  ) {
    void this.fetch();
  }

  go(to: number): void {
    const place = Math.min(this.last, Math.max(0, Math.round(to)));
    this.steppedForward = place === this.at + 1;
    this.at = place;
    this.view = this.views.get(place) ?? this.view;
    if (place === this.last) this.pause();
    void this.fetch();
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  /** To where the next turn began, or back to where this one did and then the one before. */
  turn(by: 1 | -1): void {
    const next = by > 0 ? this.turnStarts.find((one) => one > this.at) : this.turnStarts.findLast((one) => one < this.at);
    this.go(next ?? (by > 0 ? this.last : 0));
  }

  play(): void {
    if (this.at === this.last) this.go(0);
    this.playing = this.last > 0;
    this.tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** On when it is time and the next view is there. */
  private tick(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    this.timer = setTimeout(() => {
      if (this.playing && this.views.has(this.at + 1)) this.step(1);
      this.tick();
    }, STEP_INTERVAL / this.speed);
  }

  /** Fetch what is missing round the place where one is, one view after the other. */
  private async fetch(): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    for (let next = this.missing(); next !== undefined; next = this.missing()) {
      try {
        const view = await this.fetchView(next);
        this.views.set(next, view);
        if (next === this.at) this.view = view;
        this.problem = null;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status !== TOO_MANY) {
          this.problem = error.problem;
          break;
        }
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
      }
    }
    this.fetching = false;
  }

  private missing(): number | undefined {
    return PREFETCH_OFFSETS.map((by) => this.at + by).find((one) => one >= 0 && one <= this.last && !this.views.has(one));
  }
}
