import { expect, test } from "vitest";
import type { LogEntry } from "~/api/protocol.ts";
import { lastAttack } from "./dice.ts";

const line = (at: number, what: string, data: Record<string, unknown>): LogEntry => ({ at, what, data, line: { id: what }, choice: 1 });

test("the last blow is told with its dice and what came of it", () => {
  expect(lastAttack([line(1, "moves", {})])).toBeNull();
  const found = lastAttack([
    line(1, "attack", { attacker: "laegon", target: "gremlin-blue-1", weapon: "dirk" }),
    line(2, "attack-roll", { figure: "laegon", faces: ["hit", "blank"], red: 1 }),
    line(3, "defence-roll", { figure: "gremlin-blue-1", faces: ["shield"] }),
    line(4, "damage", { figure: "gremlin-blue-1", count: 1 }),
  ]);
  expect(found).toEqual({ at: 1, attacker: "laegon", target: "gremlin-blue-1", faces: ["hit", "blank"], red: 1, defence: ["shield"], damage: 1 });
});
