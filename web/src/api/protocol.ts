/** What the server sends, as `holdfast/server/protocol` and `holdfast/server/http/routes.py` write it. */

export type Arg = number | string | null | Message | Message[];

export interface Message {
  id: string;
  args?: Record<string, Arg>;
}

export interface Option {
  id: string;
  verb: string;
  on: string[];
  seat: number | null;
  label: Message;
}

export interface Barred {
  id: string;
  label: Message;
  reason: string;
  why: Message;
  rule: string;
}

export interface Question {
  ask: string;
  prompt: Message;
  /** Whom it waits for; nobody in particular: anyone. */
  seats: number[];
  reaction: boolean;
  options: Option[];
}

export interface LogEntry {
  at: number;
  what: string;
  data: Record<string, unknown>;
  line: Message;
  choice: number;
  seat?: number | null;
  why?: string;
  depth?: number;
}

export interface Outcome {
  won: boolean;
  reason: string;
  score: number | null;
  message: Message;
}

export type StandingOrder = "ask" | "save" | "never";
export type UndoLimit = "anything" | "nothing-new" | "nothing";
export type UndoUnit = "choice" | "action" | "turn" | "round";
export type Signal = "look" | "help" | "wait" | "thanks";

export interface Seat {
  seat: number;
  kind: "person" | "bot";
  name: string;
  bot: string;
  figure: Message;
  order: StandingOrder;
}

export interface You {
  seats: number[];
  host: boolean;
}

export interface Table {
  title: string;
  game: string;
  options: Record<string, unknown>;
  seats: Seat[];
  paused: boolean;
  undo_limit: UndoLimit;
  you: You;
  /** The campaign it belongs to; the same token opens both. */
  campaign?: string;
}

export type View = Record<string, any>;
export type Catalogue = Record<string, any>;
export type Change = [path: (string | number)[], value?: unknown];

export interface TableState {
  number: number;
  question: Question | null;
  outcome: Outcome | null;
  undo: Partial<Record<UndoUnit, number>>;
  choices: number;
  table: Table;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export type BotRequest = "take" | "keep" | "come";

/** Something said by a bot (its intention), or to one (a wish). */
export interface BotChatLine {
  seat: number;
  at: number;
  says?: Message;
  wish?: { seat: number; what: BotRequest; thing: string };
}

export interface Presence {
  seats: number[];
  onlookers: number;
}

export interface StateMessage extends TableState {
  is: "state";
  id: string;
  view: View;
  /** What is known of the log from this entry on is no longer true. */
  log_from: number;
  /** The first entry that is sent; entries between `log_from` and this one are left out, to be fetched. */
  log_start: number;
  log: LogEntry[];
  chat: ChatLine[];
  recovered: Record<string, number> | null;
  present?: Presence;
  company?: BotChatLine[];
}

export interface UpdateMessage extends TableState {
  is: "update";
  since: number;
  changes: Change[];
  log_from: number;
  log_start: number;
  log: LogEntry[];
}

/** Entries of the log from `start` on, without a gap but for what one may not see. */
export interface LogPart {
  start: number;
  log: LogEntry[];
}

export interface Fault {
  code: string;
  where: string;
  message: Message;
  /** The rule of the book that it offends, if one. */
  rule?: string;
}

export interface Problem {
  code: string;
  message: Message;
  faults?: Fault[];
}

export type ServerMessage =
  | StateMessage
  | UpdateMessage
  | { is: "ack"; id: string; number: number; result: unknown }
  | { is: "refused"; id: string; error: Problem; number: number }
  | { is: "chat"; lines: ChatLine[] }
  | { is: "company"; lines: BotChatLine[] }
  | { is: "signal"; seat: number | null; signal: Signal; on: string[] }
  | ({ is: "present" } & Presence);

export interface Setting {
  name: string;
  kind: "number" | "one" | "many" | "flag";
  default: unknown;
  low: number;
  high: number;
  values: string[];
  count: number | string | null;
  unique: boolean;
  chancy: boolean;
  usual: boolean;
  when: Record<string, string[]>;
  words: string;
  rule: string;
}

export interface SettingInfo {
  setting: Setting;
  name: Message;
  help: Message;
  values: Record<string, Message>;
}

export interface GameInfo {
  id: string;
  rules: number;
  name: Message;
  about: Message;
  low: number;
  high: number;
  settings: SettingInfo[];
  campaign?: CampaignInfo | null;
}

/** The campaign of a game: its chapters in their order, and the settings that it decides by itself. */
export interface CampaignInfo {
  chapters: Record<string, Message>;
  sets: string[];
}

/** What is wrong with options, and for each setting the values that a rule keeps out of its list. */
export interface OptionsCheck {
  faults: Fault[];
  barred: Record<string, Record<string, Fault>>;
}

export interface Shelf {
  games: GameInfo[];
  bots: string[];
  languages: string[];
}

export interface Odds {
  of: Record<string, number>;
  data: Record<string, unknown>;
  chances: Message[];
}

/** An option worth choosing: the estimated chance of winning after it, what may come of it, and why. */
export interface Hint {
  option: string;
  seat: number | null;
  label: Message;
  chance: number;
  error: number;
  odds: Message[];
  reason: Message;
  compared: Message;
}

export interface Hints {
  number: number;
  hints: Hint[];
}

/** The chance of winning when a turn began; the last one is the end, or now. */
export interface ReviewPoint {
  number: number;
  turn: number;
  round: number;
  chance: number;
}

/** A choice that cost something: what was chosen, what would have been better, and by how much. */
export interface ReviewStep {
  number: number;
  turn: number;
  round: number;
  seat: number | null;
  who: Message | null;
  asked: Message;
  option: string;
  label: Message;
  chance: number;
  after: number;
  cost: number;
  error?: number;
  better_label?: Message | null;
  better_reason?: Message | null;
}

export interface Review {
  game: string;
  /** Null while the game goes on. */
  won: boolean | null;
  ended: Message | null;
  effort: number;
  luck: number;
  skill: number;
  blur: number;
  last: number;
  points: ReviewPoint[];
  worst: ReviewStep[];
  steps: { number: number; turn: number; round: number; seat: number | null; chance: number; after: number; cost: number; luck: number }[];
  shares: { seat: number | null; who: Message; choices: number; cost: number }[];
}

export interface ReviewProgress {
  choices: number;
  done: number;
  /** 0 where no review was asked for yet. */
  whole: number;
  review: Review | null;
}

export interface CreatedTable {
  id: string;
  token: string;
  onlooker: string;
  friends: { seat: number; token: string }[];
}

export interface CreatedCampaign extends CreatedTable {
  table: string;
}

export type ChapterStatus = "won" | "open" | "next" | "ahead";

export interface Chapter {
  id: string;
  name: Message;
  course: ChapterStatus;
  /** How often it was lost. */
  lost: number;
  /** Where it was last played. */
  table: string | null;
}

/** A campaign: the road, the party as it stands, and the table it is at. */
export interface Campaign {
  id: string;
  title: string;
  game: string;
  /** How many tables it has had. */
  number: number;
  you: You;
  seats: Seat[];
  road: Chapter[];
  table: { id: string; chapter: string; won: boolean | null; waiting: number[]; your_turn: boolean; paused: boolean; touched: number };
  next: string | null;
  over: boolean;
  party: Record<string, any>;
}

export interface TableSummary {
  id: string;
  title: string;
  game: string;
  number: number;
  you: You;
  seats: Seat[];
  waiting: number[];
  your_turn: boolean;
  paused: boolean;
  outcome: Outcome | null;
  choices: number;
  touched: number;
  campaign?: string;
}

export interface PastMoment {
  choices: number;
  view: View;
  log: LogEntry[];
}

export interface RulesChapter {
  id: string;
  title: string;
  level: number;
  html: string;
  rules: string[];
}

/** One step of a lesson: what is said, what is pointed at, what is to be chosen. */
export interface LessonStep {
  say: string;
  point?: string[];
  choose?: string;
}

export interface Lesson {
  position: unknown;
  seed: number;
  steps: LessonStep[];
}
