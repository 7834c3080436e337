import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Session } from "~/state/session.svelte.ts";
import TurnEndButton from "./TurnEndButton.svelte";

function session(...ids: string[]) {
  const options = ids.map((id) => ({ id }));
  return { canAct: true, options, sentOption: null, choose: vi.fn() } as unknown as Session & { choose: ReturnType<typeof vi.fn> };
}

afterEach(cleanup);

test("where only the end of the turn is left, one press or one key ends it", async () => {
  const at = session("turn-over");
  render(TurnEndButton, { session: at, shown: true });
  await fireEvent.click(screen.getByRole("button"));
  await fireEvent.keyDown(window, { key: "e" });
  expect(at.choose.mock.calls).toEqual([["turn-over"], ["turn-over"]]);
});

test("a key that is held down ends one turn only", async () => {
  const at = session("turn-over");
  render(TurnEndButton, { session: at, shown: true });
  await fireEvent.keyDown(window, { key: "e", repeat: true });
  expect(at.choose).not.toHaveBeenCalled();
});

test("where something else is left there is no such button, and the key does nothing", async () => {
  const at = session("move:market", "done");
  render(TurnEndButton, { session: at, shown: true });
  expect(screen.queryByRole("button")).toBeNull();
  await fireEvent.keyDown(window, { key: "e" });
  expect(at.choose).not.toHaveBeenCalled();
});

test("where the same button stands below the board, only the key is left", async () => {
  const at = session("turn-over");
  render(TurnEndButton, { session: at, shown: false });
  expect(screen.queryByRole("button")).toBeNull();
  await fireEvent.keyDown(window, { key: "e" });
  expect(at.choose).toHaveBeenCalledOnce();
});
