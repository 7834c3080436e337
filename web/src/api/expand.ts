/** What comes over the wire is brief; this makes it whole again. */

import type { Message, Option, Question, Table } from "./protocol.ts";

/** An option as it is sent: `on` only where the id does not tell what it touches, no `seat` where it is anyone's. */
export interface TrimmedOption {
  id: string;
  seat?: number | null;
  on?: string[];
}

/** A question as it is sent: the things that options touch are named once, by verb and id. */
export interface TrimmedQuestion extends Omit<Question, "options"> {
  options: TrimmedOption[];
  things: Record<string, Record<string, Message>>;
}

export interface TrimmedMessage {
  question: TrimmedQuestion | null;
  table?: Table;
}

export function expandQuestion(trimmed: TrimmedQuestion): Question {
  const { things, options, ...rest } = trimmed;
  return { ...rest, options: options.map((option) => expandOption(option, things)) };
}

function expandOption(trimmed: TrimmedOption, things: TrimmedQuestion["things"]): Option {
  const { id } = trimmed;
  const colon = id.indexOf(":");
  const verb = colon < 0 ? id : id.slice(0, colon);
  const on = trimmed.on ?? (colon < 0 ? [] : id.slice(colon + 1).split(/[>+]/));
  const named = on.map((thing) => things[verb]?.[thing] ?? { id: thing });
  const split = id.split(">")[0]!.split("+").length;
  const left = named.slice(0, split);
  const right = named.slice(split);
  const args: Message["args"] = {
    objects: named,
    count: named.length,
    left,
    left_count: left.length,
    right,
    right_count: right.length,
  };
  if (named[0]) args.object = named[0];
  if (named[1]) args.target = named[1];
  return { id, verb, on, seat: trimmed.seat ?? null, label: { id: `option-${verb}`, args } };
}

/** A state or update with its question made whole, and with the table as it was last told. */
export function expandMessage<T extends TrimmedMessage>(trimmed: T, table: Table | undefined): Omit<T, "question" | "table"> & {
  question: Question | null;
  table: Table;
} {
  const known = trimmed.table ?? table;
  if (!known) throw new Error("an update came before any state");
  return { ...trimmed, question: trimmed.question && expandQuestion(trimmed.question), table: known };
}
