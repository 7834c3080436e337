import { expect, test } from "vitest";
import type { LogEntry } from "~/api/protocol.ts";
import { beatKind, handsOver } from "~/games/sword-and-sorcery/beats.ts";
import { cutIntoBeats } from "./beats.ts";

const line = (at: number, what: string, data: Record<string, unknown> = {}): LogEntry => ({ at, what, data, line: { id: what, args: {} }, choice: 1 });
const cutting = { kindOf: beatKind, handsOver };
const LOG = [
  line(0, "turn-over"),
  line(1, "encounter", { encounter: "cold-steel" }),
  line(2, "activates", { enemy: "raider-blue-1" }),
  line(3, "targets", { enemy: "raider-blue-1", target: "shae" }),
  line(4, "attack", { attacker: "raider-blue-1", target: "shae" }),
  line(5, "attack-roll", { figure: "raider-blue-1", faces: ["hit", "hit"], red: 2 }),
  line(6, "hits", { attacker: "raider-blue-1", hits: 2 }),
  line(7, "damage", { figure: "shae", count: 2 }),
  line(8, "wounded", { figure: "shae", count: 2 }),
];
const STEPS = [
  { at: 1, changes: [[["encounter"], "cold-steel"]] },
  { at: 5, changes: [[["dice"], 2]] },
  { at: 8, changes: [[["life"], 3]] },
];

test("an enemy's attack is card, actor, target, blow, dice, hits and damage, each with the table as it was then", () => {
  const beats = cutIntoBeats({ encounter: "", dice: 0, life: 5 }, { log: LOG, steps: STEPS }, cutting, true);
  expect(beats.map(({ kind, entries, view }) => [kind, entries.map((one) => one.what).join(" "), view])).toEqual([
    ["card", "turn-over encounter", { encounter: "cold-steel", dice: 0, life: 5 }],
    ["who", "activates", { encounter: "cold-steel", dice: 0, life: 5 }],
    ["target", "targets", { encounter: "cold-steel", dice: 0, life: 5 }],
    ["attack", "attack", { encounter: "cold-steel", dice: 0, life: 5 }],
    ["dice", "", { encounter: "cold-steel", dice: 0, life: 5 }],
    ["hits", "attack-roll", { encounter: "cold-steel", dice: 2, life: 5 }],
    ["hits", "hits", { encounter: "cold-steel", dice: 2, life: 5 }],
    ["damage", "damage wounded", { encounter: "cold-steel", dice: 2, life: 3 }],
  ]);
});

test("while dice tumble their line is not written, and the table does not show them", () => {
  const beats = cutIntoBeats({ dice: 0 }, { log: LOG, steps: STEPS }, cutting, false);
  const tumbling = beats.find((beat) => beat.rolling)!;
  expect(tumbling.rolling!.what).toBe("attack-roll");
  expect(tumbling.entries).toEqual([]);
  expect(tumbling.view["dice"]).toBe(0);
});

test("one's own attack waits for its dice alone; what the enemies do after it is looked at", () => {
  const mine = [line(0, "attack"), line(1, "attack-roll", { faces: ["hit"] }), line(2, "damage", { count: 1 }), line(3, "turn-over"), line(4, "encounter")];
  const beats = cutIntoBeats({}, { log: mine, steps: [] }, cutting, true);
  expect(beats.map(({ kind, duration, own }) => [kind, duration > 0, own])).toEqual([
    ["none", false, true],
    ["dice", true, true],
    ["card", true, false],
  ]);
});

test("no line is lost and none comes twice", () => {
  const beats = cutIntoBeats({}, { log: LOG, steps: STEPS }, cutting, false);
  expect(beats.flatMap((beat) => beat.entries)).toEqual(LOG);
});
