/** Whose record this browser keeps: a secret that is made here and can be carried to another device. */

const STORAGE_KEY = "holdfast-player";
const BYTES = 32;

function make(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The player's key, made when it is first needed. */
export function playerKey(): string {
  const known = localStorage.getItem(STORAGE_KEY);
  if (known) return known;
  const key = make();
  localStorage.setItem(STORAGE_KEY, key);
  return key;
}

/** Keep the record of another device from now on. */
export function adoptPlayer(key: string): void {
  if (/^[0-9a-f]{64}$/.test(key)) localStorage.setItem(STORAGE_KEY, key);
}

/** The record is forgotten: the next one begins with a new key. */
export const forgetPlayer = (): void => localStorage.removeItem(STORAGE_KEY);
