import { expect, test } from "vitest";
import type { LogEntry, TableState, UndoLimit } from "~/api/protocol.ts";
import { undoBefore, undoSteps, undoBlockedReason } from "./undo.ts";

const now = (undo: TableState["undo"], choices: number, undo_limit: UndoLimit = "anything", seats = [0]) => ({
  undo,
  undo_asks: { round: [1] },
  choices,
  table: { undo_limit, you: { seats, host: false, former: [], returns: false } },
});

const line = (choice: number): LogEntry => ({ at: 0, what: "move", data: {}, line: { id: "event-move" }, choice });

test("each unit is offered with what it takes back, and units that take back the same once", () => {
  expect(undoSteps(now({ choice: 9, action: 9, turn: 7, round: 0 }, 10))).toEqual([
    { unit: "choice", choices: 1, asks: [] },
    { unit: "turn", choices: 3, asks: [] },
    { unit: "round", choices: 10, asks: [1] },
  ]);
});

test("a reason is given where nothing can be taken back, and only there", () => {
  expect(undoBlockedReason(now({ choice: 1 }, 2))).toBe(null);
  expect(undoBlockedReason(now({}, 0))?.id).toBe("error-nothing-to-undo");
  expect(undoBlockedReason(now({}, 5, "nothing"))?.id).toBe("error-undo-forbidden");
  expect(undoBlockedReason(now({}, 5, "nothing-new"))?.id).toBe("error-undo-past-news");
  expect(undoBlockedReason(now({}, 5, "anything", []))?.id).toBe("error-onlookers-watch");
});

test("going back to before a line takes back the choice that led to it and all after it", () => {
  expect(undoBefore(now({ choice: 4 }, 5), line(3))).toEqual({ allowed: "yes", to: 2, choices: 3 });
  expect(undoBefore(now({ choice: 4 }, 5), line(5))).toEqual({ allowed: "yes", to: 4, choices: 1 });
});

test("there is no going back to before what no choice led to", () => {
  expect(undoBefore(now({ choice: 4 }, 5), line(0))).toBe(null);
});

test("where new dice and cards are not taken back, only what the server told is sure", () => {
  const told = now({ choice: 4, action: 3 }, 5, "nothing-new");
  expect(undoBefore(told, line(4))?.allowed).toBe("yes");
  expect(undoBefore(told, line(3))?.allowed).toBe("perhaps");
  expect(undoBefore(now({}, 5, "nothing-new"), line(5))?.allowed).toBe("no");
});

test("a table that takes nothing back, and an onlooker, offer nothing", () => {
  expect(undoBefore(now({}, 5, "nothing"), line(5))?.allowed).toBe("no");
  expect(undoBefore(now({}, 5, "anything", []), line(5))?.allowed).toBe("no");
});
