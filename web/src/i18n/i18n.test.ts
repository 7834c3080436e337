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
