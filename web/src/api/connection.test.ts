import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Listener } from "./connection.ts";
import type { Problem } from "./protocol.ts";

class FakeSocket {
  readonly readyState = 1;
  onopen: ((event: unknown) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: unknown) => void) | null = null;
  sent: { do: string; id: string }[] = [];

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  hear(message: object) {
    this.onmessage!({ data: JSON.stringify(message) });
  }
}

const listener: Listener = {
  state: () => {},
  update: () => {},
  message: () => {},
  refused: () => {},
  connected: () => {},
};

const TOO_FAST = { code: "too-many-requests" } as Problem;

function sit(): { socket: FakeSocket; connection: Connection } {
  const socket = new FakeSocket();
  const connection = new Connection("ws://table", "token", listener, () => socket);
  socket.onopen!({});
  socket.hear({ is: "state", number: 1, table: {}, view: {}, log: [], chat: [] });
  return { socket, connection };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what was sent too fast after others is sent again by itself", async () => {
  const { socket, connection } = sit();
  const answer = connection.request({ do: "choose", number: 1, choice: "done" });
  const id = socket.sent.at(-1)!.id;
  socket.hear({ is: "refused", id, error: TOO_FAST, number: 1 });
  const before = socket.sent.length;
  vi.runAllTimers();
  expect(socket.sent.slice(before).map((one) => one.id)).toEqual([id]);
  socket.hear({ is: "ack", id, number: 2, result: null });
  await expect(answer).resolves.toBe(null);
});

test("a server that never has time is told to the player in the end", async () => {
  const { socket, connection } = sit();
  const answer = connection.request({ do: "choose", number: 1, choice: "done" });
  const id = socket.sent.at(-1)!.id;
  const refused = expect(answer).rejects.toEqual(TOO_FAST);
  for (let time = 0; time < 30; time++) {
    socket.hear({ is: "refused", id, error: TOO_FAST, number: 1 });
    vi.runAllTimers();
  }
  await refused;
});
