/** One's place at a table: what the server has sent of it, and what can be asked of the server there. */

import { root } from "~/app/root.ts";
import { Connection } from "~/api/connection.ts";
import { ApiError, fetchCatalogue, fetchLog, fetchSteps, keysOf } from "~/api/http.ts";
import { applyChanges } from "~/api/patch.ts";
import type {
  Barred,
  BotRequest,
  Catalogue,
  ChatLine,
  BotChatLine,
  Door,
  ClientRequest,
  UndoUnit,
  Hints,
  LogEntry,
  TableNote,
  TableState,
  Odds,
  Option,
  StandingOrder,
  Presence,
  Question,
  Problem,
  Result,
  Signal,
  StateMessage,
  ServerMessage,
  UndoLimit,
  UpdateMessage,
  View,
} from "~/api/protocol.ts";
import { cutIntoBeats, plainHandOver, plainKind, type Beat, type Cutting, type Happening } from "~/board/beats.ts";
import { GameHistory } from "./history.svelte.ts";
import { preferences } from "./preferences.svelte.ts";
import { SeenMark } from "./seen.svelte.ts";
import { Showing, type Shown } from "./showing.svelte.ts";
import { addNotes, withNotes } from "./notes.ts";

export interface ReceivedSignal {
  seat: number | null;
  signal: Signal;
  on: string[];
  key: number;
}

const SIGNAL_LASTS = 6000;
/** Whoever plays faster than this is not told why something was barred that has passed. */
const ASK_DELAY = 120;

/** More than this is not shown beat by beat, but told: whoever wants to see it asks for it. */
const MOST_BEATS = 400;

export type ShownBeat = Beat & Shown;

export class Session {
  /** What is shown; what the server has told may be further. */
  now = $state.raw<TableState | null>(null);
  view = $state.raw<View | null>(null);
  /** The view before the last change, for what moves. */
  previousView = $state.raw<View | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  readonly history = new GameHistory((range) => fetchLog(this.id, this.token, range));
  /** The lines that came with the last change. */
  newEntries = $state.raw<LogEntry[]>([]);
  /** What has been shown of what is happening, the newest last. */
  trail = $state.raw<LogEntry[]>([]);
  /** Dice that tumble: the line that will tell what they show. */
  rolling = $state.raw<LogEntry | null>(null);
  /** What is still to be seen. */
  readonly showing = new Showing<ShownBeat>(() => preferences.pace);
  /** How the game's lines become beats; a game's plugin brings its own. */
  cutting = $state.raw<Cutting>({ kindOf: plainKind, handsOver: plainHandOver });
  /** How far one has seen the game. */
  readonly seen: SeenMark;
  /** What happened earlier is shown once more, up to now. */
  replaying = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  signals = $state.raw<ReceivedSignal[]>([]);
  /** What bots said lately, and what was wished of them. */
  botChat = $state.raw<BotChatLine[]>([]);
  /** What a bot said since one sat down here. */
  lastBotLine = $state.raw<BotChatLine | null>(null);
  present = $state.raw<Presence>({ seats: [], onlookers: 0, host: true, away: {}, grace: 0 });
  /** Since when the people of other seats have been away, by this computer's clock; -1 stands for the host. */
  awaySince = $state.raw<Record<number, number>>({});
  /** What people did to the table itself. */
  notes = $state.raw<TableNote[]>([]);
  /** The notes that came with the last change. */
  newNotes = $state.raw<TableNote[]>([]);
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
  /** The log as far as it is shown; while the past is shown once more, as far as that. */
  readonly recent = $derived(this.replaying ? this.trail : this.history.entries);
  /** The log with the notes between its lines. */
  readonly chronicle = $derived(withNotes(this.log, this.notes, this.history.start, this.now?.table.seats ?? []));
  readonly game = $derived(this.now?.table.game ?? "");
  readonly yours = $derived(this.now?.table.you.seats ?? []);
  readonly onlooker = $derived(this.now !== null && this.yours.length === 0);
  /** A lesson narrows what may be done to what it teaches. */
  optionFilter = $state.raw<(option: Option) => boolean>(() => true);
  readonly options = $derived<Option[]>(
    this.showing.busy || this.replaying ? [] : (this.now?.question?.options ?? []).filter(this.optionFilter),
  );
  /** Is it one's own turn to answer? Where anyone may, everyone is asked. */
  readonly canAct = $derived(this.options.length > 0 && !(this.now?.table.paused ?? false));

  readonly others = $derived.by(() => {
    const question = this.showing.busy || this.replaying ? null : (this.now?.question ?? null);
    return { who: question?.seats ?? [], labels: question?.others ?? [] };
  });

  /** Does the table wait for oneself? In another's turn one may have something to offer without that. */
  readonly isYourTurn = $derived.by(() => {
    const waiting = this.now?.question?.seats ?? [];
    return this.canAct && (waiting.length === 0 || waiting.some((seat) => this.yours.includes(seat)));
  });

  private connection: Connection;
  private lastSignalKey = 0;
  /** What the server has told last. */
  private latest = $state.raw<{ now: TableState; view: View } | null>(null);
  /** Is there something for oneself to decide, seen already or not? */
  readonly isAsked = $derived((this.latest?.now.question?.options.length ?? 0) > 0);
  /** The last line of the log that the server has told. */
  private lastLine = -1;
  /** One has left the seat to a bot oneself: it is not taken back by a lost connection. */
  private leftSeat = false;
  private askTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly token: string,
  ) {
    this.seen = new SeenMark(id);
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
    this.replaying = false;
    this.showing.clear();
    this.connection.close();
  }

  private reset(state: StateMessage): void {
    const first = this.now === null;
    const returned = !first && state.number !== this.now!.number;
    this.showing.clear();
    this.latest = { now: state, view: state.view };
    this.lastLine = state.log.at(-1)?.at ?? state.log_from - 1;
    this.history.update(state);
    this.chat = [...this.chat, ...state.chat];
    this.botChat = state.company;
    this.setPresence(state.present);
    this.notes = state.notes;
    this.newNotes = [];
    this.recovered = state.recovered ?? this.recovered;
    if (first || returned) this.seen.arrive(state.choices);
    if (!this.replaying) this.showLatest([]);
    if (state.table.you.returns && !this.leftSeat && document.visibilityState === "visible") void this.returnToSeat();
    if (first) void fetchCatalogue(state.table.game, keysOf(state.table.packs)).then((facts) => (this.catalogue = facts));
  }

  private applyUpdate(update: UpdateMessage): void {
    this.newNotes = update.notes;
    if (update.notes.length > 0) this.notes = addNotes(this.notes, update.notes);
    const before = this.latest!.view;
    const known = this.lastLine;
    const mine = this.sentOption !== null && update.question !== undefined;
    this.latest = { now: update, view: applyChanges(before, update.changes) };
    this.lastLine = update.log.at(-1)?.at ?? update.log_from - 1;
    if (this.replaying) {
      this.history.update(update);
      return;
    }
    const takenBack = update.log_from <= known;
    if (takenBack || document.hidden || preferences.pace === "instant") {
      this.showing.skip();
      this.history.update(update);
      if (document.hidden && !takenBack) this.seen.leave();
      this.showLatest(takenBack ? [] : update.log);
      return;
    }
    if (!this.showing.busy) this.trail = [];
    const beats = cutIntoBeats(before, update as Happening, this.cutting, mine);
    const { now, view } = this.latest;
    const shown = beats.map((beat, at): ShownBeat => {
      const log = beats.slice(0, at + 1).flatMap((one) => one.entries);
      return { ...beat, show: () => this.showBeat(beat, () => this.history.update({ ...update, log })) };
    });
    const settle = () => {
      if (beats.length === 0) this.history.update(update);
      this.settle(now, view, beats.at(-1)?.entries ?? []);
    };
    this.showing.add([...shown, { kind: "none", duration: 0, own: true, entries: [], view, rolling: null, show: settle }]);
  }

  private showBeat(beat: Beat, write: () => void): void {
    this.rolling = beat.rolling;
    if (beat.rolling) return;
    this.previousView = this.view;
    this.view = beat.view;
    write();
    this.newEntries = beat.entries;
    this.trail = [...this.trail, ...beat.entries];
  }

  /** Everything is as the server has told it, and may be answered. */
  private showLatest(entries: readonly LogEntry[]): void {
    this.trail = [...entries];
    this.newEntries = [...entries];
    this.settle(this.latest!.now, this.latest!.view, this.newEntries);
  }

  private settle(now: TableState, view: View, entries: LogEntry[]): void {
    this.rolling = null;
    this.previousView = this.view;
    this.view = view;
    if (this.newEntries !== entries) this.newEntries = entries;
    this.applyState(now);
    if (!document.hidden && now === this.latest?.now) this.seen.note(now.choices);
  }

  /** Show once more what has happened since there were that many choices; ends with the present. */
  async showSince(choices: number, most = MOST_BEATS): Promise<void> {
    if (this.replaying || !this.latest) return;
    this.showing.skip();
    this.replaying = true;
    this.trail = [];
    this.seen.close();
    try {
      let beats = 0;
      for (let at = choices + 1; this.replaying && at <= this.latest.now.choices && beats < most; at++) {
        const past = await fetchSteps(this.id, this.token, at);
        if (!this.replaying) break;
        const cut = cutIntoBeats(past.before, past, this.cutting, false);
        beats += cut.length;
        const shown = cut.map((beat): ShownBeat => ({ ...beat, show: () => this.showBeat(beat, () => undefined) }));
        const after: ShownBeat = { kind: "none", duration: 0, own: true, entries: [], view: past.view, rolling: null, show: () => this.showPast(past.view, past.choices) };
        this.showing.add([...shown, after]);
        await this.showing.whenSeen();
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.problem;
    }
    if (this.replaying) this.endReplay();
  }

  private showPast(view: View, choices: number): void {
    this.rolling = null;
    this.view = view;
    if (!document.hidden) this.seen.note(choices);
  }

  /** Everything at once: what is still to be seen is skipped. */
  skip(): void {
    if (this.replaying) this.endReplay();
    else this.showing.skip();
  }

  private endReplay(): void {
    this.replaying = false;
    this.showing.clear();
    this.showLatest([]);
  }

  private applyState(now: TableState): void {
    this.now = now;
    this.sentOption = null;
    this.queue = { ...this.queue, bot: 0 };
    this.barred = [];
    this.odds = now.question?.odds.known ?? {};
    clearTimeout(this.askTimer);
    const { question } = now;
    if (question && question.options.length > 0 && (question.barred || question.odds.more)) {
      this.askTimer = setTimeout(() => void this.fetchMore(now.number, question), ASK_DELAY);
    }
  }

  /** What did not come with a question that stands a moment: what cannot be chosen, and odds that are long to tell. */
  private async fetchMore(number: number, question: Question): Promise<void> {
    try {
      const [barred, odds] = await Promise.all([
        question.barred ? this.connection.request({ do: "barred" }) : [],
        question.odds.more ? this.connection.request({ do: "odds-all" }) : { odds: question.odds.known },
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
    if (message.is === "present") this.setPresence(message);
    if (message.is === "signal") {
      const key = ++this.lastSignalKey;
      this.signals = [...this.signals, { seat: message.seat, signal: message.signal, on: message.on, key }];
      setTimeout(() => (this.signals = this.signals.filter((one) => one.key !== key)), SIGNAL_LASTS);
    }
  }

  private setPresence(present: Presence): void {
    const now = Date.now();
    this.present = present;
    this.awaySince = Object.fromEntries(Object.entries(present.away).map(([seat, ago]) => [seat, now - ago]));
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

  /** What is asked for holds for what the server has told, even if it is still to be seen. */
  private get number(): number {
    return this.latest?.now.number ?? -1;
  }

  choose(option: string): Promise<unknown> {
    this.sentOption = option;
    return this.send({ do: "choose", number: this.number, choice: option });
  }

  /** The best options of one's own; thinking takes a second or two. */
  async hint(): Promise<Hints | null> {
    return (await this.send({ do: "hint" })) ?? null;
  }

  undo(unit: UndoUnit): Promise<unknown> {
    return this.send({ do: "undo", number: this.number, unit });
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

  /** Agree that something is taken back, or be against it. */
  answerUndo(agree: boolean): Promise<unknown> {
    return this.send({ do: "answer-undo", number: this.number, agree });
  }

  /** Take one's seat back from a bot, or ask the host for it. */
  returnToSeat(): Promise<unknown> {
    this.leftSeat = false;
    return this.send({ do: "return" });
  }

  answerReturn(seat: number, agree: boolean): Promise<unknown> {
    return this.send({ do: "answer-return", seat, agree });
  }

  handHost(seat: number): Promise<unknown> {
    return this.send({ do: "hand-host", seat });
  }

  setDoor(door: Door): Promise<unknown> {
    return this.send({ do: "door", door });
  }

  seatBot(seat: number, bot = ""): Promise<unknown> {
    this.leftSeat ||= this.yours.includes(seat);
    return this.send({ do: "seat-bot", seat, bot });
  }

  askBot(seat: number, what: BotRequest, thing: string): Promise<unknown> {
    return this.send({ do: "ask-bot", seat, what, thing });
  }

  dismiss(): void {
    this.problem = null;
  }
}
