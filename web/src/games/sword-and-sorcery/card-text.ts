/** What is printed on cards, said in words: effects that are paid for, statements, behaviours. */

import { i18n } from "~/i18n/i18n.svelte.ts";
import { GAME, type BlockStatement, type Statement, type Weapon } from "./view.ts";
import { gameText, pageText, optionalPageText, weaponName } from "./names.ts";

export interface Effect {
  /** The symbols it is paid with. */
  cost: string[];
  limit: string;
  verb: string;
  args: string[];
}

/** An effect, taken apart: `"power power/round: crit"`. */
export function parseEffect(text: string): Effect {
  const colon = text.lastIndexOf(":");
  const [cost = "", limit = ""] = (colon < 0 ? "" : text.slice(0, colon)).split("/");
  const [verb = "", ...args] = text.slice(colon + 1).trim().split(/\s+/);
  return { cost: cost.split(/\s+/).filter(Boolean), limit: limit.trim(), verb, args };
}

/** How options name effects: equal ones are told apart by a number. */
export function effectKeys(texts: string[]): string[] {
  const keys: string[] = [];
  for (const text of texts) {
    const { verb, args } = parseEffect(text);
    const key = [verb, ...args].join("-").replaceAll("/", "-");
    const count = keys.filter((one) => one.split(".")[0] === key).length;
    keys.push(count > 0 ? `${key}.${count + 1}` : key);
  }
  return keys;
}

/** A number as such, so that every language can count with it; a word as it is. */
const counted = (text: string): number | string => (/^-?\d+$/.test(text) ? Number(text) : text);

/** What an effect does, without its price. */
export function effectText({ verb, args }: Effect): string {
  if (verb === "ability") return gameText(`ability-${args[0]}`);
  if (verb === "gain") {
    const n = counted(args[1] ?? "");
    return gameText("effect-gain", { stat: gameText(`counted-stat-${args[0]}`, { n }), n });
  }
  const n = counted(args.join(" ").replace("rank/2", "rank2"));
  return i18n.has(`effect-${verb}`, GAME) ? gameText(`effect-${verb}`, { n }) : optionalPageText(`do-${verb}`, { n });
}

/** Something that happens, in words; nothing where there is no word for it. */
export function statementText(statement: Statement): string {
  if (typeof statement !== "string") return blockText(statement);
  const [verb = "", ...args] = statement.split(/\s+/);
  switch (verb) {
    case "attack":
      return args[0] ? pageText("do-attack", { weapon: weaponName(args[0]) }) : pageText("do-attack-any");
    case "attack-near":
      return pageText("do-attack-near", { weapon: weaponName(args[0] ?? ""), n: args[1] ?? "" });
    case "use":
      return pageText("do-use", { ability: gameText(`ability-${args[0]}`) });
    case "summon":
      return pageText("do-summon", { companion: gameText(`companion-${(args[0] ?? "").split("-")[0]}`) });
    default:
      return optionalPageText(`do-${verb}`, { n: Number(args[0]) || 0 }) || effectText({ cost: [], limit: "", verb, args });
  }
}

function blockText(block: BlockStatement): string {
  const does = list(block.do ?? []);
  const otherwise = list(block.otherwise ?? []);
  const parts = [
    block.strike !== undefined && pageText("do-strike", { n: Number(block.strike) }),
    ...((block["effects"] as string[] | undefined) ?? []).map((text) => effectText(parseEffect(text))),
    ...Object.values((block["results"] as Record<string, Statement[]> | undefined) ?? {}).map(list),
    ...(block.choose ?? []).map(list),
  ].filter((one): one is string => Boolean(one));
  const said = [...parts, does].filter(Boolean).join(", ");
  if (block.save) return pageText("do-save", { otherwise });
  if (block.if) {
    const [check = "", n = ""] = block.if.replace(/^not /, "").split(/\s+/);
    const test = optionalPageText(`if-${check}`, { n: Number(n) || 0 });
    if (!test) return said;
    return otherwise ? pageText("do-if-else", { test, does: said, otherwise }) : pageText("do-if", { test, does: said });
  }
  return said;
}

const list = (statements: Statement[]): string => statements.map(statementText).filter(Boolean).join(", ");

/** What each choice of a story brings: by number, or by the alignment that speaks. */
export function storyChoices(statements: Statement[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const statement of statements) {
    if (typeof statement === "string") continue;
    statement.choose?.forEach((part, at) => (found[String(at + 1)] = list(part)));
    for (const [side, part] of Object.entries(statement.alignment ?? {})) {
      found[side] = list(part);
      Object.assign(found, storyChoices(part));
    }
    Object.assign(found, storyChoices([...(statement.do ?? []), ...(statement.otherwise ?? [])]));
  }
  return found;
}

/** A behaviour as one sentence. */
export const behaviourText = (statements: Statement[]): string => list(statements) || pageText("do-nothing");

/** Hits and dice of an attack: `2`, red and blue ones. */
export function attackForce({ hits = 0, red = 0, blue = 0 }: Weapon): { hits: number; red: number; blue: number } {
  return { hits, red, blue };
}

/** The strength of a weapon in words. */
export function attackForceText(weapon: Weapon): string {
  const { hits, red, blue } = attackForce(weapon);
  return [
    hits > 0 && pageText("force-hits", { n: hits }),
    red > 0 && pageText("force-red", { n: red }),
    blue > 0 && pageText("force-blue", { n: blue }),
  ]
    .filter((one) => one !== false)
    .join(" + ");
}

/** Effects of a card as lines: the price in symbols, then what it does. */
export function effectLines(texts: string[]): string[] {
  return texts
    .map((text) => parseEffect(text))
    .map((effect) => {
      const does = effectText(effect);
      const cost = effect.cost.map((symbol) => gameText(`symbol-${symbol}`)).join(" + ");
      return does && (cost ? pageText("paid-effect", { cost, does }) : does);
    })
    .filter(Boolean);
}
