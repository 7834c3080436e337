/** How far one has seen a table, kept in this browser: whoever comes back is told what happened since. */

const STORAGE_KEY = "holdfast-seen";
const MOST_TABLES = 60;

type Seen = Record<string, number>;

function load(): Seen {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Seen;
  } catch {
    return {};
  }
}

export class SeenMark {
  /** After how many choices one left; null where nothing has been missed. */
  since = $state<number | null>(null);
  /** Was this table never seen before? */
  readonly first: boolean;
  private last: number | null;

  constructor(private readonly table: string) {
    this.last = load()[table] ?? null;
    this.first = this.last === null;
  }

  /** One has come (back) to a table with that many choices. */
  arrive(choices: number): void {
    if (this.last !== null && this.last < choices) this.since ??= this.last;
  }

  /** Nobody looks any more: what comes now is missed. */
  leave(): void {
    this.since ??= this.last;
  }

  /** That many choices have been seen. */
  note(choices: number): void {
    this.last = choices;
    const { [this.table]: _, ...others } = load();
    const kept = Object.entries(others).slice(1 - MOST_TABLES);
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...Object.fromEntries(kept), [this.table]: choices }));
  }

  /** One has been told. */
  close(): void {
    this.since = null;
  }
}
