/** The talk of a table in one thread: what people said, and what was said by and to bots. */

import type { ChatLine, BotChatLine } from "~/api/protocol.ts";

export interface ThreadLine {
  key: string;
  seat: number | null;
  name: string;
  at: number;
  text: string;
  company?: BotChatLine;
}

export function chatThread(chat: readonly ChatLine[], company: readonly BotChatLine[]): ThreadLine[] {
  const spoken = chat.map(({ number, seat, name, at, text }) => ({ key: `chat ${number}`, seat, name, at, text }));
  const bots = company.map((line, place) => ({
    key: `company ${line.at} ${line.seat} ${place}`,
    seat: line.seat,
    name: "",
    at: line.at,
    text: "",
    company: line,
  }));
  return [...spoken, ...bots].sort((one, other) => one.at - other.at);
}
