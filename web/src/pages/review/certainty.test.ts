import { expect, test } from "vitest";
import { certainty } from "./certainty.ts";

test("an estimate is spoken of as surely as its error allows", () => {
  expect([0.01, 0.025, 0.05].map((error) => certainty(0.05, error))).toEqual(["review-cost-sure", "review-cost-rough", "review-cost-unsure"]);
});
