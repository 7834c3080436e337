import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { read } from "./savedFile.ts";

const GAMES = join(import.meta.dirname, "../../../tests/games");
const kept = JSON.parse(readFileSync(join(GAMES, "bastion-2018-won.json"), "utf-8")) as {
  record: { options: { players: number }; snapshots: { choices: number; state: unknown }[]; choices: string[] };
};

test("a record goes on from its newest snapshot, and says how many choices are lost by it", () => {
  const { record } = kept;
  const last = record.snapshots.at(-1)!;
  const saved = read(JSON.stringify(record));
  expect(saved).toMatchObject({ game: "bastion", players: record.options.players });
  expect(saved?.position.state).toEqual(last.state);
  expect(saved?.position).not.toHaveProperty("choices");
  expect(saved?.lost).toBe(record.choices.length - last.choices);
});

test("a position goes on as it stands", () => {
  const position = { holdfast: 1, game: "bastion", rules: 1, options: { players: 3 }, state: { turn: 4 } };
  expect(read(JSON.stringify(position))).toEqual({ game: "bastion", players: 3, position, lost: 0 });
});

test.each(["", "[]", "null", "{}", '{"holdfast":1,"game":"bastion","options":{}}', "no json"])(
  "%s is none of our files",
  (text) => expect(read(text)).toBeNull(),
);
