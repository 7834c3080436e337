/** Whose turn it is, what is waited for, and from whom: never left open. */

import type { LogEntry, Message, TableState } from "~/api/protocol.ts";
import { activeSeat } from "~/board/turns.ts";

/** What the line above the board says, still as ids: words come last. */
export interface Status {
  tone: "yours" | "waiting" | "still" | "lost" | "ended";
  /** The message of the first line, and the seats it names. */
  title: string;
  who: number[];
  /** What is asked or told beside it. */
  detail: Message | null;
  /** The seat whose turn it is, where that is another than the one who is waited for. */
  turn: number | null;
  /** Bots are at it. */
  thinking: boolean;
}

type StatusInput = Pick<TableState, "question" | "outcome"> & { table: Pick<TableState["table"], "seats" | "paused" | "you"> };

export function tableStatus(now: StatusInput, log: readonly LogEntry[], connected: boolean): Status {
  const nothing = { who: [], turn: null, thinking: false };
  if (!connected) return { ...nothing, tone: "lost", title: "page-reconnecting", detail: null };
  if (now.outcome) {
    return { ...nothing, tone: "ended", title: now.outcome.won ? "won" : "lost", detail: now.outcome.message };
  }
  if (now.table.paused) return { ...nothing, tone: "still", title: "page-paused", detail: null };
  const { question } = now;
  if (!question) return { ...nothing, tone: "waiting", title: "page-a-moment", detail: null };
  return { ...questionStatus(question, now.table, activeSeat(log)), detail: question.prompt };
}

function questionStatus(
  question: NonNullable<TableState["question"]>,
  table: StatusInput["table"],
  active: number | null | undefined,
): Omit<Status, "detail"> {
  const { seats, reaction } = question;
  const mine = table.you.seats;
  if (seats.length === 0) {
    const tone = mine.length > 0 ? "yours" : "waiting";
    return { tone, title: "page-anyone-decides", who: [], turn: active ?? null, thinking: false };
  }
  const own = seats.filter((one) => mine.includes(one));
  const inTurn = seats.length === 1 && !reaction && (active === undefined || seats[0] === active);
  const turn = inTurn ? null : (active ?? null);
  if (own.length > 0) {
    const alone = mine.length === 1;
    const title = alone ? (inTurn ? "page-your-turn" : "page-you-decide") : inTurn ? "page-turn-of" : "page-decides";
    return { tone: "yours", title, who: own, turn, thinking: false };
  }
  const thinking = seats.every((one) => table.seats[one]?.kind === "bot");
  const title = thinking ? "page-thinks" : inTurn ? "page-turn-of" : "page-decides";
  return { tone: "waiting", title, who: seats, turn, thinking };
}
