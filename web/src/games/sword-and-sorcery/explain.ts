/** What the things on the table are, in words. */

import type { Catalogue, View } from "~/api/protocol.ts";
import { words } from "~/i18n/i18n.svelte.ts";
import type { Explanation } from "~/games/plugin.ts";
import { behaviourText, effectLines, effectOf, effectText, forceText, statementText } from "./card-text.ts";
import * as pictures from "./icons.ts";
import {
  conditions,
  faceOf,
  findStanding,
  GAME,
  printed,
  questOf,
  type Area,
  type Body,
  type Foe,
  type Hero,
  type Power,
  type Printed,
  type Quest,
  type Statement,
} from "./view.ts";
import { areaName, figureName, itemName, roman, say, tell } from "./names.ts";

type Lines = Explanation["lines"];

/** The distances of a behaviour as they are printed: `0 · 1`, or `+`. */
export const distances = (at: number[] | undefined): string => (at && at.length > 0 ? at.join(" · ") : "+");

export const conditionName = (id: string): string => say(id === "mshield" ? "magic-shield" : `condition-${id}`);

export const life = (body: Body): number => Math.max(0, body.hp - body.wounds);

function bodyLines(body: Body): Lines {
  const marks = [
    body.armor > 0 && tell("armor", { n: body.armor }),
    body.defence > 0 && tell("defence", { n: body.defence }),
    body.shields > 0 && tell("shields", { n: body.shields }),
  ].filter((one) => one !== false);
  return [
    { text: [tell("life", { left: life(body), all: body.hp }), ...marks].join(" · "), outline: pictures.heart },
    ...conditions(body)
      .filter((id) => id !== "mshield")
      .map((id) => ({
        text:
          id === "injury"
            ? body.injuries.map((one) => say(`injury-${one}`)).join(", ")
            : id === "poison"
              ? `${conditionName(id)} ${roman(body.poison)}`
              : id === "burn"
                ? `${conditionName(id)} ${body.burns.map(roman).join(", ")}`
                : conditionName(id),
        outline: pictures.CONDITIONS[id]!,
      })),
  ];
}

function ofHero(hero: Hero): Explanation {
  return {
    title: say(`hero-${hero.id}`),
    kind: `${className(hero.card)} · ${tell("rank", { rank: roman(hero.rank) })}`,
    lines: [
      ...(hero.ghost ? [{ text: tell("ghost"), outline: pictures.ghost }] : bodyLines(hero)),
      { text: tell("moves", { n: hero.mp }), outline: pictures.walk },
    ],
    rule: "SS-HERO-5",
  };
}

/** The class without the hero's name: `Auriel, Wizard` is said as `Wizard`. */
export function className(card: string): string {
  const whole = say(`class-${card}`).replace(/ *\(.*\)$/, "");
  return whole.split(", ").slice(1).join(", ") || whole;
}

/** What an enemy would do now: the lines of its scroll, the one that fits marked. */
function ofFoe(id: string, foe: Foe, body: Body, quest: Quest, catalogue: Printed): Explanation {
  const scroll = catalogue.scrolls[foe.scroll];
  const targets = foe.foresight?.targets.map((one) => figureName(one, quest, catalogue)).join(tell("or"));
  return {
    title: figureName(id, quest, catalogue),
    kind: [say(`aim-${foe.target}`), foe.owner && tell("set-on", { hero: say(`hero-${foe.owner}`) })].filter(Boolean).join(" · "),
    lines: [
      ...bodyLines(body),
      ...(foe.foresight
        ? [
            {
              text: targets ? tell("would-turn-on", { targets }) : tell("would-turn-on-nobody"),
              outline: pictures.foresight,
            },
          ]
        : [{ text: tell("would-not-act"), outline: pictures.CONDITIONS["stun"]! }]),
      ...(scroll?.behaviours ?? []).map((behaviour, at) => ({
        text: `${distances(behaviour.at)}: ${behaviourText(behaviour.do ?? [])}`,
        outline: at === foe.foresight?.behaviour ? pictures.eye : pictures.SYMBOLS["hit"]!,
        tone: at === foe.foresight?.behaviour ? "chosen" : "",
      })),
      ...(foe.abilities.length > 0
        ? [{ text: foe.abilities.map((one) => say(`ability-${one}`)).join(", "), outline: pictures.star }]
        : []),
    ],
    rule: "SS-BEHAVIOUR-1",
  };
}

export function groundLines(area: Area): Lines {
  const { items = [], crowns = 0, loot = 0, treasure = 0 } = area.ground;
  return [
    ...items.map((piece) => ({ text: itemName(piece), outline: pictures.bag })),
    ...(crowns > 0 ? [{ text: tell("crowns", { n: crowns }), outline: pictures.coins }] : []),
    ...(loot > 0 ? [{ text: tell("loot", { n: loot }), outline: pictures.loot }] : []),
    ...(treasure > 0 ? [{ text: tell("treasures", { n: treasure }), outline: pictures.crown }] : []),
  ];
}

function ofArea(area: Area, quest: Quest, catalogue: Printed): Explanation {
  const here = [...quest.heroes, ...quest.companions, ...quest.enemies.flatMap((foe) => foe.figures)].filter((one) => one.area === area.id);
  const active = quest.heroes.find((hero) => hero.id === quest.active);
  const way = active?.reach[area.id];
  return {
    title: areaName(area.id),
    lines: [
      ...(area.hindering ? [{ text: tell("hindering"), outline: pictures.walk }] : []),
      ...(area.dangerous ? [{ text: tell("dangerous"), outline: pictures.skull }] : []),
      ...area.burning.map((level) => ({ text: tell("burning", { level: roman(level) }), outline: pictures.fire })),
      ...area.runes.map((rune) => ({ text: say(`rune-${rune}`), outline: pictures.rune })),
      ...(area.shadows > 0 ? [{ text: tell("shadows", { n: area.shadows }), outline: pictures.shadow }] : []),
      ...(area.story ? [{ text: tell("story-here"), outline: pictures.story }] : []),
      ...(area.search ? [{ text: tell("search-here"), outline: pictures.search }] : []),
      ...(area.shrine !== null ? [{ text: tell(area.shrine ? "shrine-on" : "shrine-off"), outline: pictures.shrine }] : []),
      ...groundLines(area),
      ...(here.length > 0 ? [{ text: here.map((one) => figureName(one.id, quest, catalogue)).join(", ") }] : []),
      ...(active && way !== undefined ? [{ text: tell("way", { hero: say(`hero-${active.id}`), n: way }), outline: pictures.walk }] : []),
    ],
    rule: "SS-AREA-24",
  };
}

/** The power card in words: what each of its levels does. */
export function powerLines(id: string, rank: number, catalogue: Printed): Lines {
  const power = catalogue.powers[id];
  if (!power) return [];
  const common = help(`power-${id}`) || [...does(power.do), ...effectLines(power.effects ?? []), ...passives(power.passive)].join("; ");
  return [
    ...(common ? [{ text: common }] : []),
    ...power.levels.flatMap((level) => {
      const parts = [
        forceText({ id, ...level }),
        ...does(level.do),
        ...effectLines(level.effects ?? []),
        ...passives(level.passive),
        level.cooldown ? tell("cooldown", { n: level.cooldown }) : "",
      ].filter(Boolean);
      return parts.length > 0 ? [{ text: `${roman(level.rank)}: ${parts.join("; ")}`, tone: level.rank > rank ? "later" : "" }] : [];
    }),
  ];
}

/** The text of a card, where it has one. */
const help = (id: string): string => (words.knows(`${id}-help`, GAME) ? say(`${id}-help`) : "");

const does = (statements: Statement[] | undefined): string[] => (statements ?? []).map(statementText).filter(Boolean);

function passives(texts: string[] | undefined): string[] {
  return (texts ?? []).map((text) => {
    const [stat = "", n = ""] = text.split(/\s+/);
    return words.knows(`stat-${stat}`, GAME) ? `${Number(n) > 0 ? "+" : ""}${n} ${say(`stat-${stat}`)}` : "";
  }).filter(Boolean);
}

/** What using a power takes, how far it reaches, what sort of card it is. */
export function kindOf(power: Power): string {
  return [
    say(`cost-${power.kind}`),
    power.range !== undefined && power.range >= 0 && tell("range", { n: power.range }),
    power.talent && tell("talent"),
    power.innate && tell("innate"),
  ]
    .filter(Boolean)
    .join(" · ");
}

function ofPower(id: string, quest: Quest, catalogue: Printed, owner?: Hero): Explanation {
  const power = catalogue.powers[id];
  const wait = owner?.powers.find((one) => one.id === id)?.wait ?? 0;
  return {
    title: say(`power-${id}`),
    kind: power ? kindOf(power) : "",
    lines: [
      ...(wait > 0 ? [{ text: tell("waits", { n: wait }), outline: pictures.hourglass }] : []),
      ...powerLines(id, owner?.rank ?? quest.heroes[0]?.rank ?? 7, catalogue),
    ],
    rule: "SS-POWER-1",
  };
}

/** An item card in words. */
export function itemLines(face: string, catalogue: Printed): Lines {
  const item = catalogue.items[face];
  if (!item) return [];
  const strength = forceText(item);
  const told = help(`item-${face}`);
  const effects = told
    ? [told]
    : [...effectLines(item.effects ?? []), ...effectLines(item.attack_effects ?? []), ...does(item.do), ...passives(item.passive)];
  return [
    ...(strength ? [{ text: `${strength}${item.kind === "weapon" ? ` · ${tell("range", { n: item.range ?? 0 })}` : ""}`, outline: pictures.crossedSwords }] : []),
    ...(item.armor ? [{ text: tell("armor", { n: item.armor }), outline: pictures.armor }] : []),
    ...(item.defence ? [{ text: tell("defence", { n: item.defence }), outline: pictures.shield }] : []),
    ...(item.mshield ? [{ text: tell("shields", { n: item.mshield }), outline: pictures.CONDITIONS["mshield"]! }] : []),
    ...effects.map((text) => ({ text })),
    ...(item.styles && item.styles.length > 0
      ? [{ text: tell("only-for", { styles: item.styles.map((style) => say(`style-${style}`)).join(", ") }) }]
      : []),
  ];
}

function ofItem(piece: string, quest: Quest, catalogue: Printed): Explanation {
  const face = faceOf(piece);
  const item = catalogue.items[face];
  const charges = quest.charges[piece];
  return {
    title: face === "bare-hands" ? say("weapon-bare-hands") : itemName(piece),
    kind: [item && say(`kind-${item.kind}`), item?.cost ? tell("crowns", { n: item.cost }) : ""].filter(Boolean).join(" · "),
    lines: [...itemLines(face, catalogue), ...(charges !== undefined ? [{ text: tell("charges", { n: charges }) }] : [])],
  };
}

function ofPlace(id: string, quest: Quest): Explanation | null {
  const { doors, gates, chests, keys } = quest.map;
  const door = doors.find((one) => one.id === id);
  if (door) {
    const state = !door.closed ? "open" : door.lock ? "magic" : door.kind === "locked" ? "locked" : "closed";
    return {
      title: tell("door", { number: Number(id.replace("door-", "")) || 0 }),
      lines: [{ text: tell(`door-${state}`, { colour: door.lock ? say(`key-${door.lock}`) : "" }) }],
      rule: "SS-DOOR-1",
    };
  }
  const gate = gates.find((one) => one.id === id);
  if (gate) {
    return {
      title: tell("gate"),
      kind: areaName(gate.area),
      lines: [
        { text: tell(gate.active ? "gate-on" : "gate-off"), outline: pictures.gate },
        { text: tell("gate-symbol", { symbol: say(`symbol-${gate.symbol}`) }), outline: pictures.SYMBOLS[gate.symbol] ?? pictures.gate },
      ],
      rule: "SS-GATE-1",
    };
  }
  const chest = chests.find((one) => one.id === id);
  if (chest) {
    return {
      title: tell("chest"),
      kind: areaName(chest.area),
      lines: [{ text: chest.lock ? tell("door-magic", { colour: say(`key-${chest.lock}`) }) : tell("chest-closed"), outline: pictures.chest }],
      rule: "SS-CHEST-1",
    };
  }
  const colour = id.replace(/^key-/, "");
  if (id.startsWith("key-") && keys[colour]) {
    return { title: say(id), kind: areaName(keys[colour]), lines: [{ text: tell("key-here"), outline: pictures.key }] };
  }
  return null;
}

const AT_AREA = /^(shadow|search|shrine|ground|story)-(.+)$/;

export function explain(id: string, view: View, told: Catalogue): Explanation | null {
  const quest = questOf(view);
  const catalogue = printed(told);
  const figure = findStanding(quest, id);
  if (figure?.hero) return ofHero(figure.hero);
  if (figure?.foe) return ofFoe(id, figure.foe, figure.body, quest, catalogue);
  if (figure?.companion) {
    const owner = say(`hero-${figure.companion.owner}`);
    return { title: say(`companion-${id}`), kind: tell("companion-of", { owner }), lines: bodyLines(figure.body) };
  }
  const area = quest.map.areas.find((one) => one.id === id);
  if (area) return ofArea(area, quest, catalogue);
  const place = ofPlace(id, quest);
  if (place) return place;
  const [, , at] = AT_AREA.exec(id) ?? [];
  const around = quest.map.areas.find((one) => one.id === at);
  if (around) return ofArea(around, quest, catalogue);
  const owner = quest.heroes.find((hero) => id.startsWith(`power-${hero.id}-`));
  if (owner) return ofPower(id.slice(`power-${owner.id}-`.length), quest, catalogue, owner);
  if (/^(power|learn)-/.test(id)) return ofPower(id.replace(/^(power|learn)-/, ""), quest, catalogue);
  if (/^(item|shelf)-/.test(id)) return ofItem(id.replace(/^(item|shelf)-/, ""), quest, catalogue);
  if (id.startsWith("spend-")) return { title: effectText(effectOf(id.slice(6).split(".")[0]!.replace("-", " "))), lines: [] };
  return null;
}
