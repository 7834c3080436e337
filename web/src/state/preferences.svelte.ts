/** How this browser likes its table; kept in the browser and nowhere else. */

/** How fast one wants to see what enemies, bots and friends do. */
export const PACES = ["step", "slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

export interface Preferences {
  theme: "hall" | "parchment";
  motion: "system" | "on" | "off";
  sound: boolean;
  /** Of a hundred. */
  volume: number;
  pace: Pace;
  confirmTurn: boolean;
  name: string;
  /** Be told of one's turn while the tab is hidden; empty: not asked yet. */
  notify: "" | "yes" | "no";
}

const STORAGE_KEY = "holdfast-preferences";
const DEFAULTS: Preferences = { theme: "hall", motion: "system", sound: true, volume: 30, pace: "normal", confirmTurn: false, name: "", notify: "" };

function load(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const preferences = $state<Preferences>(load());

/** Change something, keep it, and show it at once. */
export function setPreferences(changes: Partial<Preferences>): void {
  Object.assign(preferences, changes);
  localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences));
  applyPreferences();
}

/** Let the page look as it is preferred. */
export function applyPreferences(): void {
  const page = document.documentElement.dataset;
  page.theme = preferences.theme;
  if (preferences.motion === "system") delete page.motion;
  else page.motion = preferences.motion;
}

/** Milliseconds that a motion may take; 0 where motion is unwanted. */
export function motionDuration(normal = 280): number {
  const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return preferences.motion === "off" || (preferences.motion === "system" && reduced) ? 0 : normal;
}
