import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { focusTrap } from "./focus-trap.ts";

let leave: (() => void) | void;

beforeEach(() => {
  document.body.innerHTML =
    '<button id="before"></button><div id="sheet" role="dialog" tabindex="-1"><button id="first"></button><button id="last"></button></div>';
});
afterEach(() => leave?.());

const at = () => document.activeElement?.id;
const focus = (id: string) => document.getElementById(id)!.focus();
const open = (home?: () => void) => (leave = focusTrap(home)(document.getElementById("sheet")!));

test("a dialog takes the focus, and Tab goes round in it", async () => {
  open();
  expect(at()).toBe("sheet");
  focus("last");
  await fireEvent.keyDown(document.activeElement!, { key: "Tab" });
  expect(at()).toBe("first");
  await fireEvent.keyDown(document.activeElement!, { key: "Tab", shiftKey: true });
  expect(at()).toBe("last");
});

test("where what had the focus is gone the dialog takes it again", async () => {
  open();
  focus("first");
  document.getElementById("first")!.replaceWith(document.createElement("p"));
  await vi.waitFor(() => expect(at()).toBe("sheet"));
});

test("the focus cannot be put behind it", () => {
  open();
  focus("before");
  expect(at()).toBe("sheet");
});

test("it gives the focus back, or sends it home where its place is gone", () => {
  focus("before");
  open();
  leave!();
  expect(at()).toBe("before");
  const home = vi.fn();
  open(home);
  document.getElementById("before")!.remove();
  leave!();
  leave = undefined;
  expect(home).toHaveBeenCalledOnce();
});
