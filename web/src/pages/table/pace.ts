/** The keys of the pace bar and of sound. */
export const PAUSE_KEY = " ";
export const NEXT_KEY = "n";
export const SKIP_KEY = "Escape";
export const MUTE_KEY = "m";
