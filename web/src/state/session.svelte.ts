/** One's place at a table: what the server has told of it, and what can be asked of the server there. */

import { Live, type Wish } from "~/api/connection.ts";
import { catalogue } from "~/api/http.ts";
import { changed } from "~/api/patch.ts";
import type {
  Barred,
  BotWish,
  Catalogue,
  ChatLine,
  CompanyLine,
  Grain,
  Hints,
  Line,
  Now,
  Odds,
  Option,
  Order,
  Present,
  Problem,
  Signal,
  State,
  Told,
  UndoLimit,
  Update,
  View,
} from "~/api/protocol.ts";

export interface Signalled {
  seat: number | null;
  signal: Signal;
  on: string[];
  key: number;
}

const SIGNAL_LASTS = 6000;

export class Sitting {
  now = $state.raw<Now | null>(null);
  view = $state.raw<View | null>(null);
  /** The view before the last change, for what moves. */
  before = $state.raw<View | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  log = $state.raw<Line[]>([]);
  /** The lines that came with the last change. */
  fresh = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  signals = $state.raw<Signalled[]>([]);
  /** What bots said lately, and what was wished of them. */
  company = $state.raw<CompanyLine[]>([]);
  /** What a bot said since one sat down here. */
  spoken = $state.raw<CompanyLine | null>(null);
  present = $state.raw<Present>({ seats: [], onlookers: 0 });
  recovered = $state.raw<Record<string, number> | null>(null);
  connected = $state(false);
  /** Something was refused: it is shown for a while. */
  problem = $state.raw<Problem | null>(null);
  /** This link opens nothing any more. */
  closed = $state.raw<Problem | null>(null);
  /** The option that was chosen and is on its way. */
  sent = $state<string | null>(null);
  barred = $state.raw<Barred[]>([]);
  odds = $state.raw<Record<string, Odds>>({});

  readonly game = $derived(this.now?.table.game ?? "");
  readonly yours = $derived(this.now?.table.you.seats ?? []);
  readonly onlooker = $derived(this.now !== null && this.yours.length === 0);
  /** A lesson narrows what may be done to what it teaches. */
  allowed = $state.raw<(option: Option) => boolean>(() => true);
  readonly options = $derived<Option[]>((this.now?.question?.options ?? []).filter(this.allowed));
  /** Is it one's own turn to answer? Where anyone may, everyone is asked. */
  readonly asked = $derived(this.options.length > 0 && !(this.now?.table.paused ?? false));

  /** Does the table wait for oneself? In another's turn one may have something to offer without that. */
  readonly awaited = $derived.by(() => {
    const waiting = this.now?.question?.seats ?? [];
    return this.asked && (waiting.length === 0 || waiting.some((seat) => this.yours.includes(seat)));
  });

  private live: Live;
  private keys = 0;

  constructor(
    readonly id: string,
    readonly token: string,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.live = new Live(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live`, token, {
      state: (state) => this.begin(state),
      update: (update) => this.advance(update),
      news: (told) => this.hear(told),
      refused: (problem, final) => (final ? (this.closed = problem) : (this.problem = problem)),
      connected: (connected) => (this.connected = connected),
    });
  }

  leave(): void {
    this.live.close();
  }

  private begin(state: State): void {
    const first = this.now === null;
    this.before = this.view;
    this.view = state.view;
    this.log = [...this.log.filter((line) => line.at < state.log_from), ...state.log];
    this.fresh = [];
    this.chat = [...this.chat, ...state.chat];
    this.company = state.company ?? [];
    if (state.present) this.present = state.present;
    this.recovered = state.recovered ?? this.recovered;
    this.turnTo(state);
    if (first) void catalogue(state.table.game).then((facts) => (this.catalogue = facts));
  }

  private advance(update: Update): void {
    this.before = this.view;
    this.view = changed(this.view, update.changes);
    this.log = [...this.log.filter((line) => line.at < update.log_from), ...update.log];
    this.fresh = update.log;
    this.turnTo(update);
  }

  private turnTo(now: Now): void {
    this.now = now;
    this.sent = null;
    this.barred = [];
    this.odds = {};
    if (now.question && now.question.options.length > 0) void this.consider(now.number);
  }

  /** What the options would bring, and what cannot be chosen: asked once for each question. */
  private async consider(number: number): Promise<void> {
    try {
      const [barred, odds] = await Promise.all([
        this.live.wish({ do: "barred" }) as Promise<Barred[]>,
        this.live.wish({ do: "odds-all" }) as Promise<{ odds: Record<string, Odds> }>,
      ]);
      if (this.now?.number !== number) return;
      this.barred = barred;
      this.odds = odds.odds;
    } catch {
      // The question has passed; the next one asks again.
    }
  }

  private hear(told: Told): void {
    if (told.is === "chat") this.chat = [...this.chat, ...told.lines];
    if (told.is === "company") {
      this.company = [...this.company, ...told.lines];
      this.spoken = told.lines.findLast((line) => line.says) ?? this.spoken;
    }
    if (told.is === "present") this.present = { seats: told.seats, onlookers: told.onlookers };
    if (told.is === "signal") {
      const key = ++this.keys;
      this.signals = [...this.signals, { seat: told.seat, signal: told.signal, on: told.on, key }];
      setTimeout(() => (this.signals = this.signals.filter((one) => one.key !== key)), SIGNAL_LASTS);
    }
  }

  private async ask(wish: Wish): Promise<unknown> {
    try {
      this.problem = null;
      return await this.live.wish(wish);
    } catch (problem) {
      this.problem = problem as Problem;
      this.sent = null;
      return undefined;
    }
  }

  private get number(): number {
    return this.now?.number ?? -1;
  }

  choose(option: string): Promise<unknown> {
    this.sent = option;
    return this.ask({ do: "choose", number: this.number, choice: option });
  }

  /** The best options of one's own; thinking takes a second or two. */
  async hint(): Promise<Hints | null> {
    return ((await this.ask({ do: "hint" })) as Hints | undefined) ?? null;
  }

  undo(grain: Grain): Promise<unknown> {
    return this.ask({ do: "undo", number: this.number, grain });
  }

  undoTo(choice: number): Promise<unknown> {
    return this.ask({ do: "undo", number: this.number, to: choice });
  }

  undoLine(line: number): Promise<unknown> {
    return this.ask({ do: "undo", number: this.number, line });
  }

  order(seat: number, order: Order): Promise<unknown> {
    return this.ask({ do: "orders", number: this.number, seat, order });
  }

  say(text: string): Promise<unknown> {
    return this.ask({ do: "say", text });
  }

  signal(signal: Signal, on: string[] = []): Promise<unknown> {
    return this.ask({ do: "signal", signal, on });
  }

  rename(name: string): Promise<unknown> {
    return this.ask({ do: "rename", name });
  }

  pause(paused: boolean): Promise<unknown> {
    return this.ask({ do: "pause", paused });
  }

  limitUndo(undo_limit: UndoLimit): Promise<unknown> {
    return this.ask({ do: "undo-limit", undo_limit });
  }

  async newLink(seat: number): Promise<string | undefined> {
    return ((await this.ask({ do: "new-link", seat })) as { token: string } | undefined)?.token;
  }

  seatBot(seat: number, bot = ""): Promise<unknown> {
    return this.ask({ do: "seat-bot", seat, bot });
  }

  askBot(seat: number, what: BotWish, thing: string): Promise<unknown> {
    return this.ask({ do: "ask-bot", seat, what, thing });
  }

  dismiss(): void {
    this.problem = null;
  }
}
