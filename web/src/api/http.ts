/** What can be asked over HTTP. A token goes into the header, never into an address. */

import type {
  Campaign,
  CreatedCampaign,
  Catalogue,
  OptionsCheck,
  TableSummary,
  Lesson,
  LogPart,
  StandingOrder,
  PastMoment,
  Problem,
  ReviewProgress,
  RulesChapter,
  Shelf,
  StateMessage,
  CreatedTable,
  UndoLimit,
} from "./protocol.ts";

/** The server refused; `problem` says why in words. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.code);
  }
}

/** The server cannot be reached. */
const UNREACHABLE: Problem = { code: "unreachable", message: { id: "error-unreachable" } };

async function request(path: string, token?: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, UNREACHABLE);
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => UNREACHABLE)) as Problem;
  throw new ApiError(response.status, problem.message ? problem : UNREACHABLE);
}

async function requestJson<T>(path: string, token?: string, body?: unknown): Promise<T> {
  return (await (await request(path, token, body)).json()) as T;
}

const tablePath = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export interface NewSeat {
  kind: "me" | "friend" | "here" | "bot";
  name?: string;
  bot?: string;
  order?: StandingOrder;
}

export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  title?: string;
  seats?: NewSeat[];
  undo_limit?: UndoLimit;
  position?: unknown;
  /** A game that was written down, to go on from its end. */
  record?: unknown;
  seed?: number;
}

export type NewCampaign = Pick<NewTable, "game" | "options" | "title" | "seats" | "undo_limit">;

export interface LogRange {
  before?: number;
  choices?: number;
}

const campaignPath = (id: string) => `/api/campaigns/${encodeURIComponent(id)}`;

export const createCampaign = (body: NewCampaign) => requestJson<CreatedCampaign>("/api/campaigns", undefined, body);
export const fetchCampaign = (id: string, token: string) => requestJson<Campaign>(campaignPath(id), token);
/** On to the next chapter, or the lost one again; asked twice it is begun once. */
export const startNextChapter = (id: string, token: string, after: number) =>
  requestJson<{ table: string; number: number }>(`${campaignPath(id)}/next`, token, { after });
export const checkOptions = (game: string, options: Record<string, unknown>) =>
  requestJson<OptionsCheck>("/api/options", undefined, { game, options });

export const fetchShelf = () => requestJson<Shelf>("/api/shelf");
export const fetchMessages = async (language: string, game: string) => (await request(`/api/words/${language}/${game}`)).text();
export const fetchCatalogue = (game: string) => requestJson<Catalogue>(`/api/catalogue/${game}`);
export const fetchRules = async (game: string) =>
  (await requestJson<{ chapters: RulesChapter[] }>(`/api/rules/${game}`)).chapters;
export const fetchLesson = (game: string) => requestJson<Lesson>(`/api/lesson/${game}`);
export const createTable = (body: NewTable) => requestJson<CreatedTable>("/api/tables", undefined, body);
export const copyTable = (id: string, token: string) => requestJson<CreatedTable>(`${tablePath(id)}/copy`, token, {});
export const joinTable = (id: string, token: string, name: string) =>
  requestJson<{ id: string; seats: number[]; host: boolean; number: number }>(`${tablePath(id)}/join`, token, { name });
export const fetchTableSummary = (id: string, token: string) => requestJson<TableSummary>(`${tablePath(id)}/glance`, token);
export const past = (id: string, token: string, choices: number) =>
  requestJson<PastMoment>(`${tablePath(id)}/past/${choices}`, token);
/** The view of an earlier moment alone: its log is the beginning of the log of today. */
export const fetchViewAt = async (id: string, token: string, choices: number) =>
  (await requestJson<PastMoment>(`${tablePath(id)}/past/${choices}?log=false`, token)).view;
/** Entries of the log: the newest before one of them, or up to where there were so many choices. */
export const fetchLog = (id: string, token: string, range: LogRange) => {
  const query = new URLSearchParams(Object.entries(range).map(([name, value]) => [name, String(value)]));
  return requestJson<LogPart>(`${tablePath(id)}/log?${query}`, token);
};
/** After how many choices each turn began. */
export const fetchTurnStarts = async (id: string, token: string) =>
  (await requestJson<{ turns: number[] }>(`${tablePath(id)}/turns`, token)).turns;
export const fetchTable = (id: string, token: string) => requestJson<StateMessage>(tablePath(id), token);
export const startReview = (id: string, token: string) => requestJson<ReviewProgress>(`${tablePath(id)}/review`, token, {});
/** How far a review is, as soon as more is done than `beyond` (or after a while). */
export const fetchReview = (id: string, token: string, beyond: number) =>
  requestJson<ReviewProgress>(`${tablePath(id)}/review?beyond=${beyond}`, token);
export const fetchRecord = (id: string, token: string) => requestJson<unknown>(`${tablePath(id)}/record`, token);
