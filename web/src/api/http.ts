/** What can be asked over HTTP. A token goes into the header, never into an address. */

import { root } from "~/app/root.ts";
import type { paths } from "./generated/http.ts";
import type { Campaign, Catalogue, Example, NewCampaign, NewTable, PastMoment, Problem, Puzzle, PuzzleAnswer, PuzzleSolution } from "./protocol.ts";

/** The server refused; `problem` says why in words. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.code);
  }
}

/** A problem that the page itself notices: the message `error-<code>`. */
export function problemOf(code: string): Problem {
  return { code, message: { id: `error-${code}` }, faults: [] };
}

/** The server cannot be reached. */
const UNREACHABLE: Problem = problemOf("unreachable");

export async function request(path: string, token?: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(root + path, {
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

type Method = "get" | "post";
type PathOf<M extends Method> = { [P in keyof paths]: paths[P][M] extends object ? P : never }[keyof paths];
type Json<T> = T extends { content: { "application/json": infer J } } ? J : never;
type Answer<O> = O extends { responses: infer R } ? Json<R[keyof R & (200 | 201)]> : never;
type Body<O> = O extends { requestBody: infer B } ? Json<B> : Record<string, never>;
type Part<O, K> = O extends { parameters: infer P } ? (K extends keyof P ? NonNullable<P[K]> : object) : object;

interface Asked<P, Q> {
  path?: P;
  query?: Q;
  token?: string;
}

function addressOf(template: string, asked: Asked<object, object>): string {
  const values = { ...asked.path } as Record<string, string | number>;
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name]!));
  const query = new URLSearchParams(Object.entries(asked.query ?? {}).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}

export async function get<P extends PathOf<"get">, O extends paths[P]["get"]>(
  template: P,
  asked: Asked<Part<O, "path">, Part<O, "query">> = {},
): Promise<Answer<O>> {
  return (await (await request(addressOf(template, asked), asked.token)).json()) as Answer<O>;
}

export async function post<P extends PathOf<"post">, O extends paths[P]["post"]>(
  template: P,
  asked: Asked<Part<O, "path">, Part<O, "query">>,
  body: Body<O>,
): Promise<Answer<O>> {
  return (await (await request(addressOf(template, asked), asked.token, body)).json()) as Answer<O>;
}

export interface LogRange {
  before?: number;
  choices?: number;
}

const atTable = (table_id: string, token: string) => ({ path: { table_id }, token });
const atCampaign = (campaign_id: string, token: string) => ({ path: { campaign_id }, token });

export const createCampaign = (body: NewCampaign) => post("/api/campaigns", {}, body);
export const fetchCampaign = (id: string, token: string): Promise<Campaign> =>
  get("/api/campaigns/{campaign_id}", atCampaign(id, token));
/** On to the next chapter, or the lost one again; asked twice it is begun once. */
export const startNextChapter = (id: string, token: string, after: number) =>
  post("/api/campaigns/{campaign_id}/next", atCampaign(id, token), { after });
export const checkOptions = (game: string, options: Record<string, unknown>, packs: string[] = []) =>
  post("/api/options", {}, { game, options, packs });

export const fetchShelf = () => get("/api/shelf");
export const fetchLanguages = async () => (await get("/api/languages")).languages;
/** The words of a game; of one with quests those of one quest, or of all; with those of packs. */
export const fetchMessages = async (language: string, game: string, quest = "", packs = "") =>
  (await request(addressOf(`/api/words/${language}/${game}`, { query: { ...(quest && { quest }), ...(packs && { packs }) } }))).text();
/** What is printed on the components of a game, and on those of packs. */
export const fetchCatalogue = (game: string, packs = ""): Promise<Catalogue> =>
  get("/api/catalogue/{game}", { path: { game }, query: packs ? { packs } : {} });

/** The keys of packs as they are asked for together. */
export const keysOf = (packs: readonly { key: string }[]): string => packs.map((pack) => pack.key).join(",");
export const fetchPacks = async (game: string) => (await get("/api/packs/{game}", { path: { game } })).packs;
/** Check a pack and keep it for a table that is about to be set, on top of other packs. */
export const sendPack = (zip: string, below: string[] = []) => post("/api/packs", {}, { zip, below });
/** What is wrong with packs in their order, and what the game offers with them. */
export const checkPacks = (game: string, packs: string[]) => post("/api/packs/{game}/check", { path: { game } }, { packs });
export const fetchRules = (game: string) => get("/api/rules/{game}", { path: { game } });
export const fetchRulebook = (game: string, language: string) =>
  get("/api/rulebook/{game}/{language}", { path: { game, language } });
/** A chapter with the cards that ship, or with those of packs. */
export const fetchRulebookChapter = (game: string, language: string, chapter: string, packs = "") =>
  get("/api/rulebook/{game}/{language}/chapters/{chapter}", { path: { game, language, chapter }, query: packs ? { packs } : {} });
export const searchRulebook = async (game: string, language: string, find: string, edition: string) =>
  (await get("/api/rulebook/{game}/{language}/search", { path: { game, language }, query: { find, edition } })).found;
/** An example of the rulebook, step by step. */
export const fetchExample = async (game: string, language: string, example: string, edition = ""): Promise<Example> =>
  (await get("/api/examples/{game}/{language}/{example}", { path: { game, language, example }, query: { edition } })) as Example;
/** An example to play on from; the lesson of a game is its example `lesson`. */
export const fetchExampleTable = (game: string, language: string, example: string, edition = "") =>
  get("/api/examples/{game}/{language}/{example}/table", { path: { game, language, example }, query: { edition } });
export const createTable = (body: NewTable) => post("/api/tables", {}, body);
export const copyTable = (id: string, token: string) => post("/api/tables/{table_id}/copy", atTable(id, token), {});
export const joinTable = (id: string, token: string, name: string, seat: number | null = null) =>
  post("/api/tables/{table_id}/join", atTable(id, token), { name, seat });
/** What a table offers to somebody without a link. */
export const fetchDoor = (id: string) => get("/api/tables/{table_id}/door", { path: { table_id: id } });
/** Take a free seat; the token is made here, so that asking twice takes one seat. */
export const takeSeat = (id: string, seat: number, token: string, name: string) =>
  post("/api/tables/{table_id}/seat", { path: { table_id: id } }, { seat, token, name });
export const fetchTableSummary = (id: string, token: string) => get("/api/tables/{table_id}/glance", atTable(id, token));
export const past = (id: string, token: string, choices: number): Promise<PastMoment> =>
  get("/api/tables/{table_id}/past/{choices}", { path: { table_id: id, choices }, token });
/** The view of an earlier moment alone: its log is the beginning of the log of today. */
export const fetchViewAt = async (id: string, token: string, choices: number) =>
  (await get("/api/tables/{table_id}/past/{choices}", { path: { table_id: id, choices }, query: { log: false }, token })).view;
/** What happened by the last of so many choices, moment by moment. */
export const fetchSteps = (id: string, token: string, choices: number) =>
  get("/api/tables/{table_id}/past/{choices}/steps", { path: { table_id: id, choices }, token });
/** Entries of the log: the newest before one of them, or up to where there were so many choices. */
export const fetchLog = (id: string, token: string, range: LogRange) =>
  get("/api/tables/{table_id}/log", { ...atTable(id, token), query: range });
/** After how many choices each turn began. */
export const fetchTurnStarts = async (id: string, token: string) =>
  (await get("/api/tables/{table_id}/turns", atTable(id, token))).turns;
export const fetchTable = (id: string, token: string) => get("/api/tables/{table_id}", atTable(id, token));
export const startReview = (id: string, token: string) => post("/api/tables/{table_id}/review", atTable(id, token), {});
/** How far a review is, as soon as more is done than `beyond` (or after a while). */
export const fetchReview = (id: string, token: string, beyond: number) =>
  get("/api/tables/{table_id}/review", { ...atTable(id, token), query: { beyond } });
export const fetchRecord = (id: string, token: string): Promise<unknown> =>
  get("/api/tables/{table_id}/record", atTable(id, token));

/** The games of a player, by a key of their own; those of the seats are added. */
export const fetchMyRecord = (key: string, seats: { id: string; token: string }[]) => post("/api/record", { token: key }, { seats });
export const forgetMyRecord = async (key: string): Promise<void> => {
  await request("/api/record/forget", key, {});
};

/** Every puzzle in a few words. */
export const fetchPuzzles = () => get("/api/puzzles");
/** The puzzle that suits best; null when all are done. */
export const findPuzzle = async (wanted: { game: string; theme: string; rating: number; without: string[] }) =>
  (await post("/api/puzzles/next", {}, wanted)).puzzle;
export const fetchPuzzle = (game: string, puzzle: string): Promise<Puzzle> =>
  get("/api/puzzles/{game}/{puzzle}", { path: { game, puzzle } }) as Promise<Puzzle>;
/** Is that line right? A wrong one is answered with what would come of it. */
export const tryPuzzle = (game: string, puzzle: string, choices: string[]): Promise<PuzzleAnswer> =>
  post("/api/puzzles/{game}/{puzzle}/try", { path: { game, puzzle } }, { choices }) as Promise<PuzzleAnswer>;
/** How it goes on from there, and why that works. */
export const fetchSolution = (game: string, puzzle: string, choices: string[]): Promise<PuzzleSolution> =>
  post("/api/puzzles/{game}/{puzzle}/solution", { path: { game, puzzle } }, { choices });

/** Being told of one's turns. */
export const fetchNoticeOffer = () => get("/api/notices");
export const fetchNotices = (id: string, token: string) => get("/api/tables/{table_id}/notices", atTable(id, token));
export const wantPush = (id: string, token: string, body: { endpoint: string; keys: { p256dh: string; auth: string }; language: string }) =>
  post("/api/tables/{table_id}/notices/push", atTable(id, token), body);
export const wantMail = (id: string, token: string, body: { address: string; language: string }) =>
  post("/api/tables/{table_id}/notices/mail", atTable(id, token), body);
export const wantNoNotices = (id: string, token: string, kind: "push" | "mail") =>
  post("/api/tables/{table_id}/notices/off", atTable(id, token), { kind });
export const confirmNotice = (token: string) => post("/api/notices/on", {}, { token });
export const endNotices = (token: string) => post("/api/notices/off", {}, { token });

/** For the host of the server, by a token of their own. */
export const fetchStatus = (token: string) => get("/api/admin/status", { token });
export const sendNotice = (token: string, text: string) => post("/api/admin/notice", { token }, { text });
export const allowNewTables = (token: string, allowed: boolean) => post("/api/admin/new-tables", { token }, { allowed });
export const pruneTables = (token: string, wanted: { days: number; finished: boolean; delete: boolean }) =>
  post("/api/admin/prune", { token }, wanted);

const ofDay = (game: string, day: string, token: string) => ({ path: { game, day }, token });
/** Today's siege of each game, with one's own tries. */
export const fetchDailyToday = (key: string) => get("/api/daily", { token: key });
/** The siege of a day: a date, or `today`. */
export const fetchDaily = (game: string, day: string, key: string) => get("/api/daily/{game}/{day}", ofDay(game, day, key));
export const fetchDailyWeek = (game: string, day: string, key: string) => get("/api/daily/{game}/{day}/week", ofDay(game, day, key));
/** Begin today's one try, or go on with it. */
export const playDaily = (game: string, key: string, name: string) => post("/api/daily/{game}/play", { path: { game }, token: key }, { name });
export const renameDaily = (game: string, day: string, key: string, name: string) =>
  request(addressOf("/api/daily/{game}/{day}/name", ofDay(game, day, key)), key, { name });
/** The token that opens somebody's finished game to those who may watch it. */
export const watchDaily = (game: string, day: string, key: string, table: string) =>
  post("/api/daily/{game}/{day}/watch", ofDay(game, day, key), { table });
/** One's own result with the server's signature. */
export const fetchSignedResult = (game: string, day: string, key: string) => get("/api/daily/{game}/{day}/result", ofDay(game, day, key));
