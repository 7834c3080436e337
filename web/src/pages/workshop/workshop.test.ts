import { describe, expect, it } from "vitest";
import { draftOf, dropEntry, entriesOf, filesOf, newDraft, packIdOf, putEntry, renameEntry, restoreEntry, rowsOf, setWhole, setWord, type Files } from "./model/draft.ts";
import { parseFluent, writeFluent } from "./model/fluent.ts";
import { begin, change, redo, undo } from "./model/history.ts";
import type { KindForm } from "./model/schema.ts";
import { tomlOf } from "./model/toml.ts";

const id = { name: "id", required: true, default: null, schema: { type: "string" }, label: "field-card-entry-id", help: "", refers_to: "" };
const monsters: KindForm = { file: "monsters.toml", key: "monster", label: "kind-monsters-monster", fields: [id], references: {}, words: ["card-*"], ids: [] };
const quests: KindForm = { file: "quests/*.toml", key: "", label: "kind-quests", fields: [id], references: {}, words: ["quest-*"], ids: [] };
const dice: KindForm = { file: "dice.toml", key: "", label: "kind-dice", fields: [], references: {}, words: [], ids: [] };
const kinds = [monsters, quests, dice];
const shipped: Files = {
  "monsters.toml": { monster: [{ id: "imp", resistance: 1 }, { id: "hound", resistance: 2 }, { id: "old", resistance: 2, retired: "hound" }] },
  "quests/toll.toml": { id: "toll", rank: 5 },
  "dice.toml": { faces: ["red"] },
};
const empty = newDraft("1", "last-bastion", "Frost", ["en", "pl"], 0);
const states = (draft: typeof empty) => Object.fromEntries(rowsOf(draft, shipped, monsters).map((row) => [row.id, row.state]));

describe("a draft", () => {
  it("shows ours without those that are retired", () => {
    expect(states(empty)).toEqual({ imp: "ours", hound: "ours" });
  });

  it("adds, changes, takes out and restores", () => {
    const added = putEntry(empty, monsters, "wraith", { id: "wraith" });
    const changed = putEntry(added, monsters, "imp", { id: "imp", resistance: 3 });
    const dropped = dropEntry(changed, shipped, monsters, "hound");
    expect(states(dropped)).toEqual({ imp: "changed", hound: "removed", wraith: "new" });
    expect(states(restoreEntry(restoreEntry(dropped, monsters, "hound"), monsters, "imp"))).toEqual({ imp: "ours", hound: "ours", wraith: "new" });
    expect(empty.files).toEqual({});
  });

  it("tells in its manifest what it does", () => {
    let draft = putEntry(empty, monsters, "wraith", { id: "wraith" });
    draft = putEntry(draft, monsters, "imp", { id: "imp", resistance: 3 });
    draft = dropEntry(draft, shipped, monsters, "hound");
    draft = putEntry(draft, quests, "ring", { id: "ring" });
    draft = putEntry(draft, dice, "", { faces: ["blue"] });
    expect(filesOf(draft, shipped, kinds)["pack.toml"]).toMatchObject({
      id: "frost", name: "Frost", game: "last-bastion", languages: ["en", "pl"],
      adds: ["monsters/wraith", "quests/ring"], replaces: ["dice", "monsters/imp"], removes: ["monsters/hound"],
    });
  });

  it("begins a list from empty, in place of ours as a whole", () => {
    const whole = putEntry(setWhole(empty, monsters, true), monsters, "imp", { id: "imp" });
    expect(states(whole)).toEqual({ imp: "new" });
    expect(filesOf(whole, shipped, kinds)["pack.toml"]).toMatchObject({ replaces: ["monsters", "monsters/imp"], removes: [] });
    expect(states(setWhole(whole, monsters, false))).toEqual({ imp: "changed", hound: "ours" });
  });

  it("carries words along to a new id, and forgets them with the thing", () => {
    const named = setWord(putEntry(empty, monsters, "wraith", { id: "wraith" }), "en", "card-wraith", "Wraith");
    const renamed = renameEntry(named, monsters, { id: "wraith" }, "wraith", "ghoul");
    expect(renamed.words).toEqual({ en: { "card-ghoul": "Wraith" } });
    expect(entriesOf(renamed.files, monsters)).toEqual([["ghoul", { id: "ghoul" }]]);
    expect(dropEntry(renamed, shipped, monsters, "ghoul").words).toEqual({ en: {} });
  });

  it("is the same after it was exported and opened", () => {
    let draft = putEntry(empty, monsters, "wraith", { id: "wraith", resistance: 2 });
    draft = setWord(dropEntry(draft, shipped, monsters, "imp"), "pl", "card-wraith", "Upiór");
    draft = putEntry(setWord(draft, "en", "story-x", "One.\n\nTwo: { $n }"), quests, "ring", { id: "ring" });
    const opened = draftOf("1", filesOf(draft, shipped, kinds), kinds, 0);
    expect(opened).toEqual(draft);
    const whole = putEntry(setWhole(empty, monsters, true), monsters, "imp", { id: "imp" });
    expect(draftOf("1", filesOf(whole, shipped, kinds), kinds, 0)).toEqual({ ...whole, words: {} });
  });

  it("merges files that add to the same list", () => {
    const files = { "pack.toml": { id: "x", game: "g" }, "monsters.toml": { monster: [{ id: "a" }] }, "monsters.b.toml": { monster: [{ id: "b" }] } };
    expect(entriesOf(draftOf("1", files, kinds, 0).files, monsters).map(([one]) => one)).toEqual(["b", "a"]);
  });

  it("makes an id of a name", () => {
    expect([packIdOf("Śnieżna Łąka!"), packIdOf("Набор"), packIdOf("3 Wolves")]).toEqual(["sniezna-laka", "", "wolves"]);
  });
});

describe("history", () => {
  it("undoes and redoes, and takes typing in one field as one step", () => {
    let history = change(begin("a"), "b", "name", 0);
    history = change(history, "bc", "name", 100);
    history = change(history, "bcd", "name", 200);
    expect(undo(history).present).toBe("a");
    history = change(history, "other", "about", 300);
    expect(undo(history).present).toBe("bcd");
    expect(redo(undo(history)).present).toBe("other");
    expect(redo(change(undo(history), "anew")).present).toBe("anew");
  });

  it("begins a new step after a pause, and with every change that has no key", () => {
    const paused = change(change(begin(0), 1, "n", 0), 2, "n", 5000);
    expect(undo(paused).present).toBe(1);
    expect(undo(change(change(begin(0), 1), 2)).present).toBe(1);
    expect(undo(begin(0)).present).toBe(0);
  });
});

describe("Fluent files", () => {
  it("are read and written again", () => {
    const words = {
      a: "One line",
      b: "First.\nSecond.\n\nThird.",
      c: "[in brackets]",
      d: "{ $n ->\n    [one] one\n   *[other] many\n}",
    };
    expect(parseFluent(writeFluent(words))).toEqual(words);
  });

  it("lose comments, and keep what stands on further lines", () => {
    expect(parseFluent("# Name\na = x\n    y\n\n## More\nb =\n    z\n")).toEqual({ a: "x\ny", b: "z" });
  });
});

it("writes a thing as TOML", () => {
  expect(tomlOf({ id: "imp", enter: ["haunt"], deck: { whole: ["a"] } }, "monster")).toBe('[[monster]]\nid = "imp"\nenter = ["haunt"]\ndeck = { whole = ["a"] }');
});
