import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setPreferences } from "~/state/preferences.svelte.ts";
import type { TableState, UndoLimit } from "~/api/protocol.ts";
import { i18n } from "~/i18n/i18n.svelte.ts";
import type { Session } from "~/state/session.svelte.ts";
import UndoButton from "./UndoButton.svelte";

function session(undo: TableState["undo"], undo_limit: UndoLimit = "anything") {
  const now = { undo, undo_asks: {}, choices: 10, table: { undo_limit, you: { seats: [0], host: true, former: [], returns: false } } };
  return { now, undo: vi.fn() } as unknown as Session & { undo: ReturnType<typeof vi.fn> };
}

beforeEach(() => setPreferences({ motion: "off" }));
afterEach(cleanup);

test("one press takes back the smallest thing", async () => {
  const at = session({ choice: 9, turn: 4 });
  render(UndoButton, { session: at });
  await fireEvent.click(screen.getAllByRole("button")[0]!);
  expect(at.undo).toHaveBeenCalledWith("choice");
});

test("the menu holds what else can be taken back, and takes it back", async () => {
  const at = session({ choice: 9, action: 9, turn: 4 });
  render(UndoButton, { session: at });
  await fireEvent.click(screen.getAllByRole("button")[1]!);
  const items = screen.getAllByRole("menuitem");
  expect(items).toHaveLength(2);
  await fireEvent.click(items[1]!);
  expect(at.undo).toHaveBeenCalledWith("turn");
  expect(screen.queryAllByRole("menuitem")).toHaveLength(0);
});

test("a table that takes nothing back says so, and nothing is asked of it", async () => {
  const at = session({}, "nothing");
  render(UndoButton, { session: at });
  const button = screen.getAllByRole("button")[0]!;
  expect(button.getAttribute("aria-disabled")).toBe("true");
  const why = document.getElementById(button.getAttribute("aria-describedby")!);
  expect(why?.textContent).toBe(i18n.text("error-undo-forbidden"));
  await fireEvent.click(button);
  expect(at.undo).not.toHaveBeenCalled();
});

test("Ctrl and Z take back, but not while somebody writes", async () => {
  const at = session({ choice: 9 });
  render(UndoButton, { session: at });
  const field = document.body.appendChild(document.createElement("input"));
  await fireEvent.keyDown(field, { key: "z", ctrlKey: true });
  expect(at.undo).not.toHaveBeenCalled();
  await fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  expect(at.undo).toHaveBeenCalledTimes(1);
  field.remove();
});
