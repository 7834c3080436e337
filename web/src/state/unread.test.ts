import { expect, test } from "vitest";
import type { ChatLine } from "~/api/protocol.ts";
import { unreadChat } from "./unread.svelte.ts";

const line = (number: number, seat: number | null): ChatLine => ({ number, seat, name: "", text: "…", at: 0 });

test("what others said is unread until it is read; one's own words never are", () => {
  const chat = [line(1, 0), line(2, 1), line(3, null)];
  expect(unreadChat.count("t", chat, [0])).toBe(2);
  unreadChat.markRead("t", chat);
  expect(unreadChat.count("t", [...chat, line(4, 0), line(5, 1)], [0])).toBe(1);
  expect(unreadChat.count("other", chat, [0])).toBe(2);
});
