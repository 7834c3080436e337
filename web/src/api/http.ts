/** What can be asked over HTTP. A token goes into the header, never into an address. */

import type {
  Campaign,
  CampaignSet,
  Catalogue,
  Fitting,
  Glance,
  Lesson,
  Order,
  Past,
  Problem,
  ReviewNow,
  RulesChapter,
  Shelf,
  State,
  TableSet,
  UndoLimit,
} from "./protocol.ts";

/** The server refused; `problem` says why in words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.code);
  }
}

/** The server cannot be reached. */
const UNREACHABLE: Problem = { code: "unreachable", message: { id: "error-unreachable" } };

async function ask(path: string, token?: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, UNREACHABLE);
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => UNREACHABLE)) as Problem;
  throw new Refusal(answer.status, problem.message ? problem : UNREACHABLE);
}

async function json<T>(path: string, token?: string, body?: unknown): Promise<T> {
  return (await (await ask(path, token, body)).json()) as T;
}

const tableAt = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export interface NewSeat {
  kind: "me" | "friend" | "here" | "bot";
  name?: string;
  bot?: string;
  order?: Order;
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

const campaignAt = (id: string) => `/api/campaigns/${encodeURIComponent(id)}`;

export const beginCampaign = (wanted: NewCampaign) => json<CampaignSet>("/api/campaigns", undefined, wanted);
export const campaignOf = (id: string, token: string) => json<Campaign>(campaignAt(id), token);
/** On to the next chapter, or the lost one again; asked twice it is begun once. */
export const goOn = (id: string, token: string, after: number) =>
  json<{ table: string; number: number }>(`${campaignAt(id)}/next`, token, { after });
export const checkOptions = (game: string, options: Record<string, unknown>) =>
  json<Fitting>("/api/options", undefined, { game, options });

export const shelf = () => json<Shelf>("/api/shelf");
export const wordsOf = async (language: string, game: string) => (await ask(`/api/words/${language}/${game}`)).text();
export const catalogue = (game: string) => json<Catalogue>(`/api/catalogue/${game}`);
export const rulesOf = async (game: string) =>
  (await json<{ chapters: RulesChapter[] }>(`/api/rules/${game}`)).chapters;
export const lessonOf = (game: string) => json<Lesson>(`/api/lesson/${game}`);
export const setTable = (wanted: NewTable) => json<TableSet>("/api/tables", undefined, wanted);
export const copyTable = (id: string, token: string) => json<TableSet>(`${tableAt(id)}/copy`, token, {});
export const join = (id: string, token: string, name: string) =>
  json<{ id: string; seats: number[]; host: boolean; number: number }>(`${tableAt(id)}/join`, token, { name });
export const glance = (id: string, token: string) => json<Glance>(`${tableAt(id)}/glance`, token);
export const past = (id: string, token: string, choices: number) =>
  json<Past>(`${tableAt(id)}/past/${choices}`, token);
/** The view of an earlier moment alone: its log is the beginning of the log of today. */
export const pastView = async (id: string, token: string, choices: number) =>
  (await json<Past>(`${tableAt(id)}/past/${choices}?log=false`, token)).view;
export const tableNow = (id: string, token: string) => json<State>(tableAt(id), token);
export const startReview = (id: string, token: string) => json<ReviewNow>(`${tableAt(id)}/review`, token, {});
/** How far a review is, as soon as more is done than `beyond` (or after a while). */
export const reviewOf = (id: string, token: string, beyond: number) =>
  json<ReviewNow>(`${tableAt(id)}/review?beyond=${beyond}`, token);
export const record = (id: string, token: string) => json<unknown>(`${tableAt(id)}/record`, token);
