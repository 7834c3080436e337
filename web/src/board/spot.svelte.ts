/** What Spot and SpotButton share: how a thing on the table is pressed, lit, spoken of and explained. */

import { words } from "~/i18n/i18n.svelte.ts";
import type { Desk } from "./context.svelte.ts";

const HOVER = 350;
const LONG_PRESS = 500;

export class Thing {
  element = $state.raw<Element | null>(null);
  readonly options = $derived.by(() => this.desk.options(this.id()));
  readonly lit = $derived(this.options.length > 0);
  readonly barred = $derived.by(() => this.desk.barredBySpot.has(this.id()));
  readonly pointed = $derived.by(() => this.desk.pointed.has(this.id()));
  readonly pending = $derived.by(() => this.options.some((one) => one.id === this.desk.pending));
  /** What may be done with it, for a screen reader. */
  readonly offered = $derived.by(() => this.options.map((one) => words.say(one.label, this.desk.source.game)));
  /** Its name, and what may be done with it. */
  readonly spoken = $derived.by(() => [this.label(), ...this.offered].filter(Boolean).join(". "));

  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;

  constructor(
    private readonly desk: Desk,
    private readonly id: () => string,
    private readonly label: () => string,
  ) {}

  /** What the element listens to. A mouse explains by resting, a finger by staying, the keyboard by focus. */
  readonly on = {
    onclick: () => {
      if (this.held) this.held = false;
      else this.press();
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      this.press();
    },
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && this.explainSoon(HOVER),
    onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && this.quiet(),
    onpointerdown: (event: PointerEvent) => {
      this.held = false;
      if (event.pointerType !== "mouse") this.explainSoon(LONG_PRESS, true);
    },
    onpointerup: (event: PointerEvent) => event.pointerType !== "mouse" && clearTimeout(this.timer),
    onpointercancel: () => clearTimeout(this.timer),
    onfocus: () => this.element?.matches(":focus-visible") && this.explainSoon(0),
    onblur: () => this.quiet(),
  };

  private press(): void {
    clearTimeout(this.timer);
    this.desk.press(this.id(), this.middle());
  }

  private middle() {
    const box = this.element!.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }

  private explainSoon(wait: number, longPress = false): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.held = longPress;
      if (this.desk.ring === null && this.element?.isConnected) this.desk.explain(this.id(), this.middle());
    }, wait);
  }

  private quiet(): void {
    clearTimeout(this.timer);
    this.desk.quietSoon(this.id());
  }
}
