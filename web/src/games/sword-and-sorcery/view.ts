/** The view and the catalogue of Sword & Sorcery, as `view.py` and `catalogue.py` write them. */

export const GAME = "sword-and-sorcery";

export type Cell = [column: number, row: number];
export type Segment = [Cell, Cell];
export type Rank = "green" | "blue" | "red" | "purple";

export interface GroundItems {
  items?: string[];
  crowns?: number;
  loot?: number;
  treasure?: number;
}

export interface Area {
  id: string;
  cells: Cell[];
  dot: Cell;
  terrain: string;
  ways: string[];
  away: Record<string, number>;
  hindering: boolean;
  dangerous: boolean;
  burning: number[];
  runes: string[];
  shadows: number;
  story: boolean;
  search: boolean;
  shrine: boolean | null;
  ground: GroundItems;
}

export interface Door {
  id: string;
  closed: boolean;
  kind: string;
  lock: string;
  at: Segment[];
}

export interface Gate {
  id: string;
  area: string;
  symbol: string;
  active: boolean;
}

export interface Chest {
  id: string;
  area: string;
  lock: string;
}

export interface QuestMap {
  width: number;
  height: number;
  areas: Area[];
  walls: Segment[];
  barriers: [string, string][];
  doors: Door[];
  gates: Gate[];
  chests: Chest[];
  keys: Record<string, string>;
  waypoints: { id: string; area: string }[];
}

export interface Body {
  id: string;
  area: string;
  wounds: number;
  hp: number;
  armor: number;
  defence: number;
  shields: number;
  down: boolean;
  blind: boolean;
  slow: boolean;
  stun: boolean;
  poison: number;
  burns: number[];
  injuries: string[];
  hidden: boolean;
  boosts: string[];
  sees: string[];
}

export interface Hero extends Body {
  card: string;
  seat: number;
  rank: number;
  ghost: boolean;
  acted: boolean;
  mp: number;
  reach: Record<string, number>;
  powers: { id: string; wait: number }[];
  slots: Record<string, string>;
  pack: string[];
  capacity: number;
  crowns: number;
  keys: string[];
}

export interface Companion extends Body {
  card: string;
  owner: string;
  load: string;
}

export interface EnemyCard {
  card: string;
  scroll: string;
  rank: Rank;
  style: string;
  target: string;
  owner: string;
  powers: string[];
  charges: Record<string, number>;
  abilities: string[];
  foresight: { behaviour: number; targets: string[] } | null;
  figures: Body[];
}

export interface RolledDie {
  colour?: string;
  face: string;
  spent: string[];
}

export interface Attack {
  attacker: string;
  weapon: string;
  targets: string[];
  /** Hits that the weapon has without dice; further ones by focus, superiority, passive cards. */
  fixed: number;
  bonus: number;
  red: number;
  blue: number;
  dice: RolledDie[];
  effects: string[];
  used: number[];
  hits: number;
  defender: string;
  /** Hits that no die stops, and those that the defence is rolled against. */
  fatal: number;
  normal: number;
  defence: RolledDie[];
  defence_effects: string[];
  defence_used: number[];
}

export interface SwordAndSorceryView {
  quest: string;
  phase: "prepare" | "time" | "souls" | "battle" | "hero" | "enemy" | "event";
  round: number;
  active: string;
  time: string;
  shards: number;
  map: QuestMap;
  heroes: Hero[];
  companions: Companion[];
  enemies: EnemyCard[];
  turn: { moving: boolean; mp: number; left: { combat: number; special: number; mp: number } };
  events: { left: number; open: string[] };
  encounter: string;
  acting: string[];
  priority: { hero: string; level: number };
  charges: Record<string, number>;
  gain: { hero: string; talent: boolean } | null;
  visit: { shopper: string; heroes: string[] } | null;
  emporium: string[];
  stash: string[];
  attacks: Attack[];
  /** The paragraphs that are being read. */
  story?: string[];
  outcome: { won: boolean; reason: string } | null;
}

/** A statement of a card: a word with its arguments, or a block. */
export type Statement = string | Block;

export interface Block {
  each?: string;
  if?: string;
  save?: boolean;
  do?: Statement[];
  otherwise?: Statement[];
  choose?: Statement[][];
  alignment?: Record<string, Statement[]>;
  [part: string]: unknown;
}

export interface Weapon {
  id: string;
  hits?: number;
  red?: number;
  blue?: number;
  type?: string;
  range?: number;
  effects?: string[];
}

export interface Scroll {
  kind: string;
  rank: Rank;
  race: string;
  style: string;
  target: string;
  weapons: Weapon[];
  behaviours: { at?: number[]; do?: Statement[] }[];
  abilities: string[];
}

export interface PowerLevel {
  rank: number;
  cooldown?: number;
  do?: Statement[];
  passive?: string[];
  hits?: number;
  red?: number;
  blue?: number;
  effects?: string[];
}

export interface Power {
  id: string;
  kind: string;
  levels: PowerLevel[];
  hero?: string;
  talent?: boolean;
  innate?: boolean;
  range?: number;
  do?: Statement[];
  effects?: string[];
  passive?: string[];
  limit?: string;
}

export interface Item extends Weapon {
  kind: string;
  deck?: string;
  hand?: string;
  category?: string;
  styles?: string[];
  armor?: number;
  mshield?: number;
  defence?: number;
  passive?: string[];
  attack_effects?: string[];
  action?: string;
  do?: Statement[];
  charges?: number;
  cost?: number;
  back?: string;
}

export interface Gem {
  hp: number[];
  powers: number[];
  talents: number[];
  combat: number[];
  special: number[];
}

export interface HeroClass {
  hero: string;
  alignment: string;
  style: string;
  capacity: number;
  mp: number;
  save: string;
  innate: string[];
}

export interface SwordAndSorceryCatalogue {
  dice: { red: string[]; blue: string[] };
  classes: Record<string, HeroClass>;
  gems: Record<string, Gem>;
  powers: Record<string, Power>;
  items: Record<string, Item>;
  scrolls: Record<string, Scroll>;
  enemies: Record<string, { resist?: Record<string, number>; shards?: number }>;
  bosses: Record<string, { resist?: Record<string, number>; shards?: number }>;
  companions: Record<string, Weapon & { figure: string }>;
  abilities: Record<string, { when: string; charges: number }>;
  events: Record<string, { kind: string; lasting: boolean; effects: string[] }>;
  quests: Record<string, { act: number; stories: Record<string, Statement[]> }>;
}

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
