/** What every thing on the table is, in the words of the book that is played. */

import type { Explanation } from "~/games/plugin.ts";
import { ENEMY_ICONS, PART_ICONS, PORTRAITS, RITUAL_ICONS, SPELL_ICONS, TRAIT_ICONS } from "./icons.ts";
import { cardName, defenderName, enemyName, familyName, help, manaList, manaName, placeName, ritualName, gameText, spellName } from "./names.ts";
import { isSection } from "./geometry.ts";
import { CLASS, DECK, DISCARD, FORCES, GATE, RITUAL_DECK } from "./spots.ts";
import { boardEffects } from "./board-effects.ts";
import {
  CITADEL,
  colourOf,
  enemyAt,
  familyOf,
  isColour,
  type BastionCatalogue,
  type BastionView,
  type Card,
  type District,
  type Enemy,
  type Source,
} from "./view.ts";

type Lines = Explanation["lines"];

/** The rule that tells of a thing; two where the books differ: of 2015, and of 2018. */
type Rule = string | [string, string];
const byEdition = (rule: Rule, edition: string): string =>
  typeof rule === "string" ? rule : rule[edition === "2015" ? 0 : 1];

const RULE_OF_TRAIT: Record<string, Rule> = {
  recruit: "BA-TRAIT-4",
  symbiote: "BA-TRAIT-10",
  flyer: "BA-TRAIT-23",
  ward: "BA-TRAIT-32",
  giant: "BA-TRAIT-38",
  block: "BA-TRAIT-39",
  shift: "BA-TRAIT-44",
  citadel: "BA-TRAIT-52",
  boost: "BA-TRAIT-58",
  "boost-all": "BA-TRAIT-92",
  expel: "BA-TRAIT-72",
  wallward: "BA-TRAIT-77",
  immune: ["BA-TRAIT-81", "BA-TRAIT-82"],
  aura: "BA-TRAIT-85",
  "no-flame": "BA-TRAIT-87",
  "no-lightning": "BA-TRAIT-88",
};

const RULE_OF_SPELL: Record<string, Rule> = {
  alchemy: "BA-SPELL-8",
  abundance: ["BA-SPELL-11", "BA-SPELL-12"],
  copy: "BA-SPELL-14",
  lightning: "BA-SPELL-17",
  flame: ["BA-SPELL-21", "BA-SPELL-22"],
  repetition: ["BA-SPELL-26", "BA-SPELL-27"],
  prism: "BA-SPELL-28",
  castling: ["BA-SPELL-29", "BA-SPELL-30"],
  arrow: "BA-SPELL-32",
  teleport: ["BA-SPELL-34", "BA-SPELL-35"],
  acceleration: ["BA-SPELL-37", "BA-SPELL-40"],
};

const RULE_OF_RITUAL: Record<string, Rule> = {
  accumulator: ["BA-ARTIFACT-8", "BA-ARTIFACT-9"],
  converter: "BA-ARTIFACT-11",
  source: "BA-STRUCTURE-8",
  obelisk: "BA-STRUCTURE-10",
  gun: ["BA-STRUCTURE-12", "BA-STRUCTURE-13"],
};

export function explain(id: string, view: BastionView, catalogue: BastionCatalogue): Explanation | null {
  const enemy = enemyAt(view, id);
  if (enemy && id !== CITADEL) return ofEnemy(enemy, view, catalogue);
  if (id === CITADEL) return ofCitadel(view, catalogue);
  if (isColour(id)) return ofDistrict(id, view);
  if (isSection(id)) return part("section", placeName(view, id), view, "BA-GEO-10", lastSection(id, view));
  if (id === GATE) return part("gate", gameText("bastion-part-gate"), view, "BA-GEO-13");
  if (id === DECK) return ofDeck(view);
  if (id === RITUAL_DECK) return ofRitualDeck(view);
  if (id === DISCARD) return ofDiscard(view);
  if (id.startsWith(CLASS)) return ofClass(id.slice(CLASS.length), view, catalogue);
  if (id === FORCES) return ofForces(view, catalogue);
  if (id in PORTRAITS) return ofDefender(id, view);
  if (id in catalogue.rituals) return ofRitual(id, view);
  if (id in catalogue.cards) return ofCard(id, view, catalogue);
  return ofMana(id, view) ?? ofPart(id, view);
}

function part(kind: string, title: string, view: BastionView, rule: string, more: Lines = []): Explanation {
  const name = `bastion-part-${kind}`;
  const under = title === gameText(name) ? {} : { kind: gameText(name) };
  return { title, ...under, lines: [...more, { text: help(name, view.edition) }], rule };
}

const lastSection = (id: string, view: BastionView): Lines => {
  if (id === "w24" && view.camp === "wall") return [{ text: gameText("why-deck-there"), outline: PART_ICONS.horde }];
  return id === view.last_section ? [{ text: gameText("bastion-page-last-section"), outline: PART_ICONS.gate }] : [];
};

// -- enemies -------------------------------------------------------------------------------------------

function ofEnemy(enemy: Enemy, view: BastionView, catalogue: BastionCatalogue): Explanation {
  const lines: Lines = [{ text: gameText("bastion-page-price", { mana: manaList(enemy.price) }), outline: PART_ICONS.droplets }];
  if (enemy.protected) lines.push({ text: gameText(`why-${enemy.protected}`), outline: PART_ICONS.ward, tone: "bad" });
  if (enemy.cards.length === 1) {
    lines.push(strengthLine(enemy.cards[0]!), ...printedOn([enemy.cards[0]!.id], view, catalogue), becomes(enemy.cards[0]!.id, view, catalogue));
  } else {
    for (const card of enemy.cards) lines.push(briefly(card, view, catalogue));
    lines.push(...printedOn(enemy.cards.map((card) => card.id), view, catalogue));
  }
  return {
    title: enemyName(enemy),
    kind: placeName(view, enemy.at),
    lines,
    rule: enemy.cards.length > 1 ? "BA-TRAIT-12" : ruleOfTraits(enemy.cards[0]!.traits, view),
  };
}

const ruleOfTraits = (traits: string[], view: BastionView): string =>
  byEdition(RULE_OF_TRAIT[traits[0] ?? ""] ?? "BA-ATTACK-3", view.edition);

function strengthText(card: Card): string {
  const changed = card.strength !== card.printed && !card.traits.includes("shift");
  return gameText(changed ? "strength-changed" : "strength", { strength: card.strength, printed: card.printed });
}

const strengthLine = (card: Card): Lines[number] => ({
  text: sentence(strengthText(card)),
  outline: ENEMY_ICONS[card.family] ?? "",
});

/** One card of a unified enemy: name, strength, and the spell it becomes. */
function briefly(card: Card, view: BastionView, catalogue: BastionCatalogue): Lines[number] {
  const text = `${cardName(card.id)}: ${strengthText(card)} → ${spellOf(card.id, view, catalogue)}`;
  return { text, outline: ENEMY_ICONS[card.family] ?? "" };
}

function spellOf(id: string, view: BastionView, catalogue: BastionCatalogue): string {
  const card = catalogue.cards[id];
  return card ? spellName(card.spell, powerOf(card.spell, card.power, view, catalogue)) : "";
}

const becomes = (id: string, view: BastionView, catalogue: BastionCatalogue): Lines[number] => ({
  text: gameText("bastion-page-becomes", { spell: spellOf(id, view, catalogue) }),
  outline: SPELL_ICONS[catalogue.cards[id]?.spell ?? ""] ?? "",
});

/** What is printed on cards: their paint where it is no plain colour, and their traits, each told once. */
function printedOn(ids: string[], view: BastionView, catalogue: BastionCatalogue, coloured = true): Lines {
  const cards = ids.flatMap((id) => catalogue.cards[id] ?? []);
  const lines: Lines = [];
  const paints = cards.map((card) => (card.colour === "prismatic" ? `prismatic-${card.each}` : card.colour));
  for (const paint of new Set(paints.filter((one) => !isColour(one)))) {
    const name = `bastion-paint-${paint}`;
    lines.push({ text: `${sentence(gameText(name))}: ${help(name, view.edition)}`, outline: PART_ICONS.droplets });
  }
  for (const trait of new Set(cards.flatMap((card) => card.traits))) {
    const name = `bastion-trait-${trait}`;
    const times = Math.max(...cards.map((card) => card.traits.filter((one) => one === trait).length));
    const title = times > 1 ? `${gameText(name)} ×${times}` : gameText(name);
    const blocks = trait === "block" && coloured ? cards.flatMap((card) => card.blocks ?? []) : [];
    const blocked = blocks.length ? ` (${blocks.map((one) => gameText(`colour-${one}`)).join(", ")})` : "";
    lines.push({ text: `${title}${blocked}: ${help(name, view.edition)}`, outline: TRAIT_ICONS[trait] ?? "" });
  }
  return lines;
}

/** The power of a spell as it works: in the first edition every Abundance gives the same. */
export const powerOf = (spell: string, power: number, view: BastionView, catalogue: BastionCatalogue): number =>
  spell === "abundance" ? catalogue.editions[view.edition]?.abundance || power : power;

function ofCitadel(view: BastionView, catalogue: BastionCatalogue): Explanation {
  const { top, dragons } = view.citadel;
  if (!top) return part("citadel", gameText("bastion-part-citadel"), view, "BA-MANA-24", waitingOnTowers(view));
  const found = ofEnemy(top, view, catalogue);
  const below = dragons.slice(0, -1).reverse();
  if (below.length) found.lines.splice(1, 0, { text: gameText("bastion-page-below", { cards: below.map(cardName).join(", ") }) });
  return found;
}

const waitingOnTowers = (view: BastionView): Lines => {
  const mana: Record<string, number> = {};
  for (const { tower } of view.districts) if (tower.token) mana[tower.token] = (mana[tower.token] ?? 0) + 1;
  const outline = PART_ICONS.tower;
  return Object.keys(mana).length ? [{ text: gameText("bastion-page-on-towers", { mana: manaList(mana) }), outline }] : [];
};

/** A card that a defender holds is a spell; one under a dragon is an enemy. */
function ofCard(id: string, view: BastionView, catalogue: BastionCatalogue): Explanation {
  const card = catalogue.cards[id]!;
  const holder = view.defenders.find((one) => one.spells.some((spell) => spell.id === id));
  if (!holder) {
    const strength = { text: sentence(gameText("strength", { strength: card.strength })), outline: ENEMY_ICONS[familyOf(id)] ?? "" };
    const lines = [strength, ...printedOn([id], view, catalogue), becomes(id, view, catalogue)];
    return { title: cardName(id), lines, rule: "BA-TRAIT-53" };
  }
  const lines: Lines = [
    { text: help(`bastion-spell-${card.spell}`, view.edition), outline: SPELL_ICONS[card.spell] ?? "" },
    { text: gameText("bastion-page-cast-once"), outline: ENEMY_ICONS[familyOf(id)] ?? "" },
  ];
  const target = holder.pledged_for[id];
  if (target) lines.push({ text: sentence(gameText("pledged-for", { at: placeName(view, target) })) });
  else if (holder.pledged.includes(id)) lines.push({ text: sentence(gameText("pledged")) });
  return {
    title: spellName(card.spell, powerOf(card.spell, card.power, view, catalogue)),
    kind: `${defenderName(holder.id)} · ${cardName(id)}`,
    lines,
    rule: byEdition(RULE_OF_SPELL[card.spell] ?? "BA-SPELL-1", view.edition),
  };
}

/** A class of enemies, or a legendary one: what all its cards have in common. */
function ofClass(family: string, view: BastionView, catalogue: BastionCatalogue): Explanation | null {
  const found = Object.entries(catalogue.cards).find(([, card]) => card.class === family);
  if (!found) return null;
  const [id, card] = found;
  const strength = { text: sentence(gameText("strength", { strength: card.strength })), outline: ENEMY_ICONS[family] ?? "" };
  const lines = [strength, ...printedOn([id], view, catalogue, false), becomes(id, view, catalogue)];
  if (card.traits.length === 0) lines.splice(1, 0, { text: help(`bastion-class-${family}`, view.edition) });
  return { title: familyName(family), kind: gameText(`bastion-troop-${card.troop}`), lines, rule: ruleOfTraits(card.traits, view) };
}

// -- inside the walls ----------------------------------------------------------------------------------

function ofDistrict(id: string, view: BastionView): Explanation {
  const district = view.districts.find((one) => one.id === id);
  if (!district) return part("district", placeName(view, id), view, "BA-GEO-9");
  const lines: Lines = district.sources.map((one) => ({ text: stateOf(one, district, view), outline: PART_ICONS.droplets }));
  return part("district", placeName(view, id), view, "BA-MOVE-1", lines);
}

/** A source with its state: "green source: closed (red mana)". */
function stateOf(source: Source, district: District, view: BastionView): string {
  const states: string[] = [];
  if (source.damaged) states.push(gameText("damaged"));
  else if (source.token) states.push(`${gameText("closed")} (${manaName(source.token)})`);
  else states.push(gameText("open"));
  if (view.blocked.includes(source.colour)) states.push(gameText("bastion-page-blocked"));
  if (district.square) states.push(gameText("bastion-page-under-enemy"));
  const name = /-\d$/.test(source.id) ? placeName(view, source.id) : ritualName(district.bases[source.id] ?? "");
  return `${sentence(name)}: ${states.join(", ")}`;
}

function ofPart(id: string, view: BastionView): Explanation | null {
  const district = view.districts.find((one) => id.startsWith(`${one.id}-`));
  if (!district) return null;
  const source = district.sources.find((one) => one.id === id);
  const ritual = district.bases[id];
  if (ritual) {
    const found = ofRitual(ritual, view);
    if (source) found.lines.unshift({ text: stateOf(source, district, view), outline: PART_ICONS.droplets });
    return { ...found, kind: placeName(view, id) };
  }
  if (source) return ofSource(source, district, view);
  if (id === district.tower.id) {
    const { token } = district.tower;
    const state = token ? `${gameText("bastion-page-tower-closed")} (${manaName(token)})` : gameText("bastion-page-tower-open");
    const lines: Lines = [{ text: sentence(state), outline: PART_ICONS.tower }];
    if (district.square) lines.push({ text: gameText("why-flyer-there", { at: placeName(view, district.square.at) }) });
    return part("tower", placeName(view, id), view, "BA-MANA-16", lines);
  }
  if (id === `${district.id}-square`) return part("square", placeName(view, id), view, "BA-TRAIT-26");
  return id in district.bases ? part("base", placeName(view, id), view, "BA-STRUCTURE-5") : null;
}

function ofSource(source: Source, district: District, view: BastionView): Explanation {
  const lines: Lines = [{ text: stateOf(source, district, view), outline: PART_ICONS.droplets }];
  if (source.damaged) lines.push({ text: gameText("why-damaged"), outline: PART_ICONS.crack });
  if (view.blocked.includes(source.colour)) lines.push({ text: gameText("why-blocked"), outline: PART_ICONS.blocked });
  if (district.square) lines.push({ text: gameText("why-flyer-there", { at: placeName(view, district.square.at) }) });
  const obelisks = Object.values(district.bases).filter((one) => one === `obelisk-${source.colour}`).length;
  if (obelisks) lines.push({ text: `${ritualName(`obelisk-${source.colour}`)}: +${obelisks}`, outline: RITUAL_ICONS.obelisk ?? "" });
  return part("source", placeName(view, source.id), view, "BA-MANA-6", lines);
}

// -- what the players hold -----------------------------------------------------------------------------

function ofRitual(id: string, view: BastionView): Explanation {
  const kind = familyOf(id);
  const holder = view.defenders.find((one) => one.artifacts.some((artifact) => artifact.id === id));
  const built = view.districts.some((one) => Object.values(one.bases).includes(id));
  const lines: Lines = [{ text: help(`bastion-ritual-${kind}`, view.edition), outline: RITUAL_ICONS[kind] ?? "" }];
  if (holder?.artifacts.find((one) => one.id === id)?.used) lines.unshift({ text: gameText("why-used") });
  if (!holder && !built) {
    lines.push({ text: `${manaName(colourOf(id))}. ${help("bastion-ritual", view.edition)}`, outline: PART_ICONS.scroll });
  }
  const rule = byEdition(RULE_OF_RITUAL[kind] ?? "BA-RITUAL-3", view.edition);
  return { title: ritualName(id), ...(holder ? { kind: defenderName(holder.id) } : {}), lines, rule };
}

function ofDefender(id: string, view: BastionView): Explanation {
  const defender = view.defenders.find((one) => one.id === id);
  const lines: Lines = [{ text: gameText(`bastion-defender-${id}-who`), outline: PORTRAITS[id] ?? "" }];
  if (defender) {
    const mana = manaList(defender.pool);
    if (mana) lines.push({ text: `${gameText("pool")}: ${mana}`, outline: PART_ICONS.droplets });
    if (defender.seat === view.active && view.must_leave) lines.push({ text: gameText("must-leave"), tone: "bad" });
  }
  return { title: defenderName(id), ...(defender?.place ? { kind: placeName(view, defender.place) } : {}), lines };
}

function ofMana(id: string, view: BastionView): Explanation | null {
  const [where, ...rest] = id.split("-");
  const colour = rest.at(-1) ?? "";
  if (!isColour(colour) || (where !== "pool" && where !== "reserve")) return null;
  const title = sentence(manaName(colour));
  if (where === "reserve") {
    const text = gameText("bastion-page-in-reserve", { count: view.reserve[colour] });
    return { title, kind: gameText("reserve"), lines: [{ text, outline: PART_ICONS.droplets }], rule: "BA-MANA-3" };
  }
  const defender = view.defenders[Number(rest[0])];
  if (!defender) return null;
  const text = gameText("mana-tokens", { count: defender.pool[colour] });
  return { title, kind: defenderName(defender.id), lines: [{ text, outline: PART_ICONS.droplets }], rule: "BA-RULE-68" };
}

// -- beside the board ----------------------------------------------------------------------------------

function ofDeck(view: BastionView): Explanation {
  const { left, layers } = view.deck;
  const lines: Lines = [];
  if (layers.length > 1) lines.push({ text: gameText("bastion-page-layers", { layers: layers.join(" + ") }) });
  lines.push({ text: gameText(left ? "bastion-page-deck-help" : "bastion-page-deck-empty"), outline: PART_ICONS.horde });
  if (view.aside.length) lines.push({ text: gameText("bastion-page-aside", { cards: view.aside.map(cardName).join(", ") }) });
  return { title: gameText("enemy-deck", { count: left }), lines, rule: left ? "BA-ENEMY-1" : "BA-ENEMY-11" };
}

const ofRitualDeck = (view: BastionView): Explanation => ({
  title: gameText("ritual-deck", { count: view.rituals.left }),
  lines: [{ text: help("bastion-ritual", view.edition), outline: PART_ICONS.scroll }],
  rule: "BA-RITUAL-7",
});

function ofDiscard(view: BastionView): Explanation {
  const lines: Lines = [];
  if (view.box.length) lines.push({ text: view.box.map(cardName).join(", ") });
  if (view.rituals.discarded.length) lines.push({ text: view.rituals.discarded.map(ritualName).join(", ") });
  return { title: gameText("box"), lines, rule: "BA-SPELL-2" };
}

function ofForces(view: BastionView, catalogue: BastionCatalogue): Explanation {
  const lines = boardEffects(view, catalogue).map((force) => ({
    text: `${cardName(force.card)}: ${help(`bastion-trait-${force.trait}`, view.edition)}`,
    outline: TRAIT_ICONS[force.trait] ?? "",
  }));
  return { title: gameText("bastion-page-forces"), lines };
}

/** As a sentence begins: with a capital letter. */
const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
