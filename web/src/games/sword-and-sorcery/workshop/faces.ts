/** What stands on a card that is being made, as the table would tell it. */

import { i18n } from "~/i18n/i18n.svelte.ts";
import type { Entry, KindForm } from "~/pages/workshop/model/schema.ts";
import { attackForceText, behaviourText, effectLines, statementText } from "../card-text.ts";
import { distances, kindOf, powerLines } from "../explain.ts";
import * as pictures from "../icons.ts";
import { gameText, pageText, weaponName } from "../names.ts";
import { GAME, type Figure, type Power, type Statement, type SwordAndSorceryCatalogue, type Weapon } from "../view.ts";

export interface Face {
  title: string;
  kind?: string;
  outline?: string;
  /** The colour of the rank. */
  paint?: string;
  figure?: Figure;
  /** The sort of enemy that the figure is. */
  sort?: string;
  weapons?: (Weapon & { name: string; text: string })[];
  lines: { at?: string; text: string; outline?: string }[];
}

const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);
const help = (id: string): string => (i18n.has(`${id}-help`, GAME) ? gameText(`${id}-help`) : "");
const does = (value: unknown): string => list<Statement>(value).map(statementText).filter(Boolean).join(", ");

function enemyFigure(id: string, entry: Entry, rank: string): Figure {
  const hp = Array.isArray(entry["hp"]) ? Number(entry["hp"][0]) : Number(entry["hp"]) || 1;
  const body = { id, area: "", hp, wounds: 0, armor: 0, defence: 0, shields: 0, down: false, blind: false, slow: false, stun: false, poison: 0, burns: [], injuries: [], hidden: false, sees: [] };
  return { body, enemy: { card: id, rank } } as unknown as Figure;
}

function numbers(entry: Entry): Face["lines"] {
  const hp = Array.isArray(entry["hp"]) ? entry["hp"].join(" / ") : String(entry["hp"] ?? "");
  return [
    ...(hp ? [{ text: `${gameText("stat-hp")}: ${hp}`, outline: pictures.heart }] : []),
    ...(entry["armor"] ? [{ text: pageText("armor", { n: entry["armor"] }), outline: pictures.armor }] : []),
    ...(entry["defence"] ? [{ text: pageText("defence", { n: entry["defence"] }), outline: pictures.shield }] : []),
    ...(entry["mshield"] ? [{ text: pageText("shields", { n: entry["mshield"] }) }] : []),
    ...effectLines(list(entry["effects"])).map((text) => ({ text })),
    ...(entry["shards"] ? [{ text: pageText("shards", { n: entry["shards"] }), outline: pictures.crystal }] : []),
    ...(entry["crowns"] ? [{ text: pageText("crowns", { n: entry["crowns"] }), outline: pictures.coins }] : []),
    ...(entry["loot"] ? [{ text: pageText("loot", { n: entry["loot"] }), outline: pictures.loot }] : []),
    ...(entry["treasure"] ? [{ text: pageText("treasures", { n: entry["treasure"] }), outline: pictures.crown }] : []),
  ];
}

function scrollFace(title: string, rank: string, entry: Entry): Face {
  return {
    title,
    kind: [gameText(`rank-${rank}`), gameText(`style-${entry["style"]}`), gameText(`aim-${entry["target"] ?? "nearest"}`)].join(" · "),
    paint: pictures.RANK_PAINT[rank] ?? "var(--edge)",
    outline: pictures.enemyIcon(String(entry["kind"] ?? entry["id"])),
    weapons: list<Weapon>(entry["weapons"]).map((weapon) => ({ ...weapon, name: weaponName(weapon.id), text: effectLines(list(weapon.effects)).join("; ") })),
    lines: [
      ...list<{ at?: number[]; do?: Statement[] }>(entry["behaviours"]).map((one) => ({ at: distances(one.at), text: behaviourText(one.do ?? []) })),
      ...list<string>(entry["abilities"]).map((ability) => ({ text: gameText(`ability-${ability}`), outline: pictures.star })),
    ],
  };
}

/** The faces of a card; none for an item, which the table draws by itself. */
export function facesOf(kind: KindForm, id: string, entry: Entry, scroll: Entry | undefined): Face[] {
  const text = (message: string, outline: string, more: Face["lines"] = []): Face[] => {
    const said = help(message);
    const told = [does(entry["do"]), ...effectLines(list(entry["effects"])), does(entry["always"])].filter(Boolean).map((one) => ({ text: one }));
    return [{ title: gameText(message), outline, lines: [...(said ? [{ text: said }] : told), ...more] }];
  };
  switch (kind.key) {
    case "power": {
      if (kind.file !== "powers.toml") {
        const levels = list<string>(entry["levels"]).map((one, at) => ({ at: ["I", "II"][at] ?? "", text: `${gameText(`ability-${one}`)}${help(`ability-${one}`) ? `: ${help(`ability-${one}`)}` : ""}` }));
        return text(`power-${id}`, pictures.star, levels);
      }
      const power = { ...entry, levels: list(entry["levels"]) } as unknown as Power;
      const catalogue = { powers: { [id]: power } } as unknown as SwordAndSorceryCatalogue;
      const lines = powerLines(id, 7, catalogue);
      return [{ title: gameText(`power-${id}`), kind: kindOf(power), outline: pictures.powerIcon(id, String(entry["kind"])), lines }];
    }
    case "scroll":
      return [scrollFace(gameText(`enemy-${entry["kind"]}`), String(entry["rank"]), entry)];
    case "enemy": {
      const rank = String(scroll?.["rank"] ?? "green");
      const sort = String(scroll?.["kind"] ?? "");
      return [{ title: gameText(`enemy-${sort}`), kind: id, paint: pictures.RANK_PAINT[rank] ?? "", figure: enemyFigure(id, entry, rank), sort, lines: numbers(entry) }];
    }
    case "boss":
      return list<Entry>(entry["sides"]).map((side) => {
        const face = scrollFace(gameText(`enemy-${side["id"]}`), "purple", side);
        return { ...face, lines: [...numbers(side), ...face.lines] };
      });
    case "companion":
      return [{
        title: id,
        outline: pictures.companionIcon(String(entry["figure"])),
        lines: [...numbers(entry), { text: attackForceText({ id, ...entry }), outline: pictures.crossedSwords }],
      }];
    case "ability":
      return text(`ability-${id}`, pictures.star);
    case "encounter":
      return text(`encounter-${id}`, pictures.crossedSwords);
    case "event":
      return text(`card-${id}`, pictures.event);
    case "trap":
      return text(`trap-${id}`, pictures.skull);
    case "crit":
      return text(`crit-${id}`, pictures.blood);
    default:
      return [];
  }
}
