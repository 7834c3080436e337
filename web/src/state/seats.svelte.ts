/** "My tables": the seats this browser has sat at. There are no accounts; a seat is a secret link. */

export interface KeptSeat {
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

const MOST = 200;

function kept(where: string): KeptSeat[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(where) ?? "[]");
    return Array.isArray(found) ? (found as KeptSeat[]) : [];
  } catch {
    return [];
  }
}

class Seats {
  /** The one looked at last comes first. */
  all = $state.raw<KeptSeat[]>([]);

  constructor(private readonly where: string) {
    this.all = kept(where);
    addEventListener("storage", (event) => {
      if (event.key === where || event.key === null) this.all = kept(where);
    });
  }

  /** The seat at a table; the one of that token, or the one looked at last. */
  find(id: string, token = ""): KeptSeat | undefined {
    return this.all.find((one) => one.id === id && (!token || one.token === token));
  }

  /** Remember a seat, or something new about one. A table may be known by several seats. */
  keep(seat: Partial<KeptSeat> & { id: string; token: string }): void {
    const others = kept(this.where);
    const known = others.find((one) => same(one, seat));
    const now: KeptSeat = { game: "", title: "", ...known, ...seat, seen: Date.now() };
    this.write([now, ...others.filter((one) => !same(one, seat))].slice(0, MOST));
  }

  /** Forget every seat at a table, or the one of that token. */
  forget(id: string, token = ""): void {
    this.write(kept(this.where).filter((one) => one.id !== id || (token !== "" && one.token !== token)));
  }

  /** Another tab may have written in the meantime: what is written was read just before. */
  private write(all: KeptSeat[]): void {
    this.all = all;
    localStorage.setItem(this.where, JSON.stringify(all));
  }
}

const same = (one: { id: string; token: string }, other: { id: string; token: string }): boolean =>
  one.id === other.id && one.token === other.token;

export const seats = new Seats("holdfast-tables");

/** The same for campaigns, whose tokens open each of their tables. */
export const campaigns = new Seats("holdfast-campaigns");

/** The link that opens a seat: the token stays in the fragment, which no browser sends to a server. */
export function linkTo(id: string, token: string, page: "table" | "replay" | "campaign" = "table"): string {
  return `${location.origin}/${page}/${id}#${token}`;
}
