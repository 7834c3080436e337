import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18n, languageName } from "./i18n.svelte.ts";

const before = { languages: i18n.languages, language: i18n.language };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      path === "/api/languages"
        ? new Response(JSON.stringify({ languages: ["en", "cs"] }))
        : new Response(`won = ${path.split("/")[3] === "cs" ? "Vyhráli jste." : "You have won."}`),
    ),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(i18n, before);
});

test.each([
  [["cs-CZ", "en"], "cs"],
  [["de", "cs"], "cs"],
  [["de"], "en"],
])("of the languages that the server has, the first that somebody reads in %j is spoken", async (read, spoken) => {
  vi.stubGlobal("navigator", { languages: read });
  await i18n.start();
  expect(i18n.language).toBe(spoken);
});

test("the language that was last chosen comes before those of the browser", async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  localStorage.setItem("holdfast-language", "cs");
  await i18n.start();
  expect(i18n.text("won")).toBe("Vyhráli jste.");
});

test.each([
  ["en", "12%"],
  ["ru", "12\u00a0%"],
  ["pl", "12%"],
])("%s writes a percentage in its own way", (language, written) => {
  i18n.addMessages(language, "tiny", "chance = { PERCENT($percent) }");
  i18n.language = language;
  expect(i18n.text("chance", { percent: 12 }, "tiny")).toBe(written);
});

test.each([
  ["en", "English"],
  ["ru", "Русский"],
  ["pl", "Polski"],
  ["cs", "Čeština"],
])("%s calls itself %s", (language, name) => {
  expect(languageName(language)).toBe(name);
});

test("of a game with quests the words of one are fetched, and the rest when something else is to be said", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const text = path.endsWith("?quest=bridge") ? "toll = The toll" : "toll = The toll\nbell = The bell";
    return Promise.resolve(new Response(path.includes("/common") ? "won = You have won." : text));
  });
  i18n.language = "en";
  await i18n.load("quests", "en", "bridge");
  await i18n.load("quests", "en", "bridge");
  expect(i18n.text("toll", {}, "quests")).toBe("The toll");
  expect(asked.filter((path) => path.includes("/quests"))).toEqual(["/api/words/en/quests?quest=bridge"]);
  expect(i18n.text("bell", {}, "quests")).toBe("bell");
  await vi.waitFor(() => expect(i18n.text("bell", {}, "quests")).toBe("The bell"));
  await i18n.load("quests", "en", "bridge");
  expect(asked.filter((path) => path.includes("/quests"))).toHaveLength(2);
});
