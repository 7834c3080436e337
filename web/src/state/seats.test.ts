import { beforeEach, expect, test } from "vitest";
import { linkTo, seats } from "./seats.svelte.ts";

beforeEach(() => {
  for (const one of [...seats.all]) seats.forget(one.id);
});

test("a seat is remembered, and what is learnt of it later is added", () => {
  seats.save({ id: "a", token: "host", friends: [{ seat: 1, token: "friend" }] });
  seats.save({ id: "a", token: "host", game: "bastion" });
  expect(seats.find("a")).toMatchObject({ game: "bastion", friends: [{ seat: 1, token: "friend" }] });
  expect(seats.all).toHaveLength(1);
});

test("opening a friend's link does not lose one's own seat", () => {
  seats.save({ id: "a", token: "host" });
  seats.save({ id: "a", token: "friend" });
  expect(seats.find("a")?.token).toBe("friend");
  expect(seats.find("a", "host")?.token).toBe("host");
  seats.forget("a", "friend");
  expect(seats.find("a")?.token).toBe("host");
});

test("what another tab has written meanwhile is not lost", () => {
  seats.save({ id: "a", token: "one" });
  const elsewhere = [{ id: "b", token: "two", game: "", title: "", seen: 1 }, ...seats.all];
  localStorage.setItem("holdfast-tables", JSON.stringify(elsewhere));
  seats.save({ id: "c", token: "three" });
  expect(seats.all.map((one) => one.id)).toEqual(["c", "b", "a"]);
});

test("the token of a link stays behind the fragment sign", () => {
  const link = new URL(linkTo("abc", "secret"));
  expect([link.pathname, link.hash]).toEqual(["/table/abc", "#secret"]);
});
