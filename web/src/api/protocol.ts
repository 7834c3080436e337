/** What the server sends and receives, under the names that the page uses. The types are generated. */

import type * as http from "./generated/http.ts";
import type * as socket from "./generated/socket.ts";

export type {
  BotChatLine,
  ChatLine,
  Hint,
  Hints,
  LogEntry,
  Message,
  Presence,
  Problem,
  TableNote,
  You,
} from "./generated/socket.ts";
export type {
  AwardProgress,
  CampaignInfo,
  DailyDay,
  DailyLine,
  DailyToday,
  DailyWeek,
  GameInfo,
  GameResult,
  GuidedStep,
  LogPart,
  MyGame,
  MyRecord,
  NewCampaign,
  NewSeat,
  NewTable,
  ReviewPoint,
  ReviewProgress,
  ReviewStep,
  RulesDigest,
  Setting,
  SettingInfo,
  Shelf,
  TableSummary,
  DoorData,
} from "./generated/http.ts";

export type Arg = NonNullable<socket.Message["args"]>[string];
export type Barred = socket.BarredData;
export type BotRequest = socket.BotRequestData["what"];
export type Fault = socket.FaultData;
export type Odds = socket.OddsData;
export type Outcome = socket.OutcomeData;
export type Seat = socket.SeatData;
export type Signal = socket.SignalMessage["signal"];
export type StandingOrder = Seat["order"];
export type Table = socket.TableData;
export type Door = Table["door"];
export type UndoLimit = Table["undo_limit"];
export type UndoUnit = NonNullable<socket.Undo["unit"]>;

export type Campaign = Replace<http.CampaignData, { party: Record<string, any> }>;
export type Chapter = http.ChapterData;
export type ChapterStatus = Chapter["course"];
export type ChosenPack = http.PackData;
export type PackPlace = http.PlaceData;
export type PackReport = http.ReportData;
export type Review = http.ReviewData;
export type RulebookContents = http.Contents;
export type RulebookChapter = http.ChapterPage;
export type RulebookExample = http.ExampleTitle;
export type ExampleTable = http.ExampleTable;
/** An example step by step; the view of each step comes of the one before. */
export type Example = Replace<http.ExampleData, { view: View; steps: ExampleStep[] }>;
export type ExampleStep = Replace<http.ExampleStep, { changes?: Change[] }>;
export type RulebookBlock = http.Block;
export type RulebookFound = http.Found;
export type RulesChapter = http.DigestChapter;

export type PuzzleSummary = http.PuzzleSummary;
export type PuzzleList = http.PuzzleList;
export type PuzzleMoment = Replace<http.PuzzleMoment, { view: View; question: socket.QuestionData | null }>;
export type Puzzle = Replace<http.PuzzleData, { start: PuzzleMoment }>;
export type PuzzleAnswer = Replace<
  http.PuzzleAnswer,
  { before: View; now: PuzzleMoment; steps: { at: number; changes: Change[] }[]; log: socket.LogEntry[] }
>;
export type PuzzleSolution = http.PuzzleSolution;

export type PastMoment = Replace<http.PastState, { view: View }>;

/** Views and catalogues are of the type that the game's own folder says. */
export type View = Record<string, any>;
export type Catalogue = Record<string, any>;
export type Change = [path: (string | number)[], value?: unknown];

/** An option as the page uses it: with what its id says, the names of what it touches, and its label. */
export interface Option {
  id: string;
  verb: string;
  on: string[];
  /** What the things are called that it touches. */
  names: socket.Message[];
  seat: number | null;
  label: socket.Message;
}

export interface Question extends Omit<socket.QuestionData, "options" | "labels" | "things" | "special"> {
  options: Option[];
}

interface Expanded {
  question: Question | null;
  table: Table;
}

export type StateMessage = Replace<socket.StateMessage, Expanded & { view: View }>;
export type UpdateMessage = Replace<socket.UpdateMessage, Expanded & { changes: Change[] }>;
export type TableState = Pick<StateMessage, "number" | "question" | "outcome" | "undo" | "undo_asks" | "choices" | "table">;

type Replace<T, U> = Omit<T, keyof U> & U;

/** A message as it is sent. */
export type SentMessage = socket.Socket["messages"];
export type ServerMessage = StateMessage | UpdateMessage | Exclude<SentMessage, { is: "state" | "update" }>;

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type ClientRequest = WithoutId<socket.Socket["requests"]>;
export type FirstRequest = socket.Socket["first"];
/** What a request is answered with. */
export type Result<D extends ClientRequest["do"]> = D extends keyof socket.Results ? socket.Results[D] : unknown;
