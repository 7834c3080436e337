import { expect, test } from "vitest";
import type { ChatLine } from "~/api/protocol.ts";
import { heard } from "./unread.svelte.ts";

const line = (number: number, seat: number | null): ChatLine => ({ number, seat, name: "", text: "…", at: 0 });

test("what others said is unread until it is read; one's own words never are", () => {
  const chat = [line(1, 0), line(2, 1), line(3, null)];
  expect(heard.unread("t", chat, [0])).toBe(2);
  heard.read("t", chat);
  expect(heard.unread("t", [...chat, line(4, 0), line(5, 1)], [0])).toBe(1);
  expect(heard.unread("other", chat, [0])).toBe(2);
});
