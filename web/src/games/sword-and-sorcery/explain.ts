/** What the things on the table are, in words. */

import { i18n } from "~/i18n/i18n.svelte.ts";
import type { Explanation } from "~/games/plugin.ts";
import { behaviourText, effectLines, parseEffect, effectText, attackForceText, statementText } from "./card-text.ts";
import * as pictures from "./icons.ts";
import {
  conditions,
  cardFace,
  findFigure,
  GAME,
  type Area,
  type Body,
  type EnemyCard,
  type Hero,
  type Power,
  type SwordAndSorceryCatalogue,
  type SwordAndSorceryView,
  type Statement,
} from "./view.ts";
import { areaName, areaTitle, figureName, itemName, roman, gameText, pageText } from "./names.ts";

type Lines = Explanation["lines"];

/** The distances of a behaviour as they are printed: `0 · 1`, or `+`. */
export const distances = (at: number[] | undefined): string => (at && at.length > 0 ? at.join(" · ") : "+");

export const conditionName = (id: string): string => gameText(id === "mshield" ? "magic-shield" : `condition-${id}`);

export const life = (body: Body): number => Math.max(0, body.hp - body.wounds);

function bodyLines(body: Body): Lines {
  const marks = [
    body.armor > 0 && pageText("armor", { n: body.armor }),
    body.defence > 0 && pageText("defence", { n: body.defence }),
    body.shields > 0 && pageText("shields", { n: body.shields }),
  ].filter((one) => one !== false);
  return [
    { text: [pageText("life", { left: life(body), all: body.hp }), ...marks].join(" · "), outline: pictures.heart },
    ...conditions(body)
      .filter((id) => id !== "mshield")
      .map((id) => ({
        text:
          id === "injury"
            ? body.injuries.map((one) => gameText(`injury-${one}`)).join(", ")
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
    title: gameText(`hero-${hero.id}`),
    kind: `${className(hero.card)} · ${pageText("rank", { rank: roman(hero.rank) })}`,
    lines: [
      ...(hero.ghost ? [{ text: pageText("ghost"), outline: pictures.ghost }] : bodyLines(hero)),
      { text: pageText("moves", { n: hero.mp }), outline: pictures.walk },
    ],
    rule: "SS-HERO-5",
  };
}

/** The class without the hero's name: `Auriel, Wizard` is said as `Wizard`. */
export function className(card: string): string {
  const whole = gameText(`class-${card}`).replace(/ *\(.*\)$/, "");
  return whole.split(", ").slice(1).join(", ") || whole;
}

/** What an enemy would do now: the lines of its scroll, the one that fits marked. */
function ofFoe(id: string, enemy: EnemyCard, body: Body, view: SwordAndSorceryView, catalogue: SwordAndSorceryCatalogue): Explanation {
  const scroll = catalogue.scrolls[enemy.scroll];
  const targets = enemy.foresight?.targets.map((one) => figureName(one, view, catalogue)).join(pageText("or"));
  return {
    title: figureName(id, view, catalogue),
    kind: [gameText(`aim-${enemy.target}`), enemy.owner && pageText("set-on", { hero: gameText(`hero-${enemy.owner}`) })].filter(Boolean).join(" · "),
    lines: [
      ...bodyLines(body),
      ...(enemy.foresight
        ? [
            {
              text: targets ? pageText("would-turn-on", { targets }) : pageText("would-turn-on-nobody"),
              outline: pictures.foresight,
            },
          ]
        : [{ text: pageText("would-not-act"), outline: pictures.CONDITIONS["stun"]! }]),
      ...(scroll?.behaviours ?? []).map((behaviour, at) => ({
        text: `${distances(behaviour.at)}: ${behaviourText(behaviour.do ?? [])}`,
        outline: at === enemy.foresight?.behaviour ? pictures.eye : pictures.SYMBOLS["hit"]!,
        tone: at === enemy.foresight?.behaviour ? "chosen" : "",
      })),
      ...(enemy.abilities.length > 0
        ? [{ text: enemy.abilities.map((one) => gameText(`ability-${one}`)).join(", "), outline: pictures.star }]
        : []),
    ],
    rule: "SS-BEHAVIOUR-1",
  };
}

export function groundLines(area: Area): Lines {
  const { items = [], crowns = 0, loot = 0, treasure = 0 } = area.ground;
  return [
    ...items.map((piece) => ({ text: itemName(piece), outline: pictures.bag })),
    ...(crowns > 0 ? [{ text: pageText("crowns", { n: crowns }), outline: pictures.coins }] : []),
    ...(loot > 0 ? [{ text: pageText("loot", { n: loot }), outline: pictures.loot }] : []),
    ...(treasure > 0 ? [{ text: pageText("treasures", { n: treasure }), outline: pictures.crown }] : []),
  ];
}

function ofArea(area: Area, view: SwordAndSorceryView, catalogue: SwordAndSorceryCatalogue): Explanation {
  const here = [...view.heroes, ...view.companions, ...view.enemies.flatMap((enemy) => enemy.figures)].filter((one) => one.area === area.id);
  const active = view.heroes.find((hero) => hero.id === view.active);
  const way = active?.reach[area.id];
  return {
    title: areaTitle(area),
    lines: [
      ...(area.hindering ? [{ text: pageText("hindering"), outline: pictures.walk }] : []),
      ...(area.dangerous ? [{ text: pageText("dangerous"), outline: pictures.skull }] : []),
      ...area.burning.map((level) => ({ text: pageText("burning", { level: roman(level) }), outline: pictures.fire })),
      ...area.runes.map((rune) => ({ text: gameText(`rune-${rune}`), outline: pictures.rune })),
      ...(area.shadows > 0 ? [{ text: pageText("shadows", { n: area.shadows }), outline: pictures.shadow }] : []),
      ...(area.story ? [{ text: pageText("story-here"), outline: pictures.story }] : []),
      ...(area.search ? [{ text: pageText("search-here"), outline: pictures.search }] : []),
      ...(area.shrine !== null ? [{ text: pageText(area.shrine ? "shrine-on" : "shrine-off"), outline: pictures.shrine }] : []),
      ...groundLines(area),
      ...(here.length > 0 ? [{ text: here.map((one) => figureName(one.id, view, catalogue)).join(", ") }] : []),
      ...(active && way !== undefined ? [{ text: pageText("way", { hero: gameText(`hero-${active.id}`), n: way }), outline: pictures.walk }] : []),
    ],
    rule: "SS-AREA-24",
  };
}

/** The power card in words: what each of its levels does. */
export function powerLines(id: string, rank: number, catalogue: SwordAndSorceryCatalogue): Lines {
  const power = catalogue.powers[id];
  if (!power) return [];
  const common = help(`power-${id}`) || [...does(power.do), ...effectLines(power.effects ?? []), ...passives(power.passive)].join("; ");
  return [
    ...(common ? [{ text: common }] : []),
    ...power.levels.flatMap((level) => {
      const parts = [
        attackForceText({ id, ...level }),
        ...does(level.do),
        ...effectLines(level.effects ?? []),
        ...passives(level.passive),
        level.cooldown ? pageText("cooldown", { n: level.cooldown }) : "",
      ].filter(Boolean);
      return parts.length > 0 ? [{ text: `${roman(level.rank)}: ${parts.join("; ")}`, tone: level.rank > rank ? "later" : "" }] : [];
    }),
  ];
}

/** The text of a card, where it has one. */
const help = (id: string): string => (i18n.has(`${id}-help`, GAME) ? gameText(`${id}-help`) : "");

const does = (statements: Statement[] | undefined): string[] => (statements ?? []).map(statementText).filter(Boolean);

function passives(texts: string[] | undefined): string[] {
  return (texts ?? []).map((text) => {
    const [stat = "", n = ""] = text.split(/\s+/);
    return i18n.has(`counted-stat-${stat}`, GAME) ? `${Number(n) > 0 ? "+" : ""}${n} ${gameText(`counted-stat-${stat}`, { n: Number(n) })}` : "";
  }).filter(Boolean);
}

/** What using a power takes, how far it reaches, what sort of card it is. */
export function kindOf(power: Power): string {
  return [
    gameText(`cost-${power.kind}`),
    power.range !== undefined && power.range >= 0 && pageText("range", { n: power.range }),
    power.talent && pageText("talent"),
    power.innate && pageText("innate"),
  ]
    .filter(Boolean)
    .join(" · ");
}

function ofPower(id: string, view: SwordAndSorceryView, catalogue: SwordAndSorceryCatalogue, owner?: Hero): Explanation {
  const power = catalogue.powers[id];
  const wait = owner?.powers.find((one) => one.id === id)?.wait ?? 0;
  return {
    title: gameText(`power-${id}`),
    kind: power ? kindOf(power) : "",
    lines: [
      ...(wait > 0 ? [{ text: pageText("waits", { n: wait }), outline: pictures.hourglass }] : []),
      ...powerLines(id, owner?.rank ?? view.heroes[0]?.rank ?? 7, catalogue),
    ],
    rule: "SS-POWER-1",
  };
}

/** An item card in words. */
export function itemLines(face: string, catalogue: SwordAndSorceryCatalogue): Lines {
  const item = catalogue.items[face];
  if (!item) return [];
  const strength = attackForceText(item);
  const text = help(`item-${face}`);
  const effects = text
    ? [text]
    : [...effectLines(item.effects ?? []), ...effectLines(item.attack_effects ?? []), ...does(item.do), ...passives(item.passive)];
  return [
    ...(strength ? [{ text: `${strength}${item.kind === "weapon" ? ` · ${pageText("range", { n: item.range ?? 0 })}` : ""}`, outline: pictures.crossedSwords }] : []),
    ...(item.armor ? [{ text: pageText("armor", { n: item.armor }), outline: pictures.armor }] : []),
    ...(item.defence ? [{ text: pageText("defence", { n: item.defence }), outline: pictures.shield }] : []),
    ...(item.mshield ? [{ text: pageText("shields", { n: item.mshield }), outline: pictures.CONDITIONS["mshield"]! }] : []),
    ...effects.map((text) => ({ text })),
    ...(item.styles && item.styles.length > 0
      ? [{ text: pageText("only-for", { styles: item.styles.map((style) => gameText(`style-${style}`)).join(", ") }) }]
      : []),
  ];
}

function ofItem(piece: string, view: SwordAndSorceryView, catalogue: SwordAndSorceryCatalogue): Explanation {
  const face = cardFace(piece);
  const item = catalogue.items[face];
  const charges = view.charges[piece];
  return {
    title: face === "bare-hands" ? gameText("weapon-bare-hands") : itemName(piece),
    kind: [item && gameText(`kind-${item.kind}`), item?.cost ? pageText("crowns", { n: item.cost }) : ""].filter(Boolean).join(" · "),
    lines: [...itemLines(face, catalogue), ...(charges !== undefined ? [{ text: pageText("charges", { n: charges }) }] : [])],
  };
}

function ofPlace(id: string, view: SwordAndSorceryView): Explanation | null {
  const { doors, gates, chests, keys } = view.map;
  const door = doors.find((one) => one.id === id);
  if (door) {
    const state = !door.closed ? "open" : door.lock ? "magic" : door.kind === "locked" ? "locked" : "closed";
    return {
      title: pageText("door", { number: Number(id.replace("door-", "")) || 0 }),
      lines: [{ text: pageText(`door-${state}`, { colour: door.lock ? gameText(`key-${door.lock}`) : "" }) }],
      rule: "SS-DOOR-1",
    };
  }
  const gate = gates.find((one) => one.id === id);
  if (gate) {
    return {
      title: pageText("gate"),
      kind: areaName(gate.area, view),
      lines: [
        { text: pageText(gate.active ? "gate-on" : "gate-off"), outline: pictures.gate },
        { text: pageText("gate-symbol", { symbol: gameText(`symbol-${gate.symbol}`) }), outline: pictures.SYMBOLS[gate.symbol] ?? pictures.gate },
      ],
      rule: "SS-GATE-1",
    };
  }
  const chest = chests.find((one) => one.id === id);
  if (chest) {
    return {
      title: pageText("chest"),
      kind: areaName(chest.area, view),
      lines: [{ text: chest.lock ? pageText("door-magic", { colour: gameText(`key-${chest.lock}`) }) : pageText("chest-closed"), outline: pictures.chest }],
      rule: "SS-CHEST-1",
    };
  }
  const colour = id.replace(/^key-/, "");
  if (id.startsWith("key-") && keys[colour]) {
    return { title: gameText(id), kind: areaName(keys[colour], view), lines: [{ text: pageText("key-here"), outline: pictures.key }] };
  }
  return null;
}

const AT_AREA = /^(shadow|search|shrine|ground|story)-(.+)$/;

export function explain(id: string, view: SwordAndSorceryView, catalogue: SwordAndSorceryCatalogue): Explanation | null {
  const figure = findFigure(view, id);
  if (figure?.hero) return ofHero(figure.hero);
  if (figure?.enemy) return ofFoe(id, figure.enemy, figure.body, view, catalogue);
  if (figure?.companion) {
    const owner = gameText(`hero-${figure.companion.owner}`);
    return { title: gameText(`companion-${id}`), kind: pageText("companion-of", { owner }), lines: bodyLines(figure.body) };
  }
  const area = view.map.areas.find((one) => one.id === id);
  if (area) return ofArea(area, view, catalogue);
  const place = ofPlace(id, view);
  if (place) return place;
  const [, , at] = AT_AREA.exec(id) ?? [];
  const around = view.map.areas.find((one) => one.id === at);
  if (around) return ofArea(around, view, catalogue);
  const owner = view.heroes.find((hero) => id.startsWith(`power-${hero.id}-`));
  if (owner) return ofPower(id.slice(`power-${owner.id}-`.length), view, catalogue, owner);
  if (/^(power|learn)-/.test(id)) return ofPower(id.replace(/^(power|learn)-/, ""), view, catalogue);
  if (/^(item|shelf)-/.test(id)) return ofItem(id.replace(/^(item|shelf)-/, ""), view, catalogue);
  if (id.startsWith("spend-")) return { title: effectText(parseEffect(id.slice(6).split(".")[0]!.replace("-", " "))), lines: [] };
  return null;
}
