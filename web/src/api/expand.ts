/** Messages are sent without what the page can tell by itself; this adds it. */

import type { LabelData, OptionData, QuestionData, StateMessage as SentState, UpdateMessage as SentUpdate } from "./generated/socket.ts";
import type { Message, Option, Question, StateMessage, Table, UpdateMessage } from "./protocol.ts";

export function expandQuestion(sent: QuestionData): Question {
  const { ask, prompt, seats, reaction, options, odds, barred, others } = sent;
  return { ask, prompt, seats, reaction, odds, barred, others, options: options.map((option) => expandOption(option, sent)) };
}

function expandOption(sent: OptionData, { labels, things, special }: QuestionData): Option {
  const { verb, on: touched } = parseOptionId(sent.id);
  const on = sent.on ?? touched;
  const names = on.map((thing) => special[verb]?.[thing] ?? things[thing]!);
  const label = expandLabel(labels[verb]![sent.label ?? 0]!, names);
  return { id: sent.id, verb, on, names, seat: sent.seat ?? null, label };
}

/** What an id says: `call:market>elmer+arne` calls, and touches three things. */
export function parseOptionId(id: string): { verb: string; on: string[] } {
  const colon = id.indexOf(":");
  return colon < 0 ? { verb: id, on: [] } : { verb: id.slice(0, colon), on: id.slice(colon + 1).split(/[>+]/) };
}

function expandLabel(label: LabelData, names: Message[]): Message {
  const args: Message["args"] = { ...label.numbers };
  for (const [name, place] of Object.entries(label.names ?? {})) {
    args[name] = Array.isArray(place) ? place.map((one) => names[one]!) : names[place]!;
  }
  return { id: label.id, args };
}

/** A state or update with its whole question, and with the table as it was last sent. */
export function expandMessage(sent: SentState | SentUpdate, table: Table | undefined): StateMessage | UpdateMessage {
  const known = sent.table ?? table;
  if (!known) throw new Error("an update came before any state");
  const expanded = { ...sent, question: sent.question && expandQuestion(sent.question), table: known };
  return expanded as StateMessage | UpdateMessage;
}
