import { expect, test } from "vitest";
import type { RulesChapter } from "~/api/protocol.ts";
import { search, searchablePieces } from "./search.ts";

const chapter = (id: string, html: string, rules: string[] = []): RulesChapter => ({ id, title: id, level: 2, html, rules });

const PIECES = searchablePieces([
  chapter("fight", '<p>Before a fight.</p><ul><li id="X-FIGHT-1"><strong>X-FIGHT-1</strong> Roll <em>two</em> dice.</li></ul>', ["X-FIGHT-1"]),
  chapter("end", `<p id="X-END-1">${"Long ago. ".repeat(30)}The siege ends. ${"And on. ".repeat(30)}</p>`, ["X-END-1"]),
]);

test("pieces stand once, in order, each with its rule", () => {
  expect(PIECES.map((one) => [one.chapter.id, one.rule])).toEqual([
    ["fight", ""],
    ["fight", "X-FIGHT-1"],
    ["end", "X-END-1"],
  ]);
});

test("words are found across markup and whatever their case", () => {
  const [hit] = search(PIECES, "TWO DICE");
  expect(hit).toMatchObject({ rule: "X-FIGHT-1", hit: "two dice" });
});

test("a rule is found by its id", () => {
  expect(search(PIECES, "x-end").map((one) => one.rule)).toEqual(["X-END-1"]);
});

test("of a long piece only what stands around is shown", () => {
  const [hit] = search(PIECES, "the siege ends");
  expect(hit!.before.length).toBeLessThan(70);
  expect(hit!.before.startsWith("…")).toBe(true);
  expect(hit!.after.endsWith("…")).toBe(true);
});

test("a single letter finds nothing", () => {
  expect(search(PIECES, "a")).toEqual([]);
});
