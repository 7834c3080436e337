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
}

const KEPT = "holdfast-tables";
const MOST = 200;

function kept(): KeptSeat[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? (found as KeptSeat[]) : [];
  } catch {
    return [];
  }
}

class Seats {
  all = $state<KeptSeat[]>(kept());

  find(id: string): KeptSeat | undefined {
    return this.all.find((one) => one.id === id);
  }

  /** Remember a seat, or something new about one. */
  keep(seat: Partial<KeptSeat> & { id: string; token: string }): void {
    const known = this.find(seat.id);
    const now: KeptSeat = { game: "", title: "", ...known, ...seat, seen: Date.now() };
    this.all = [now, ...this.all.filter((one) => one.id !== seat.id)].slice(0, MOST);
    this.write();
  }

  forget(id: string): void {
    this.all = this.all.filter((one) => one.id !== id);
    this.write();
  }

  private write(): void {
    localStorage.setItem(KEPT, JSON.stringify(this.all));
  }
}

export const seats = new Seats();

/** The link that opens a seat: the token stays in the fragment, which no browser sends to a server. */
export function linkTo(id: string, token: string, page: "table" | "replay" = "table"): string {
  return `${location.origin}/${page}/${id}#${token}`;
}
