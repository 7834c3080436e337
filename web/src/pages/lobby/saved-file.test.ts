import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseSavedFile } from "./saved-file.ts";

const GAMES = join(import.meta.dirname, "../../../../tests/games");
const { record } = JSON.parse(readFileSync(join(GAMES, "bastion-2018-won.json"), "utf-8")) as {
  record: { options: { players: number } };
};

test("a record goes on whole", () => {
  expect(parseSavedFile(JSON.stringify(record))).toEqual({
    game: "bastion",
    players: record.options.players,
    from: { record },
  });
});

test("a position goes on as it stands", () => {
  const position = { holdfast: 1, game: "bastion", rules: 1, options: { players: 3 }, state: { turn: 4 } };
  expect(parseSavedFile(JSON.stringify(position))).toEqual({ game: "bastion", players: 3, from: { position } });
});

test.each(["", "[]", "null", "{}", '{"holdfast":1,"game":"bastion","options":{}}', "no json"])(
  "%s is none of our files",
  (text) => expect(parseSavedFile(text)).toBeNull(),
);
