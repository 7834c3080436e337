/** What may be done, arranged for a reader: options of one kind together, long choices built up piece by piece. */

import type { Message, Option } from "~/api/protocol.ts";

export interface OptionGroup {
  /** The verb, and where the group has a target, which. */
  key: string;
  verb: string;
  /** What all of them are aimed at, where that makes a group: "Give crowns: … → Thorgar". */
  target: Message | null;
  options: Option[];
  /** Several things chosen together: dice to roll again, mana to pay, cards to fight. */
  compound: boolean;
}

const MAX_LISTED = 3;
/** So many options for each target make a group of their own. */
const MANY_EACH = 3;

/** The options by verb, in the order in which the rules offer them. */
export function groupOptions(options: Option[]): OptionGroup[] {
  const byVerb = new Map<string, Option[]>();
  for (const option of options) byVerb.set(option.verb, [...(byVerb.get(option.verb) ?? []), option]);
  return [...byVerb].flatMap(([verb, same]) => {
    const compound = same.length > MAX_LISTED && same.some((one) => one.id.includes("+"));
    const whole = { key: verb, verb, target: null, options: same, compound };
    return compound ? [whole] : (groupsByTarget(verb, same) ?? [whole]);
  });
}

/** A group for each target, where there is much to choose from for each. */
function groupsByTarget(verb: string, options: Option[]): OptionGroup[] | null {
  if (!options.every((one) => one.names.length === 2)) return null;
  const found = new Map<string, Option[]>();
  for (const option of options) found.set(option.on[1]!, [...(found.get(option.on[1]!) ?? []), option]);
  if (options.length < MANY_EACH * found.size) return null;
  return [...found].map(([target, same]) => ({ key: `${verb}>${target}`, verb, target: same[0]!.names[1]!, options: same, compound: false }));
}

/** The options without those that say and do the same as one before them. */
export function distinct(options: Option[], keyOf: (option: Option) => string): Option[] {
  const known = new Set<string>();
  return options.filter((option) => {
    const key = JSON.stringify([option.label, option.names, keyOf(option)]);
    return !known.has(key) && known.add(key);
  });
}

/** The things a compound choice is made of, each with the most that any option takes of it. */
export interface OptionPiece {
  id: string;
  label: Message;
  most: number;
}

export function optionPieces(options: Option[]): OptionPiece[] {
  const found = new Map<string, OptionPiece>();
  for (const option of options) {
    for (const [id, count] of counts(option.on)) {
      const known = found.get(id);
      const label = known?.label ?? option.names[option.on.indexOf(id)]!;
      found.set(id, { id, label, most: Math.max(known?.most ?? 0, count) });
    }
  }
  return [...found.values()];
}

export function counts(things: string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return found;
}

/** Can some option still be reached from what is picked so far? */
export function isReachable(options: Option[], picked: Map<string, number>): boolean {
  return options.some((option) => {
    const wanted = counts(option.on);
    return [...picked].every(([id, count]) => (wanted.get(id) ?? 0) >= count);
  });
}

/** The option that takes exactly what is picked. */
export function exactOption(options: Option[], picked: Map<string, number>): Option | undefined {
  return options.find((option) => {
    const wanted = counts(option.on);
    const same = [...wanted].every(([id, count]) => (picked.get(id) ?? 0) === count);
    return same && [...picked].every(([id, count]) => (wanted.get(id) ?? 0) === count);
  });
}

/** The label of a group: the same sentence, with its object left open, and its target unless the group has one. */
export function groupLabel(message: Message, target: Message | null = null): Message {
  const args = { ...message.args };
  for (const name of ["object", "objects", ...(target ? [] : ["target"])]) if (name in args) args[name] = "…";
  return { id: message.id, args };
}

/** What tells an option of a group from the others: its object, said alone. */
export function optionObject(option: Option, target: Message | null = null): Message | null {
  return option.names.length === (target ? 2 : 1) ? option.names[0]! : null;
}
