/** How this browser likes its table; kept in the browser and nowhere else. */

export interface Wanted {
  theme: "hall" | "parchment";
  motion: "system" | "on" | "off";
  sound: boolean;
  confirmTurn: boolean;
  name: string;
}

const KEPT = "holdfast-preferences";
const USUAL: Wanted = { theme: "hall", motion: "system", sound: false, confirmTurn: false, name: "" };

function kept(): Wanted {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Wanted>) };
  } catch {
    return { ...USUAL };
  }
}

export const preferences = $state<Wanted>(kept());

/** Change something, keep it, and show it at once. */
export function prefer(changes: Partial<Wanted>): void {
  Object.assign(preferences, changes);
  localStorage.setItem(KEPT, JSON.stringify(preferences));
  dress();
}

/** Let the page look as it is preferred. */
export function dress(): void {
  const page = document.documentElement.dataset;
  page.theme = preferences.theme;
  if (preferences.motion === "system") delete page.motion;
  else page.motion = preferences.motion;
}

/** Milliseconds that a motion may take; 0 where motion is unwanted. */
export function motion(usual = 280): number {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return preferences.motion === "off" || (preferences.motion === "system" && still) ? 0 : usual;
}
