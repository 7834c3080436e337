import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Session } from "~/state/session.svelte.ts";
import GiveUpBanner from "./GiveUpBanner.svelte";

function session(willing: number[], yours: number[]) {
  const seats = [0, 1].map((seat) => ({ seat, name: `P${seat}`, gives_up: willing.includes(seat) }));
  const now = { outcome: null, table: { seats } };
  return { now, yours, onlooker: yours.length === 0, game: "last-bastion", giveUp: vi.fn() } as unknown as Session & {
    giveUp: ReturnType<typeof vi.fn>;
  };
}

afterEach(cleanup);

test("nothing is shown while nobody proposes it", () => {
  render(GiveUpBanner, { session: session([], [1]) });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("who is asked may agree or play on", async () => {
  const at = session([0], [1]);
  render(GiveUpBanner, { session: at });
  const [agree, against] = screen.getAllByRole("button");
  await fireEvent.click(agree!);
  await fireEvent.click(against!);
  expect(at.giveUp.mock.calls).toEqual([[true], [false]]);
});

test("who proposed it may only withdraw it, and an onlooker does neither", () => {
  render(GiveUpBanner, { session: session([0], [0]) });
  expect(screen.getAllByRole("button")).toHaveLength(1);
  cleanup();
  render(GiveUpBanner, { session: session([0], []) });
  expect(screen.queryAllByRole("button")).toHaveLength(0);
});
