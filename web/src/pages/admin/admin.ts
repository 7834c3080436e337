/** What the operator's page remembers and how it shows sizes. */

const KEPT = "holdfast-admin";

/** The token, from the address or from earlier in this tab; it is kept no longer than the tab. */
export function readToken(given: string): string {
  if (given) sessionStorage.setItem(KEPT, given);
  return given || (sessionStorage.getItem(KEPT) ?? "");
}

/** A size in the largest unit that leaves a digit before the point. */
export function formatBytes(bytes: number): string {
  const units = ["B", "kB", "MB", "GB", "TB"];
  let size = bytes;
  let unit = 0;
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${unit === 0 ? size : size.toFixed(1)} ${units[unit]}`;
}
