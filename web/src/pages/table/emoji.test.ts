import { expect, test } from "vitest";
import { cutAtEmoji, EMOJI } from "./emoji.ts";

test("emoji of the talk are drawn, whichever way they are written; the rest stays text", () => {
  const parts = cutAtEmoji("to arms ⚔️, friends ❤ 🐉");
  expect(parts.map((part) => part.text)).toEqual(["to arms ", "⚔", ", friends ", "❤", " 🐉"]);
  expect(parts.map((part) => part.outline)).toEqual([null, EMOJI["⚔️"], null, EMOJI["❤️"], null]);
});

test("every emoji that is offered is drawn", () => {
  for (const emoji of Object.keys(EMOJI)) expect(cutAtEmoji(emoji)).toMatchObject([{ outline: EMOJI[emoji] }]);
});
