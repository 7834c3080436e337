import { expect, test } from "vitest";
import type { Seat, Table } from "~/api/protocol.ts";
import { sameTable } from "./play-again.ts";

const seat = (at: number, kind: Seat["kind"], name: string): Seat => ({
  seat: at,
  kind,
  name,
  bot: kind === "bot" ? "greedy" : "",
  figure: { id: "hero-arne" },
  order: "save",
  confirm: true,
  gives_up: false,
  taken: true,
  former: null,
  asks: false,
  host: false,
});

const table: Table = {
  packs: [],
  campaign: "",
  daily: "",
  title: "Friday",
  game: "last-bastion",
  options: { players: 4, level: "normal" },
  seats: [seat(0, "person", "Misha"), seat(1, "person", "Anya"), seat(2, "bot", ""), seat(3, "person", "Dima")],
  paused: false,
  undo_limit: "nothing-new",
  door: "watch",
  taking_back: null,
  you: { seats: [1, 3], host: false, former: [], returns: false },
};

test("the same people sit in the same seats, seen from the one who asks", () => {
  const wanted = sameTable(table);
  expect(wanted.seats?.map((one) => one.kind)).toEqual(["friend", "me", "bot", "here"]);
  expect(wanted.seats?.map((one) => one.name)).toEqual(["Misha", "Anya", "", "Dima"]);
  expect(wanted.seats?.[2]).toEqual({ kind: "bot", bot: "greedy", name: "" });
  expect(wanted).toMatchObject({ game: "last-bastion", options: table.options, undo_limit: "nothing-new", door: "watch" });
});
