import { expect, test } from "vitest";
import { formatBytes, readToken } from "./admin.ts";

test("sizes are shown in the unit that fits", () => {
  expect([0, 999, 1500, 2_340_000, 7_100_000_000].map(formatBytes)).toEqual(["0 B", "999 B", "1.5 kB", "2.3 MB", "7.1 GB"]);
});

test("the token stays while the tab does", () => {
  expect(readToken("secret")).toBe("secret");
  expect(readToken("")).toBe("secret");
});
