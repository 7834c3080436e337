/** The live connection to a table: numbered updates, acknowledgement, resending, catching up. */

import type { Problem, State, Table, Told, Update } from "./protocol.ts";
import { whole } from "./expand.ts";

export interface Wish {
  do: string;
  [key: string]: unknown;
}

export interface Listener {
  /** Everything anew. */
  state(state: State): void;
  /** What came after the number known so far. */
  update(update: Update): void;
  /** Chat, signals, who is here. */
  news(told: Told): void;
  /** A message that nobody asked for was refused; when `final`, this link opens nothing any more. */
  refused(problem: Problem, final: boolean): void;
  connected(connected: boolean): void;
}

interface Pending {
  wish: Wish & { id: string };
  resolve: (result: unknown) => void;
  reject: (problem: Problem) => void;
}

type Socket = Pick<WebSocket, "send" | "close" | "readyState"> & {
  onopen: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
};

const POLICY = 1008;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class Live {
  private socket: Socket | null = null;
  private number = -1;
  private lastChat = 0;
  private table: Table | undefined;
  private pending = new Map<string, Pending>();
  private tries = 0;
  private closed = false;
  private seated = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly comeBack = () => this.hurry();

  constructor(
    private readonly address: string,
    private readonly token: string,
    private readonly listener: Listener,
    private readonly open: (address: string) => Socket = (at) => new WebSocket(at),
  ) {
    globalThis.addEventListener?.("online", this.comeBack);
    this.connect();
  }

  /** Send a wish; resolves with the server's answer, rejects with a Problem. It survives a lost connection. */
  wish(wish: Wish): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const own = { ...wish, id: crypto.randomUUID() };
      this.pending.set(own.id, { wish: own, resolve, reject });
      if (this.seated) this.send(own);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    globalThis.removeEventListener?.("online", this.comeBack);
    this.socket?.close();
  }

  private connect(): void {
    const socket = this.open(this.address);
    this.socket = socket;
    this.seated = false;
    socket.onopen = () =>
      socket.send(JSON.stringify({ do: "sit", token: this.token, number: this.number, chat: this.lastChat }));
    socket.onmessage = (event: MessageEvent<string>) => this.hear(this.understood(JSON.parse(event.data)));
    socket.onclose = (event: CloseEvent) => this.lost(event.code);
  }

  private hurry(): void {
    if (this.closed || this.seated) return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.socket?.close();
    this.connect();
  }

  private lost(code: number): void {
    if (this.closed) return;
    this.listener.connected(false);
    this.seated = false;
    if (code === POLICY) {
      this.closed = true;
      return;
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private send(wish: object): void {
    this.socket?.send(JSON.stringify(wish));
  }

  private seatedNow(): void {
    if (this.seated) return;
    this.seated = true;
    this.tries = 0;
    this.listener.connected(true);
    for (const { wish } of this.pending.values()) this.send(wish);
  }

  /** Updates leave out what the page can tell by itself. */
  private understood(heard: any): Told {
    if (heard.is !== "state" && heard.is !== "update") return heard;
    const told = whole(heard, this.table) as State | Update;
    this.table = told.table;
    return told;
  }

  private hear(told: Told): void {
    switch (told.is) {
      case "state":
        this.number = told.number;
        this.listener.state(told);
        this.heardChat(told.chat);
        this.seatedNow();
        break;
      case "update":
        if (told.since > this.number) this.catchUp();
        else if (told.since === this.number) {
          this.number = told.number;
          this.listener.update(told);
        }
        this.seatedNow();
        break;
      case "ack":
        this.answer(told.id)?.resolve(told.result);
        break;
      case "refused": {
        const asked = told.id ? this.answer(told.id) : undefined;
        if (asked) asked.reject(told.error);
        else this.listener.refused(told.error, !this.seated);
        break;
      }
      case "chat":
        this.heardChat(told.lines);
        this.listener.news(told);
        break;
      default:
        this.listener.news(told);
    }
  }

  private heardChat(lines: { number: number }[]): void {
    for (const line of lines) this.lastChat = Math.max(this.lastChat, line.number);
  }

  private catchUp(): void {
    this.send({ do: "sync", id: crypto.randomUUID(), number: this.number, chat: this.lastChat });
  }

  private answer(id: string): Pending | undefined {
    const asked = this.pending.get(id);
    this.pending.delete(id);
    return asked;
  }
}
