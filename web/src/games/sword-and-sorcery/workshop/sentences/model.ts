/** The sentences of cards and quests: taken apart for choosing from lists, and written down again. */

import type { Entry } from "~/pages/workshop/model/schema.ts";

export type Statement = string | Block;
export type Block = Record<string, any>;

/** A verb with what it is said of: `heal 2`, `flag oath 1`, `dead troll`. */
export interface Line {
  verb: string;
  args: string[];
}

export interface EffectLine extends Line {
  /** The symbols it is paid with; none: it always holds. */
  cost: string[];
  limit: string;
}

export interface Check extends Line {
  not: boolean;
}

/** The kind of an argument: `area`, or the words it may be. */
export interface Argument {
  kind: string;
  choices: string[];
  /** It may be left out. */
  optional: boolean;
}

export const parseLine = (text: string): Line => {
  const [verb = "", ...args] = text.trim().split(/\s+/);
  return { verb, args };
};

export const writeLine = ({ verb, args }: Line): string => [verb, ...args].filter(Boolean).join(" ");

/** What a verb is said of, by its entry in the vocabulary: `stat n span`, `gate on|off`, `weapon? n?`. */
export function argumentsOf(spec: string): Argument[] {
  return spec
    .split(" ")
    .filter(Boolean)
    .map((one) => {
      const optional = one.endsWith("?");
      const plain = optional ? one.slice(0, -1) : one;
      if (plain.includes("|")) return { kind: "choice", choices: plain.split("|"), optional };
      return plain === "n*" ? { kind: "n", choices: ["all"], optional } : { kind: plain, choices: [], optional };
    });
}

/** The same line with another verb: what fits stays, the rest begins anew. */
export function withVerb(line: Line, verb: string, spec: string, first: (kind: Argument) => string): Line {
  if (verb === line.verb) return line;
  return { verb, args: argumentsOf(spec).filter((one) => !one.optional).map(first) };
}

export const withArgument = <L extends Line>(line: L, at: number, value: string): L => {
  const args = [...line.args];
  args[at] = value;
  while (args.length > 0 && !args.at(-1)) args.pop();
  return { ...line, args };
};

// -- effects ----------------------------------------------------------------------------------

export function parseEffect(text: string): EffectLine {
  const colon = text.lastIndexOf(":");
  const [cost = "", limit = ""] = (colon < 0 ? "" : text.slice(0, colon)).split("/");
  return { cost: cost.split(/\s+/).filter(Boolean), limit: limit.trim(), ...parseLine(text.slice(colon + 1)) };
}

export function writeEffect({ cost, limit, ...line }: EffectLine): string {
  const paid = `${cost.join(" ")}${limit ? `/${limit}` : ""}`;
  return paid ? `${paid}: ${writeLine(line)}` : writeLine(line);
}

// -- conditions -------------------------------------------------------------------------------

/** A condition: alternatives, each of checks that must all hold. */
export function parseCondition(text: string): Check[][] {
  if (!text.trim()) return [];
  return text.split(" or ").map((alternative) =>
    alternative.split(" and ").map((part) => {
      const not = part.startsWith("not ");
      return { not, ...parseLine(not ? part.slice(4) : part) };
    }),
  );
}

export const writeCondition = (alternatives: Check[][]): string =>
  alternatives
    .filter((one) => one.length > 0)
    .map((checks) => checks.map((check) => `${check.not ? "not " : ""}${writeLine(check)}`).join(" and "))
    .join(" or ");

// -- for whom ---------------------------------------------------------------------------------

/** The selectors that name an area or a distance. */
const WITH_ARGUMENT: Record<string, string> = { "heroes in": "area", "enemies in": "area", "heroes within": "n", "enemies within": "n" };

export function parseSelector(text: string, known: readonly string[]): { selector: string; arg: string; kind: string } {
  const selector = [...known].sort((a, b) => b.length - a.length).find((one) => text === one || text.startsWith(`${one} `)) ?? text;
  return { selector, arg: text.slice(selector.length).trim(), kind: WITH_ARGUMENT[selector] ?? "" };
}

export const kindOfSelector = (selector: string): string => WITH_ARGUMENT[selector] ?? "";

// -- blocks -----------------------------------------------------------------------------------

/** The parts that a block may have, in the order in which they are read. */
export const PARTS = ["each", "if", "save", "roll", "choose", "alignment", "strike", "boost", "do", "otherwise"] as const;
export type Part = (typeof PARTS)[number];

/** Fields that belong to a part. */
const BELONGS: Partial<Record<Part, string[]>> = { roll: ["results"], choose: ["name"], boost: ["with", "effects"], strike: ["red", "blue", "type", "effects"] };

/** What a part begins with. */
export function begun(part: Part): Block {
  switch (part) {
    case "each":
      return { each: "all heroes" };
    case "if":
      return { if: "day" };
    case "save":
      return { save: true };
    case "roll":
      return { roll: "red", results: { power: [] } };
    case "choose":
      return { choose: [[], []] };
    case "alignment":
      return { alignment: { law: [], neutral: [], chaos: [] } };
    case "boost":
      return { boost: "next", effects: [] };
    case "strike":
      return { strike: 1 };
    default:
      return { [part]: [] };
  }
}

/** Sentences that can be begun, each with its parts. */
export const BEGINNINGS: Record<string, Part[]> = {
  for: ["each", "do"],
  if: ["if", "do"],
  save: ["save", "otherwise"],
  roll: ["roll"],
  choose: ["choose"],
  alignment: ["alignment"],
  strike: ["each", "strike"],
  boost: ["boost"],
};

export const beginBlock = (beginning: string): Block => Object.assign({}, ...(BEGINNINGS[beginning] ?? []).map(begun)) as Block;

export const partsOf = (block: Block): Part[] => PARTS.filter((part) => block[part] !== undefined);
export const missingParts = (block: Block): Part[] => PARTS.filter((part) => block[part] === undefined);
export const addPart = (block: Block, part: Part): Block => ({ ...block, ...begun(part), ...(part === "strike" && block["effects"] ? { effects: block["effects"] } : {}) });

/** Take a part out, with the fields that belong to it alone. */
export function dropPart(block: Block, part: Part): Block {
  const others = partsOf(block).filter((one) => one !== part);
  const kept = new Set(others.flatMap((one) => [one, ...(BELONGS[one] ?? [])]));
  const gone = new Set([part, ...(BELONGS[part] ?? [])].filter((one) => !kept.has(one)));
  return Object.fromEntries(Object.entries(block).filter(([name]) => !gone.has(name)));
}

/** Set a field of a block; what is empty or usual is left out. */
export function setPart(block: Block, name: string, value: any): Block {
  const { [name]: _, ...others } = block;
  const empty = value === "" || value === false || value === undefined || (Array.isArray(value) && value.length === 0 && name === "effects");
  return empty || ((name === "red" || name === "blue") && value === 0) ? others : name in block ? { ...block, [name]: value } : { ...block, [name]: value };
}

// -- what quests name -------------------------------------------------------------------------

/** Every simple sentence, those inside blocks included. */
export function* linesOf(statements: Statement[] | undefined): Generator<Line> {
  for (const one of statements ?? []) {
    if (typeof one === "string") yield parseLine(one);
    else for (const inner of nestedIn(one)) yield* linesOf(inner);
  }
}

export const nestedIn = (block: Block): Statement[][] => [
  block["do"] ?? [],
  block["otherwise"] ?? [],
  ...(block["choose"] ?? []),
  ...Object.values((block["results"] ?? {}) as Record<string, Statement[]>),
  ...Object.values((block["alignment"] ?? {}) as Record<string, Statement[]>),
];

/** Every block, those inside blocks included. */
export function* blocksOf(statements: Statement[] | undefined): Generator<Block> {
  for (const one of statements ?? []) {
    if (typeof one === "string") continue;
    yield one;
    for (const inner of nestedIn(one)) yield* blocksOf(inner);
  }
}

/** Everything that a quest does, with the name of its source: `story-toll`, `townsfolk`. */
export function* sourcesOf(quest: Entry): Generator<[string, Statement[]]> {
  for (const [kind, list] of [["story", quest["stories"]], ["trigger", quest["triggers"]], ["action", quest["actions"]]] as const) {
    for (const one of (list as Entry[] | undefined) ?? []) yield [`${kind}-${one["id"]}`, one["do"] ?? []];
  }
  yield ["quest-token", quest["quest_token"] ?? []];
  yield ["townsfolk", quest["townsfolk"] ?? []];
}
