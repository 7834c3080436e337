/** What the page needs of the view of Sword & Sorcery beyond its generated types. */

import type {
  AreaView as Area,
  AttackView as Attack,
  BlockStatement,
  CompanionView as Companion,
  DoorView as Door,
  EnemyView as EnemyCard,
  FigureView as Body,
  GoalPanel,
  GroundView as GroundItems,
  HeroView as Hero,
  ItemFacts as Item,
  MapView as QuestMap,
  PowerFacts as Power,
  PowerLevel,
  ScrollFacts as Scroll,
  SwordAndSorceryCatalogue as WholeCatalogue,
  SwordAndSorceryView,
} from "./generated.ts";

export type { Area, Attack, BlockStatement, Body, Companion, Door, EnemyCard, GoalPanel, GroundItems, Hero, Item, Power, PowerLevel };
export type { QuestMap, Scroll, SwordAndSorceryView };

export const GAME = "sword-and-sorcery";

export type Cell = Area["dot"];
export type Segment = Door["at"][number];
export type Rank = EnemyCard["rank"];
/** A statement of a card: a word with its arguments, or a block. */
export type Statement = string | BlockStatement;
/** What weapons of heroes, companions and enemies have in common. */
export type Weapon = Partial<Pick<Item, "hits" | "red" | "blue" | "type" | "range" | "effects">> & { id: string };
/** What the page reads of the catalogue. */
export type SwordAndSorceryCatalogue = Omit<WholeCatalogue, "encounters">;

/** The face of a card that lies upward: `healing-potion.2` is the second copy. */
export const cardFace = (piece: string): string => piece.split(".")[0]!;

export const heroesOf = (view: SwordAndSorceryView, seat: number | null): Hero[] => view.heroes.filter((hero) => hero.seat === seat);

/** Every figure on the map, with the enemy card it belongs to. */
export interface Figure {
  body: Body;
  hero?: Hero;
  companion?: Companion;
  enemy?: EnemyCard;
}

export function allFigures(view: SwordAndSorceryView): Figure[] {
  return [
    ...view.heroes.map((hero) => ({ body: hero, hero })),
    ...view.companions.map((companion) => ({ body: companion, companion })),
    ...view.enemies.flatMap((enemy) => enemy.figures.map((body) => ({ body, enemy }))),
  ];
}

export const findFigure = (view: SwordAndSorceryView, id: string): Figure | undefined => allFigures(view).find((one) => one.body.id === id);

/** The conditions that lie on a figure. */
export function conditions(body: Body): string[] {
  return [
    body.down && "kd",
    body.blind && "blind",
    body.slow && "slow",
    body.stun && "stun",
    body.poison > 0 && "poison",
    body.burns.length > 0 && "burn",
    body.injuries.length > 0 && "injury",
    body.hidden && "hidden",
    body.shields > 0 && "mshield",
  ].filter((one) => one !== false);
}
