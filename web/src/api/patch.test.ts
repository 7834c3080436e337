import { expect, test } from "vitest";
import { applyChanges } from "./patch.ts";

test("a change replaces what lies at its path and shares the rest", () => {
  const view = { heroes: [{ life: 3 }, { life: 2 }], deck: { cards: 40 } };
  const after = applyChanges(view, [[["heroes", 1, "life"], 1]]);
  expect(after).toEqual({ heroes: [{ life: 3 }, { life: 1 }], deck: { cards: 40 } });
  expect(view.heroes[1]!.life).toBe(2);
  expect(after.deck).toBe(view.deck);
  expect(after.heroes[0]).toBe(view.heroes[0]);
});

test("a path alone takes a key away", () => {
  expect(applyChanges({ a: 1, b: { c: 2 } } as object, [[["b", "c"]], [["a"]]])).toEqual({ b: {} });
});

test("an empty path replaces everything", () => {
  expect(applyChanges({ a: 1 } as object, [[[], { b: 2 }]])).toEqual({ b: 2 });
});
