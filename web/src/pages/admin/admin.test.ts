import { expect, test } from "vitest";
import { formatBytes, readToken } from "./admin.ts";

const sizes = (language: string) =>
  [1500, 2_340_000, 7_100_000_000].map((bytes) => formatBytes(bytes, language).replaceAll("\u00a0", " "));

test("sizes are shown in the unit that fits, as each language writes it", () => {
  expect(sizes("en")).toEqual(["1.5 kB", "2.3 MB", "7.1 GB"]);
  expect(sizes("pl")).toEqual(["1,5 kB", "2,3 MB", "7,1 GB"]);
  expect(sizes("ru")).toEqual(["1,5 кБ", "2,3 МБ", "7,1 ГБ"]);
  expect(formatBytes(999, "en")).toBe("999 byte");
});

test("the token stays while the tab does", () => {
  expect(readToken("secret")).toBe("secret");
  expect(readToken("")).toBe("secret");
});
