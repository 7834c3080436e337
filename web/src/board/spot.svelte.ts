/** What Spot and SpotButton share: how a thing on the table is pressed, lit, spoken of and explained. */

import { i18n } from "~/i18n/i18n.svelte.ts";
import type { BoardContext } from "./context.svelte.ts";

const HOVER = 350;
const LONG_PRESS = 500;

export class SpotState {
  element = $state.raw<Element | null>(null);
  readonly options = $derived.by(() => this.context.options(this.id()));
  readonly lit = $derived(this.options.length > 0);
  readonly barred = $derived.by(() => this.context.barredBySpot.has(this.id()));
  readonly highlighted = $derived.by(() => this.context.highlighted.has(this.id()));
  readonly pending = $derived.by(() => this.options.some((one) => one.id === this.context.pending));
  /** What may be done with it, for a screen reader. */
  readonly optionLabels = $derived.by(() => this.options.map((one) => i18n.format(one.label, this.context.source.game)));
  /** Its name, and what may be done with it. */
  readonly ariaLabel = $derived.by(() => [this.label(), ...this.optionLabels].filter(Boolean).join(". "));

  private timer: ReturnType<typeof setTimeout> | undefined;
  private longPressed = false;

  constructor(
    private readonly context: BoardContext,
    private readonly id: () => string,
    private readonly label: () => string,
  ) {}

  /** What the element listens to. A mouse explains by resting, a finger by staying, the keyboard by focus. */
  readonly on = {
    onclick: () => {
      if (this.longPressed) this.longPressed = false;
      else this.press();
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      this.press();
    },
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && this.explainSoon(HOVER),
    onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && this.hideExplanation(),
    onpointerdown: (event: PointerEvent) => {
      this.longPressed = false;
      if (event.pointerType !== "mouse") this.explainSoon(LONG_PRESS, true);
    },
    onpointerup: (event: PointerEvent) => event.pointerType !== "mouse" && clearTimeout(this.timer),
    onpointercancel: () => clearTimeout(this.timer),
    onfocus: () => this.element?.matches(":focus-visible") && this.explainSoon(0),
    onblur: () => this.hideExplanation(),
  };

  private press(): void {
    clearTimeout(this.timer);
    this.context.press(this.id(), this.centre());
  }

  private centre() {
    const box = this.element!.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, reach: { x: box.width / 2, y: box.height / 2 } };
  }

  private explainSoon(wait: number, longPress = false): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.longPressed = longPress;
      if (this.context.menu === null && this.element?.isConnected) this.context.explain(this.id(), this.centre());
    }, wait);
  }

  private hideExplanation(): void {
    clearTimeout(this.timer);
    this.context.hideExplanationSoon(this.id());
  }
}
