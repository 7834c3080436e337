/** Many things in a container are one stop of the Tab key; from one to the next lead the arrow keys. */

import type { Attachment } from "svelte/attachments";

interface Spot {
  x: number;
  y: number;
}

const ARROWS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** How much more a step aside counts than a step ahead. */
const ASIDE = 2;

/** The nearest of the places that lies in that direction; -1 where none does. */
export function nearest(from: Spot, way: Spot, places: readonly Spot[]): number {
  let [best, least] = [-1, Infinity];
  places.forEach((place, at) => {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
    if (ahead <= 1 || aside > ahead * ASIDE) return;
    const far = ahead + aside * ASIDE;
    if (far < least) [best, least] = [at, far];
  });
  return best;
}

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Those that match the selector are one stop; what may be chosen is where it begins. */
export function oneStop(selector: string): Attachment<HTMLElement> {
  return (container) => {
    let stop: Element | undefined;
    const all = () => [...container.querySelectorAll<HTMLElement | SVGElement>(selector)];
    const isHere = (one: Element | undefined) => one !== undefined && one.isConnected && one.contains(document.activeElement);

    function settle() {
      const found = all();
      if (!stop?.isConnected || !(isHere(stop) || stop.matches(".lit"))) stop = found.find((one) => one.matches(".lit")) ?? found[0];
      for (const one of found) {
        const index = one === stop ? "0" : "-1";
        if (one.getAttribute("tabindex") !== index) one.setAttribute("tabindex", index);
      }
    }

    function go(to: HTMLElement | SVGElement | undefined, event: KeyboardEvent) {
      if (!to) return;
      event.preventDefault();
      event.stopPropagation();
      stop = to;
      settle();
      to.focus();
    }

    function key(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const found = all();
      const from = found.find((one) => one === event.target);
      if (!from) return;
      const way = ARROWS[event.key];
      if (way) {
        event.preventDefault();
        const others = found.filter((one) => one !== from);
        go(others[nearest(middle(from), way, others.map(middle))], event);
      }
      const lit = found.filter((one) => one.matches(".lit"));
      const ends = lit.length > 0 ? lit : found;
      if (event.key === "Home") go(ends[0], event);
      if (event.key === "End") go(ends.at(-1), event);
    }

    function focused(event: FocusEvent) {
      const one = all().find((each) => each === event.target);
      if (!one || one === stop) return;
      stop = one;
      settle();
    }

    const watch = new MutationObserver(settle);
    watch.observe(container, { childList: true, subtree: true, attributeFilter: ["class"] });
    container.addEventListener("keydown", key);
    container.addEventListener("focusin", focused);
    settle();
    return () => {
      watch.disconnect();
      container.removeEventListener("keydown", key);
      container.removeEventListener("focusin", focused);
    };
  };
}

/** Let the keyboard go to the stop of a container. */
export function focusStop(container: Element | null): void {
  container?.querySelector<HTMLElement | SVGElement>('.spot[tabindex="0"]')?.focus();
}
