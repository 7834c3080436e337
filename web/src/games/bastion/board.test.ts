import { fireEvent, render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { describe, expect, it } from "vitest";
import type { Seat } from "~/api/protocol.ts";
import Aside from "./Aside.svelte";
import { BoardContext } from "~/board/context.svelte.ts";
import ContextHarness from "~/testing/ContextHarness.svelte";
import { plugin } from "./index.ts";
import Board from "./Board.svelte";
import Party from "./Party.svelte";
import { aLateTable, CATALOGUE, StillSource } from "./testing/sample.ts";
import type { BastionView } from "./view.ts";
import { anOption } from "~/testing/option.ts";

type Props = Record<string, any>;

function laid(part: Component<any>, source: StillSource, more: Props = {}): HTMLElement {
  const props: Props = { view: source.view, catalogue: CATALOGUE, newEntries: [], ...more };
  return render(ContextHarness as Component<any>, { props: { context: new BoardContext(source, plugin), part, props } }).container;
}

const seats: Seat[] = ["Zosia", "greedy"].map((name, seat) => ({
  seat,
  kind: seat === 0 ? "person" : "bot",
  name: seat === 0 ? name : "",
  bot: seat === 0 ? "" : name,
  figure: { id: "bastion-defender-dagdar" },
  order: "ask",
  confirm: true, gives_up: false, taken: true, former: null, asks: false, host: false,
}));

const party = (source: StillSource) => laid(Party, source, { seats, yours: [0], waiting: [0], present: [0] });
const spotsOf = (place: HTMLElement) => [...place.querySelectorAll("[data-spot]")].map((one) => one.getAttribute("data-spot"));
const spot = (place: HTMLElement, id: string) => [...place.querySelectorAll(`[data-spot="${id}"]`)].at(-1)!;

describe("the board", () => {
  it("shows every section, district, source, tower and base once that can be pressed", () => {
    const shown = spotsOf(laid(Board, new StillSource(aLateTable())));
    for (let number = 1; number <= 24; number += 1) expect(shown.filter((one) => one === `w${number}`)).toHaveLength(1);
    for (const colour of ["yellow", "green", "red", "violet", "blue", "black"]) {
      for (const part of ["", "-1", "-2", "-3", "-tower", "-a", "-b", "-square"]) {
        expect(shown.filter((one) => one === `${colour}${part}`), `${colour}${part}`).toHaveLength(1);
      }
    }
    for (const id of ["gate", "enemy-deck", "ritual-deck", "discard", "forces", "dagdar", "sannirr", "dragon-blue"]) {
      expect(shown).toContain(id);
    }
  });

  it("has no place on the last section in the first edition: the deck lies there", () => {
    const view: BastionView = { ...aLateTable(), edition: "2015", camp: "wall", last_section: "w23" };
    expect(spotsOf(laid(Board, new StillSource(view)))).not.toContain("w24");
  });

  it("lights what may be chosen, and chooses it when it is pressed", async () => {
    const source = new StillSource(aLateTable(), [anOption("attack:w5"), anOption("move:red"), anOption("gain:green-1")]);
    const board = laid(Board, source);
    const lit = [...board.querySelectorAll(".spot.lit")].map((one) => one.getAttribute("data-spot")).sort();
    expect(lit).toEqual(["green-1", "red", "w5"]);
    await fireEvent.click(spot(board, "w5"));
    expect(source.chosen).toEqual(["attack:w5"]);
  });

  it("gives every thing a name that is spoken", () => {
    const board = laid(Board, new StillSource(aLateTable()));
    for (const one of board.querySelectorAll("[data-spot]")) expect(one.getAttribute("aria-label")).toMatch(/\p{L}{3}/u);
  });
});

describe("the party", () => {
  it("shows mana, spells, rituals and artifacts as things that can be pressed", () => {
    const shown = spotsOf(party(new StillSource(aLateTable())));
    for (const id of ["dagdar", "sannirr", "rider-blue", "gun-red", "converter-green", "pool-0-red", "reserve-red"]) {
      expect(shown).toContain(id);
    }
    expect(shown.some((one) => one?.startsWith("pool-1-"))).toBe(false);
  });

  it("chooses a mana to pay with", async () => {
    const source = new StillSource(aLateTable(), [anOption("lay:red"), anOption("lay:blue")]);
    await fireEvent.click(spot(party(source), "pool-0-red"));
    expect(source.chosen).toEqual(["lay:red"]);
  });

  it("shows the rituals drawn, of which one goes back", () => {
    const view = aLateTable();
    view.defenders[0]!.drawn = ["source-blue", "gun-red"];
    const shown = spotsOf(party(new StillSource(view)));
    expect(shown.filter((one) => one === "gun-red")).toHaveLength(1);
    expect(shown).toContain("source-blue");
  });
});

describe("beside the board", () => {
  it("shows every class that may come, with its chance", () => {
    const of = { "enemy:beast-red": 0.75, "enemy:flyer-green": 0.25 };
    const data = { places: { "beast-red": "w10", "flyer-green": "red-square" } };
    const source = new StillSource(aLateTable(), [anOption("done")], { done: { of, data, chances: [] } });
    const chances = [...laid(Aside, source).querySelectorAll(".chance")].map((one) => one.textContent);
    expect(chances).toEqual(["75%", "25%"]);
  });
});
