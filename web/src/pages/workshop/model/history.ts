/** Undo and redo: every state that was, and those that were taken back. */

export interface History<T> {
  past: T[];
  present: T;
  future: T[];
  /** What the last change was made to, and when: changes to the same thing in a row are one step. */
  last: { key: string; at: number } | null;
}

const STEPS = 300;
/** Whoever pauses so long begins a new step. */
const PAUSE = 2000;

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [], last: null });

export function change<T>(history: History<T>, present: T, key = "", at = Date.now()): History<T> {
  if (present === history.present) return history;
  const joins = key !== "" && history.last?.key === key && at - history.last.at < PAUSE;
  const past = joins ? history.past : [...history.past, history.present].slice(-STEPS);
  return { past, present, future: [], last: key ? { key, at } : null };
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future], last: null };
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, last: null };
}
