/** What the workshop asks the server: what packs may hold, what ships, and what is wrong with a draft. */

import { get, post, request } from "./http.ts";
import type { ContentSchema, Entry } from "~/pages/workshop/model/schema.ts";
import type { Files, PackFiles } from "~/pages/workshop/model/draft.ts";
import type { Report } from "~/pages/workshop/model/validation.ts";

export const fetchSchema = async (game: string) => (await get("/api/workshop/{game}/schema", { path: { game } })) as unknown as ContentSchema;
export const fetchShipped = async (game: string) =>
  (await get("/api/workshop/{game}/content", { path: { game } })).files as Record<string, Entry> as Files;

export const checkDraft = (game: string, files: PackFiles, trial = false): Promise<Report> =>
  post("/api/workshop/{game}/check", { path: { game } }, { files, packs: [], trial });

/** The pack as one file. */
export async function exportDraft(files: PackFiles): Promise<Blob> {
  return (await request("/api/workshop/zip", "", { files })).blob();
}

/** The files of a pack that somebody chose. */
export async function openPack(file: Blob): Promise<PackFiles> {
  return (await post("/api/workshop/open", {}, { zip: await base64Of(file) })).files as PackFiles;
}

export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** What a file that is being made looks like beyond its text. */
export const fetchDrawing = async <T>(game: string, file: string, data: Record<string, unknown>): Promise<T> =>
  (await post("/api/workshop/{game}/drawing", { path: { game } }, { file, data })) as T;

/** Games that bots play with a draft. */
export const runTrial = (game: string, files: PackFiles, options: Record<string, unknown>, games: number, seed: number) =>
  post("/api/workshop/{game}/test-run", { path: { game } }, { files, options, games, seed });

/** A game of such a run as it stood after so many choices. */
export const fetchMoment = async (game: string, files: PackFiles, options: Record<string, unknown>, seed: number, choices: number) =>
  (await post("/api/workshop/{game}/moment", { path: { game } }, { files, options, seed, choices })) as Record<string, unknown>;
