/** The live connection to a table: numbered updates, acknowledgement, resending, catching up. */

import { expandMessage } from "./expand.ts";
import type {
  ClientRequest,
  FirstRequest,
  Problem,
  Result,
  SentMessage,
  ServerMessage,
  StateMessage,
  Table,
  UpdateMessage,
} from "./protocol.ts";

export interface Listener {
  /** Everything anew. */
  state(state: StateMessage): void;
  /** What came after the number known so far. */
  update(update: UpdateMessage): void;
  /** Chat, signals, who is here. */
  message(message: ServerMessage): void;
  /** A message that nobody asked for was refused; when `final`, this link opens nothing any more. */
  refused(problem: Problem, final: boolean): void;
  connected(connected: boolean): void;
}

interface Pending {
  request: ClientRequest & { id: string };
  resolve: (result: unknown) => void;
  reject: (problem: Problem) => void;
  /** How often it came too fast after others and was sent again. */
  delayed: number;
}

type Socket = Pick<WebSocket, "send" | "close" | "readyState"> & {
  onopen: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
};

const POLICY_VIOLATION = 1008;
const FIRST_DELAY = 400;
const MAX_DELAY = 8000;
const TOO_FAST = "too-many-requests";
const TOO_FAST_DELAY = 500;
const MAX_DELAYED = 20;

export class Connection {
  private socket: Socket | null = null;
  private number = -1;
  private lastChat = 0;
  private table: Table | undefined;
  private pending = new Map<string, Pending>();
  private attempts = 0;
  private closed = false;
  private ready = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly onOnline = () => this.reconnectNow();

  constructor(
    private readonly address: string,
    private readonly token: string,
    private readonly listener: Listener,
    private readonly open: (address: string) => Socket = (at) => new WebSocket(at),
  ) {
    globalThis.addEventListener?.("online", this.onOnline);
    this.connect();
  }

  /** Send a request; resolves with the server's answer, rejects with a Problem. It survives a lost connection. */
  request<R extends ClientRequest>(request: R): Promise<Result<R["do"]>> {
    return new Promise((resolve, reject) => {
      const message = { ...request, id: crypto.randomUUID() };
      this.pending.set(message.id, { request: message, resolve: resolve as Pending["resolve"], reject, delayed: 0 });
      if (this.ready) this.send(message);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    globalThis.removeEventListener?.("online", this.onOnline);
    this.socket?.close();
  }

  private connect(): void {
    const socket = this.open(this.address);
    this.socket = socket;
    this.ready = false;
    const first: FirstRequest = { do: "sit", token: this.token, number: this.number, chat: this.lastChat };
    socket.onopen = () => socket.send(JSON.stringify(first));
    socket.onmessage = (event: MessageEvent<string>) => this.receive(this.expand(JSON.parse(event.data)));
    socket.onclose = (event: CloseEvent) => this.handleClose(event.code);
  }

  private reconnectNow(): void {
    if (this.closed || this.ready) return;
    clearTimeout(this.timer);
    this.attempts = 0;
    this.socket?.close();
    this.connect();
  }

  private handleClose(code: number): void {
    if (this.closed) return;
    this.listener.connected(false);
    this.ready = false;
    if (code === POLICY_VIOLATION) {
      this.closed = true;
      return;
    }
    const delay = Math.min(MAX_DELAY, FIRST_DELAY * 2 ** this.attempts++);
    this.timer = setTimeout(() => this.connect(), delay);
  }

  private send(request: object): void {
    this.socket?.send(JSON.stringify(request));
  }

  /** What came too fast after others is sent again: nobody has to press twice. */
  private sendLater(id: string): boolean {
    const pending = this.pending.get(id);
    if (!pending || ++pending.delayed > MAX_DELAYED) return false;
    setTimeout(() => {
      if (this.ready && this.pending.has(id)) this.send(pending.request);
    }, TOO_FAST_DELAY);
    return true;
  }

  private becomeReady(): void {
    if (this.ready) return;
    this.ready = true;
    this.attempts = 0;
    this.listener.connected(true);
    for (const { request } of this.pending.values()) this.send(request);
  }

  /** Updates leave out what the page can tell by itself. */
  private expand(received: SentMessage): ServerMessage {
    if (received.is !== "state" && received.is !== "update") return received;
    const message = expandMessage(received, this.table);
    this.table = message.table;
    return message;
  }

  private receive(message: ServerMessage): void {
    switch (message.is) {
      case "state":
        this.number = message.number;
        this.listener.state(message);
        this.noteChat(message.chat);
        this.becomeReady();
        break;
      case "update":
        if (message.since > this.number) this.catchUp();
        else if (message.since === this.number) {
          this.number = message.number;
          this.listener.update(message);
        }
        this.becomeReady();
        break;
      case "ack":
        this.takePending(message.id)?.resolve(message.result);
        break;
      case "refused": {
        if (message.error.code === TOO_FAST && this.sendLater(message.id)) break;
        const pending = message.id ? this.takePending(message.id) : undefined;
        if (pending) pending.reject(message.error);
        else this.listener.refused(message.error, !this.ready);
        break;
      }
      case "chat":
        this.noteChat(message.lines);
        this.listener.message(message);
        break;
      default:
        this.listener.message(message);
    }
  }

  private noteChat(lines: { number: number }[]): void {
    for (const line of lines) this.lastChat = Math.max(this.lastChat, line.number);
  }

  private catchUp(): void {
    this.send({ do: "sync", id: crypto.randomUUID(), number: this.number, chat: this.lastChat });
  }

  private takePending(id: string): Pending | undefined {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    return pending;
  }
}
