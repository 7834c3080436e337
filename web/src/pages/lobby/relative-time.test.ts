import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const NOW = 1_000_000_000_000;

test.each([
  [5, 0, "second"],
  [59, 0, "second"],
  [60, -1, "minute"],
  [3_599, -59, "minute"],
  [7_300, -2, "hour"],
  [90_000, -1, "day"],
  [-30, 0, "second"],
] as const)("%i seconds ago", (seconds, count, unit) => {
  expect(relativeTime(NOW - seconds * 1000, NOW)).toBe(format.format(count, unit));
});
