/** What comes over the wire is brief; this makes it whole again. */

import type { Message, Option, Question, Table } from "./protocol.ts";

/** An option as it is sent: `on` only where the id does not tell what it touches, no `seat` where it is anyone's. */
export interface BriefOption {
  id: string;
  seat?: number | null;
  on?: string[];
}

/** A question as it is sent: the things that options touch are named once, by verb and id. */
export interface BriefQuestion extends Omit<Question, "options"> {
  options: BriefOption[];
  things: Record<string, Record<string, Message>>;
}

export interface Brief {
  question: BriefQuestion | null;
  table?: Table;
}

export function wholeQuestion(brief: BriefQuestion): Question {
  const { things, options, ...rest } = brief;
  return { ...rest, options: options.map((option) => wholeOption(option, things)) };
}

function wholeOption(brief: BriefOption, things: BriefQuestion["things"]): Option {
  const { id } = brief;
  const colon = id.indexOf(":");
  const verb = colon < 0 ? id : id.slice(0, colon);
  const on = brief.on ?? (colon < 0 ? [] : id.slice(colon + 1).split(/[>+]/));
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
  return { id, verb, on, seat: brief.seat ?? null, label: { id: `option-${verb}`, args } };
}

/** A state or update with its question made whole, and with the table as it was last told. */
export function whole<T extends Brief>(brief: T, table: Table | undefined): Omit<T, "question" | "table"> & {
  question: Question | null;
  table: Table;
} {
  const known = brief.table ?? table;
  if (!known) throw new Error("an update came before any state");
  return { ...brief, question: brief.question && wholeQuestion(brief.question), table: known };
}
