/** The talk of a table in one thread: what people said, and what was said by and to bots. */

import type { ChatLine, CompanyLine } from "~/api/protocol.ts";

export interface TalkLine {
  key: string;
  seat: number | null;
  name: string;
  at: number;
  text: string;
  company?: CompanyLine;
}

export function talk(chat: readonly ChatLine[], company: readonly CompanyLine[]): TalkLine[] {
  const said = chat.map(({ number, seat, name, at, text }) => ({ key: `chat ${number}`, seat, name, at, text }));
  const bots = company.map((line, place) => ({
    key: `company ${line.at} ${line.seat} ${place}`,
    seat: line.seat,
    name: "",
    at: line.at,
    text: "",
    company: line,
  }));
  return [...said, ...bots].sort((one, other) => one.at - other.at);
}
