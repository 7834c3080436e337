/** "My tables": the seats this browser has sat at. There are no accounts; a seat is a secret link. */

import { root } from "~/app/root.ts";

export interface SavedSeat {
  id: string;
  token: string;
  game: string;
  title: string;
  /** When it was last looked at, in milliseconds. */
  seen: number;
  /** Links of seats given to friends, and of onlookers, known to the one who set the table. */
  friends?: { seat: number; token: string }[];
  onlooker?: string;
  /** A copy to try things in: the table it was made from. */
  copyOf?: string;
  /** The place was taken here, with a name or without. */
  joined?: boolean;
  /** The campaign that a table belongs to. */
  campaign?: string;
}

const MAX_SEATS = 200;
/** The token of people who watch a table by its bare address. */
export const WATCH = "watch";

function load(storageKey: string): SavedSeat[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(found) ? (found as SavedSeat[]) : [];
  } catch {
    return [];
  }
}

class Seats {
  /** The one looked at last comes first. */
  all = $state.raw<SavedSeat[]>([]);

  constructor(private readonly storageKey: string) {
    this.all = load(storageKey);
    addEventListener("storage", (event) => {
      if (event.key === storageKey || event.key === null) this.all = load(storageKey);
    });
  }

  /** The seat at a table; the one of that token, or the one looked at last. */
  find(id: string, token = ""): SavedSeat | undefined {
    return this.all.find((one) => one.id === id && (!token || one.token === token));
  }

  /** Remember a seat, or something new about one. A table may be known by several seats. */
  save(seat: Partial<SavedSeat> & { id: string; token: string }): void {
    const others = load(this.storageKey);
    const known = others.find((one) => same(one, seat));
    const now: SavedSeat = { game: "", title: "", ...known, ...seat, seen: Date.now() };
    this.write([now, ...others.filter((one) => !same(one, seat))].slice(0, MAX_SEATS));
  }

  /** Forget every seat at a table, or the one of that token. */
  forget(id: string, token = ""): void {
    this.write(load(this.storageKey).filter((one) => one.id !== id || (token !== "" && one.token !== token)));
  }

  /** Another tab may have written in the meantime: what is written was read just before. */
  private write(all: SavedSeat[]): void {
    this.all = all;
    localStorage.setItem(this.storageKey, JSON.stringify(all));
  }
}

const same = (one: { id: string; token: string }, other: { id: string; token: string }): boolean =>
  one.id === other.id && one.token === other.token;

export const seats = new Seats("holdfast-tables");

/** The same for campaigns, whose tokens open each of their tables. */
export const campaigns = new Seats("holdfast-campaigns");

/** Copies that were thrown away, each with the table it was made from. */
const DISCARDED = "holdfast-discarded";
const MAX_DISCARDED = 50;

function discarded(): [copy: string, original: string][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(DISCARDED) ?? "[]");
    return Array.isArray(found) ? (found as [string, string][]) : [];
  } catch {
    return [];
  }
}

export function noteDiscarded(copy: string, original: string): void {
  localStorage.setItem(DISCARDED, JSON.stringify([[copy, original], ...discarded()].slice(0, MAX_DISCARDED)));
}

/** The table that a thrown-away copy was made from. */
export const originalOf = (copy: string): string | undefined => discarded().find(([one]) => one === copy)?.[1];

/** The link that opens a seat: the token stays in the fragment, which no browser sends to a server. */
export function linkTo(id: string, token: string, page: "table" | "replay" | "campaign" = "table"): string {
  return `${location.origin}${root}/${page}/${id}#${token}`;
}
