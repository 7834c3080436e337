/** The keys of the table, and what a press means whatever the language of the keyboard. */

export const KEYS = {
  end: "e",
  undo: "u",
  hint: "h",
  options: "o",
  board: "b",
  pause: " ",
  next: "n",
  skip: "Escape",
  mute: "m",
  help: "?",
} as const;

const ELSEWHERE = "input, textarea, select, dialog, [role=dialog]:not(.option-menu), [role=menu]";
const CONTROLS = "button, a, summary, [role=button], [role=radio], [role=tab]";

/** The letter or digit that stands on the key where an English keyboard has it, if the key's own is not Latin. */
function latin(event: KeyboardEvent): string {
  if (/^[a-z0-9? ]$/i.test(event.key) || event.key.length > 1) return event.key;
  return /^(?:Key|Digit|Numpad)(\w)$/.exec(event.code)?.[1] ?? event.key;
}

/** The key that was pressed as a shortcut; null while somebody writes, reads a dialog, or holds the key down. */
export function shortcut(event: KeyboardEvent): string | null {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return null;
  const key = latin(event);
  return key.length === 1 ? key.toLowerCase() : key;
}

/** Is the press meant for a control that has the focus? */
export const isForControl = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest(CONTROLS) !== null;

let byKeyboard = false;
const MODIFIERS = ["Control", "Shift", "Alt", "AltGraph", "Meta"];

addEventListener("keydown", (event) => MODIFIERS.includes(event.key) || (byKeyboard = true), true);
addEventListener("pointerdown", () => (byKeyboard = false), true);

/** Was the last thing done with the keyboard? */
export const usesKeyboard = (): boolean => byKeyboard;
