import { expect, it } from "vitest";
import { goToTable, rememberPlace } from "./navigation.ts";
import { seats } from "./seats.svelte.ts";
import type { Table } from "~/api/protocol.ts";

const at = (campaign: string) => ({ table: { campaign, game: "sword-and-sorcery", title: "" } as Table });

it("asks nobody for the place at the next table of a campaign whom it knows from this one", () => {
  rememberPlace({ id: "first", token: "guest", now: at("road") });
  goToTable("road", "guest", "second");
  expect(seats.find("second", "guest")?.joined).toBe(true);
});

it("asks somebody who comes to the campaign by another link", () => {
  rememberPlace({ id: "first", token: "guest", now: at("road") });
  goToTable("road", "another", "second");
  expect(seats.find("second", "another")?.joined).toBeUndefined();
});
