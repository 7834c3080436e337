import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { seats as savedSeats } from "~/state/seats.svelte.ts";
import type { Seat } from "~/api/protocol.ts";
import { t } from "~/i18n/i18n.svelte.ts";
import InvitePanel from "./InvitePanel.svelte";
import type { Session } from "~/state/session.svelte.ts";

const seat = (number: number, some: Partial<Seat> = {}): Seat => ({
  seat: number,
  kind: "person",
  name: `P${number}`,
  bot: "",
  figure: { id: "hero-elmer" },
  order: "ask",
  confirm: true,
  gives_up: false,
  taken: true,
  former: null,
  asks: false,
  host: false,
  ...some,
});

function sittingOf(host: boolean, seats: number[], newLink = vi.fn(() => Promise.resolve("newer"))) {
  const table = {
    title: "",
    game: "last-bastion",
    seats: [seat(0), seat(1), seat(2, { kind: "bot", name: "" })],
    door: "closed",
    you: { seats, host, former: [], returns: false },
  };
  const session = {
    id: "abc",
    token: host ? "host" : "onlooker",
    game: "last-bastion",
    now: { table },
    present: { seats: [1], onlookers: 0 },
    onlooker: seats.length === 0,
    newLink,
  };
  return session as unknown as Session;
}

const links = () => (screen.getAllByRole("textbox") as HTMLInputElement[]).map((box) => new URL(box.value).hash);

beforeEach(() => {
  savedSeats.save({ id: "abc", token: "host", friends: [{ seat: 1, token: "friend" }], onlooker: "looks" });
});

afterEach(() => {
  cleanup();
  savedSeats.forget("abc");
});

test("the host finds a link for every friend, for onlookers, and for a device of their own", () => {
  render(InvitePanel, { session: sittingOf(true, [0]) });
  expect(links()).toEqual(["#friend", "#looks", "#host"]);
  expect(screen.getAllByRole("img")).toHaveLength(1);
});

test("a new link takes the old one's place only when asked twice, and is kept", async () => {
  const newLink = vi.fn(() => Promise.resolve("newer"));
  render(InvitePanel, { session: sittingOf(true, [0], newLink) });
  await fireEvent.click(screen.getByRole("button", { name: t("page-inviting-new-link") }));
  expect(newLink).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: t("page-inviting-new-link-sure") }));
  await vi.waitFor(() => expect(links()).toEqual(["#newer", "#looks", "#host"]));
  expect(newLink).toHaveBeenCalledExactlyOnceWith(1);
  expect(savedSeats.find("abc")?.friends).toEqual([{ seat: 1, token: "newer" }]);
});

test("an onlooker is shown no seat's link", () => {
  render(InvitePanel, { session: sittingOf(false, []) });
  expect(screen.queryAllByRole("textbox")).toEqual([]);
  expect(screen.queryByRole("button", { name: t("page-inviting-new-link") })).toBeNull();
});
