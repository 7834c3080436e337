/** One's place at a table: what the server has sent of it, and what can be asked of the server there. */

import { root } from "~/app/root.ts";
import { Connection } from "~/api/connection.ts";
import { fetchCatalogue, fetchLog } from "~/api/http.ts";
import { applyChanges } from "~/api/patch.ts";
import type {
  Barred,
  BotRequest,
  Catalogue,
  ChatLine,
  BotChatLine,
  ClientRequest,
  UndoUnit,
  Hints,
  LogEntry,
  TableState,
  Odds,
  Option,
  StandingOrder,
  Presence,
  Problem,
  Result,
  Signal,
  StateMessage,
  ServerMessage,
  UndoLimit,
  UpdateMessage,
  View,
} from "~/api/protocol.ts";
import { GameHistory } from "./history.svelte.ts";

export interface ReceivedSignal {
  seat: number | null;
  signal: Signal;
  on: string[];
  key: number;
}

const SIGNAL_LASTS = 6000;
/** Whoever plays faster than this is not told the odds of what has passed. */
const ASK_DELAY = 120;

export class Session {
  now = $state.raw<TableState | null>(null);
  view = $state.raw<View | null>(null);
  /** The view before the last change, for what moves. */
  previousView = $state.raw<View | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  readonly history = new GameHistory((range) => fetchLog(this.id, this.token, range));
  /** The lines that came with the last change. */
  newEntries = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  signals = $state.raw<ReceivedSignal[]>([]);
  /** What bots said lately, and what was wished of them. */
  botChat = $state.raw<BotChatLine[]>([]);
  /** What a bot said since one sat down here. */
  lastBotLine = $state.raw<BotChatLine | null>(null);
  present = $state.raw<Presence>({ seats: [], onlookers: 0 });
  recovered = $state.raw<Record<string, number> | null>(null);
  connected = $state(false);
  /** At which place the bots of this table and one's hint wait for their turn; 0 where they do not. */
  queue = $state.raw({ bot: 0, hint: 0 });
  /** What the host of the server has to say. */
  notice = $state("");
  /** Something was refused: it is shown for a while. */
  problem = $state.raw<Problem | null>(null);
  /** This link opens nothing any more. */
  closed = $state.raw<Problem | null>(null);
  /** The option that was chosen and is on its way. */
  sentOption = $state<string | null>(null);
  barred = $state.raw<Barred[]>([]);
  odds = $state.raw<Record<string, Odds>>({});

  readonly log = $derived(this.history.entries);
  readonly game = $derived(this.now?.table.game ?? "");
  readonly yours = $derived(this.now?.table.you.seats ?? []);
  readonly onlooker = $derived(this.now !== null && this.yours.length === 0);
  /** A lesson narrows what may be done to what it teaches. */
  optionFilter = $state.raw<(option: Option) => boolean>(() => true);
  readonly options = $derived<Option[]>((this.now?.question?.options ?? []).filter(this.optionFilter));
  /** Is it one's own turn to answer? Where anyone may, everyone is asked. */
  readonly canAct = $derived(this.options.length > 0 && !(this.now?.table.paused ?? false));

  /** Does the table wait for oneself? In another's turn one may have something to offer without that. */
  readonly isYourTurn = $derived.by(() => {
    const waiting = this.now?.question?.seats ?? [];
    return this.canAct && (waiting.length === 0 || waiting.some((seat) => this.yours.includes(seat)));
  });

  private connection: Connection;
  private lastSignalKey = 0;
  private askTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly token: string,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.connection = new Connection(`${scheme}://${location.host}${root}/api/tables/${encodeURIComponent(id)}/live`, token, {
      state: (state) => this.reset(state),
      update: (update) => this.applyUpdate(update),
      message: (message) => this.receive(message),
      refused: (problem, final) => (final ? (this.closed = problem) : (this.problem = problem)),
      connected: (connected) => (this.connected = connected),
    });
  }

  leave(): void {
    clearTimeout(this.askTimer);
    this.connection.close();
  }

  private reset(state: StateMessage): void {
    const first = this.now === null;
    this.previousView = this.view;
    this.view = state.view;
    this.history.update(state);
    this.newEntries = [];
    this.chat = [...this.chat, ...state.chat];
    this.botChat = state.company;
    this.present = state.present;
    this.recovered = state.recovered ?? this.recovered;
    this.applyState(state);
    if (first) void fetchCatalogue(state.table.game).then((facts) => (this.catalogue = facts));
  }

  private applyUpdate(update: UpdateMessage): void {
    this.previousView = this.view;
    this.view = applyChanges(this.view, update.changes);
    this.history.update(update);
    this.newEntries = update.log;
    this.applyState(update);
  }

  private applyState(now: TableState): void {
    this.now = now;
    this.sentOption = null;
    this.queue = { ...this.queue, bot: 0 };
    this.barred = [];
    this.odds = {};
    clearTimeout(this.askTimer);
    if (now.question && now.question.options.length > 0) {
      this.askTimer = setTimeout(() => void this.fetchOddsAndBarred(now.number), ASK_DELAY);
    }
  }

  /** What the options would bring, and what cannot be chosen: asked once for each question that stands a moment. */
  private async fetchOddsAndBarred(number: number): Promise<void> {
    try {
      const [barred, odds] = await Promise.all([
        this.connection.request({ do: "barred" }),
        this.connection.request({ do: "odds-all" }),
      ]);
      if (this.now?.number !== number) return;
      this.barred = barred;
      this.odds = odds.odds;
    } catch {
      // The question has passed; the next one asks again.
    }
  }

  private receive(message: ServerMessage): void {
    if (message.is === "chat") this.chat = [...this.chat, ...message.lines];
    if (message.is === "company") {
      this.botChat = [...this.botChat, ...message.lines];
      this.lastBotLine = message.lines.findLast((line) => line.says) ?? this.lastBotLine;
    }
    if (message.is === "notice") this.notice = message.text;
    if (message.is === "queued") this.queue = { ...this.queue, [message.what]: message.place };
    if (message.is === "present") this.present = { seats: message.seats, onlookers: message.onlookers };
    if (message.is === "signal") {
      const key = ++this.lastSignalKey;
      this.signals = [...this.signals, { seat: message.seat, signal: message.signal, on: message.on, key }];
      setTimeout(() => (this.signals = this.signals.filter((one) => one.key !== key)), SIGNAL_LASTS);
    }
  }

  private async send<R extends ClientRequest>(request: R): Promise<Result<R["do"]> | undefined> {
    try {
      this.problem = null;
      return await this.connection.request(request);
    } catch (problem) {
      this.problem = problem as Problem;
      this.sentOption = null;
      return undefined;
    }
  }

  private get number(): number {
    return this.now?.number ?? -1;
  }

  choose(option: string): Promise<unknown> {
    this.sentOption = option;
    return this.send({ do: "choose", number: this.number, choice: option });
  }

  /** The best options of one's own; thinking takes a second or two. */
  async hint(): Promise<Hints | null> {
    return (await this.send({ do: "hint" })) ?? null;
  }

  undo(grain: UndoUnit): Promise<unknown> {
    return this.send({ do: "undo", number: this.number, grain });
  }

  undoTo(choice: number): Promise<unknown> {
    return this.send({ do: "undo", number: this.number, to: choice });
  }

  undoLine(line: number): Promise<unknown> {
    return this.send({ do: "undo", number: this.number, line });
  }

  setStandingOrder(seat: number, order: StandingOrder): Promise<unknown> {
    return this.send({ do: "orders", number: this.number, seat, order });
  }

  setTurnEnd(seat: number, confirm: boolean): Promise<unknown> {
    return this.send({ do: "turn-end", number: this.number, seat, confirm });
  }

  giveUp(agree: boolean): Promise<unknown> {
    return this.send({ do: "give-up", number: this.number, agree });
  }

  sendChat(text: string): Promise<unknown> {
    return this.send({ do: "say", text });
  }

  signal(signal: Signal, on: string[] = []): Promise<unknown> {
    return this.send({ do: "signal", signal, on });
  }

  rename(name: string): Promise<unknown> {
    return this.send({ do: "rename", name });
  }

  pause(paused: boolean): Promise<unknown> {
    return this.send({ do: "pause", paused });
  }

  limitUndo(undo_limit: UndoLimit): Promise<unknown> {
    return this.send({ do: "undo-limit", undo_limit });
  }

  async newLink(seat: number): Promise<string | undefined> {
    return (await this.send({ do: "new-link", seat }))?.token;
  }

  seatBot(seat: number, bot = ""): Promise<unknown> {
    return this.send({ do: "seat-bot", seat, bot });
  }

  askBot(seat: number, what: BotRequest, thing: string): Promise<unknown> {
    return this.send({ do: "ask-bot", seat, what, thing });
  }

  dismiss(): void {
    this.problem = null;
  }
}
