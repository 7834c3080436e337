/** What the operator's page remembers and how it shows sizes. */

const KEPT = "holdfast-admin";

/** The token, from the address or from earlier in this tab; it is kept no longer than the tab. */
export function readToken(given: string): string {
  if (given) sessionStorage.setItem(KEPT, given);
  return given || (sessionStorage.getItem(KEPT) ?? "");
}

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];

/** A size in the largest unit that leaves a digit before the point, as the reader's language writes it. */
export function formatBytes(bytes: number, language: string): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const style = { style: "unit", unit: UNITS[unit], unitDisplay: "short", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, style).format(size);
}
