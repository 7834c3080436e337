import { expect, test } from "vitest";
import { chatThread } from "./chat.ts";

test("people and bots talk in one thread, in order of time", () => {
  const chat = [10, 30].map((at, number) => ({ number, seat: 0, name: "Ann", text: "hello", at }));
  const company = [{ seat: 1, at: 20, says: { id: "bot-says" } }];
  const lines = chatThread(chat, company);
  expect(lines.map((line) => line.at)).toEqual([10, 20, 30]);
  expect(lines[1]!.company).toBe(company[0]);
  expect(new Set(lines.map((line) => line.key)).size).toBe(3);
});
