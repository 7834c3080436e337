import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  document.head.innerHTML = "";
  vi.resetModules();
});

async function served(content: string) {
  document.head.innerHTML = `<meta name="root-path" content="${content}">`;
  return import("./root.ts");
}

test("a server with a name of its own has no root path", async () => {
  expect((await served("/")).root).toBe("");
  vi.resetModules();
  expect((await served("./")).root).toBe("");
});

test("under a path the page names its addresses without it", async () => {
  const { root, withoutRoot } = await served("/games/");
  expect(root).toBe("/games");
  expect(["/games/table/a", "/games", "/gamesome"].map(withoutRoot)).toEqual(["/table/a", "/", "/gamesome"]);
});
