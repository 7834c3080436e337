/**
 * A pack that is being made: what it adds to the content that ships, puts in place of it and takes away.
 * Nothing here changes a draft: every change makes a new one.
 */

import { isFolder, isSingle, stemOf, type Entry, type KindForm } from "./schema.ts";
import { parseFluent, writeFluent } from "./fluent.ts";

export interface Manifest {
  id: string;
  name: string;
  author: string;
  version: string;
  about: string;
  languages: string[];
}

/** Words by language and message. */
export type Words = Record<string, Record<string, string>>;
export type Files = Record<string, Entry>;

export interface Draft {
  id: string;
  game: string;
  changed: number;
  manifest: Manifest;
  /** TOML files as data: only what the pack brings. */
  files: Files;
  /** Files that stand in place of ours as a whole: `monsters`, because they were begun from empty. */
  whole: string[];
  /** What the pack takes away: `monsters/ember-imp`. */
  removes: string[];
  words: Words;
  /** Other files: a README, a licence. */
  texts: Record<string, string>;
}

export const MANIFEST = "pack.toml";
const FORMAT = 1;

export function newDraft(id: string, game: string, name: string, languages: string[], changed: number): Draft {
  const manifest = { id: packIdOf(name) || "my-pack", name, author: "", version: "1", about: "", languages };
  return { id, game, changed, manifest, files: {}, whole: [], removes: [], words: {}, texts: {} };
}

/** A name as an id: small Latin letters, digits and dashes. */
export function packIdOf(name: string): string {
  const latin = name.normalize("NFD").replace(/[\u0300-\u036f]/g, "").replaceAll("ł", "l").replaceAll("Ł", "L");
  return latin.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^[^a-z]+|-+$/g, "").slice(0, 40);
}

// -- things -----------------------------------------------------------------------------------

export type State = "ours" | "changed" | "new" | "removed";

export interface Row {
  id: string;
  entry: Entry;
  state: State;
}

const refOf = (kind: KindForm, id: string): string => (isFolder(kind) ? `${kind.file.split("/")[0]}/${id}` : `${stemOf(kind.file)}/${id}`);
const fileOf = (kind: KindForm, id: string): string => (isFolder(kind) ? kind.file.replace("*", id) : kind.file);
export const isWhole = (draft: Draft, kind: KindForm): boolean => draft.whole.includes(stemOf(kind.file));

/** The things of that kind in some files. */
export function entriesOf(files: Files, kind: KindForm): [string, Entry][] {
  if (isFolder(kind)) {
    const folder = kind.file.split("*")[0]!;
    return Object.entries(files)
      .filter(([name]) => name.startsWith(folder))
      .map(([name, entry]) => [stemOf(name).slice(folder.length), entry]);
  }
  if (isSingle(kind)) return kind.file in files ? [["", files[kind.file]!]] : [];
  const found = files[kind.file]?.[kind.key];
  return Array.isArray(found) ? found.map((entry: Entry, at) => [String(entry["id"] ?? at), entry]) : [];
}

/** Everything of that kind: ours, changed, new and removed. What is retired is dealt no more and is left out. */
export function rowsOf(draft: Draft, shipped: Files, kind: KindForm): Row[] {
  const own = new Map(entriesOf(draft.files, kind));
  const ours = isWhole(draft, kind) ? [] : entriesOf(shipped, kind).filter(([, entry]) => !entry["retired"]);
  const known = new Set(ours.map(([id]) => id));
  return [
    ...ours.map(([id, entry]): Row => {
      const mine = own.get(id);
      if (mine) return { id, entry: mine, state: "changed" };
      return { id, entry, state: draft.removes.includes(refOf(kind, id)) ? "removed" : "ours" };
    }),
    ...[...own].filter(([id]) => !known.has(id)).map(([id, entry]): Row => ({ id, entry, state: "new" })),
  ];
}

/** Write a thing down: one of ours is changed by it, another one is new. `before` is the id it had. */
export function putEntry(draft: Draft, kind: KindForm, id: string, entry: Entry, before = id): Draft {
  if (isFolder(kind) || isSingle(kind)) {
    const { [fileOf(kind, before)]: _, ...others } = draft.files;
    return { ...draft, files: { ...others, [fileOf(kind, id)]: entry } };
  }
  const entries = entriesOf(draft.files, kind);
  const at = entries.findIndex(([one]) => one === before);
  const list = entries.map(([, one]) => one);
  const next = at < 0 ? [...list, entry] : list.with(at, entry);
  return withList(draft, kind, next);
}

function withList(draft: Draft, kind: KindForm, list: Entry[]): Draft {
  const { [kind.key]: _, ...rest } = draft.files[kind.file] ?? {};
  const file = list.length > 0 ? { ...rest, [kind.key]: list } : rest;
  const { [kind.file]: __, ...others } = draft.files;
  return { ...draft, files: Object.keys(file).length > 0 ? { ...others, [kind.file]: file } : others };
}

/** Give a new thing another id; its words go with it. */
export function renameEntry(draft: Draft, kind: KindForm, entry: Entry, before: string, id: string): Draft {
  const renamed = putEntry(draft, kind, id, { ...entry, id }, before);
  return renameWords(renamed, new Map(kind.words.map((pattern) => [pattern.replace("*", before), pattern.replace("*", id)])));
}

/** Say under other ids what was said under these. */
export function renameWords(draft: Draft, renamed: ReadonlyMap<string, string>): Draft {
  const under = (said: Record<string, string>) => Object.fromEntries(Object.entries(said).map(([message, text]) => [renamed.get(message) ?? message, text]));
  return { ...draft, words: Object.fromEntries(Object.entries(draft.words).map(([language, said]) => [language, under(said)])) };
}

/** Take a thing of one's own away again, or take one of ours out. */
export function dropEntry(draft: Draft, shipped: Files, kind: KindForm, id: string): Draft {
  const without = withoutEntry(draft, kind, id);
  const isOurs = !isWhole(draft, kind) && entriesOf(shipped, kind).some(([one]) => one === id);
  const words = isOurs ? draft.words : withoutWords(draft.words, kind.words.map((pattern) => pattern.replace("*", id)));
  return { ...without, words, removes: isOurs ? [...new Set([...draft.removes, refOf(kind, id)])] : draft.removes };
}

/** Ours again: neither changed nor taken out. */
export function restoreEntry(draft: Draft, kind: KindForm, id: string): Draft {
  const without = withoutEntry(draft, kind, id);
  return { ...without, removes: draft.removes.filter((one) => one !== refOf(kind, id)) };
}

function withoutEntry(draft: Draft, kind: KindForm, id: string): Draft {
  if (isFolder(kind) || isSingle(kind)) {
    const { [fileOf(kind, id)]: _, ...files } = draft.files;
    return { ...draft, files };
  }
  return withList(draft, kind, entriesOf(draft.files, kind).flatMap(([one, entry]) => (one === id ? [] : [entry])));
}

/** Every message that is said in some language. */
export const messagesOf = (draft: Draft): string[] => [...new Set(Object.values(draft.words).flatMap((said) => Object.keys(said)))];

/** Say these messages no longer. */
export const dropWords = (draft: Draft, messages: string[]): Draft => ({ ...draft, words: withoutWords(draft.words, messages) });

function withoutWords(words: Words, messages: string[]): Words {
  const gone = new Set(messages);
  const kept = Object.entries(words).map(([language, said]): [string, Record<string, string>] => [
    language,
    Object.fromEntries(Object.entries(said).filter(([message]) => !gone.has(message))),
  ]);
  return Object.fromEntries(kept);
}

/** Begin the list of a kind from empty, or on ours again. */
export function setWhole(draft: Draft, kind: KindForm, whole: boolean): Draft {
  const stem = stemOf(kind.file);
  const others = draft.whole.filter((one) => one !== stem);
  const removes = draft.removes.filter((one) => !one.startsWith(`${stem}/`));
  return { ...draft, whole: whole ? [...others, stem] : others, removes: whole ? removes : draft.removes };
}

/** An id that is still free: `imp-2`. */
export function freeId(taken: Iterable<string>, wanted: string): string {
  const known = new Set(taken);
  if (!known.has(wanted)) return wanted;
  let number = 2;
  while (known.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

// -- words ------------------------------------------------------------------------------------

/** Say a message; an empty text leaves it unsaid. */
export function setWord(draft: Draft, language: string, message: string, text: string): Draft {
  const { [message]: _, ...others } = draft.words[language] ?? {};
  return { ...draft, words: { ...draft.words, [language]: text.trim() ? { ...others, [message]: text } : others } };
}

// -- files ------------------------------------------------------------------------------------

export type PackFiles = Record<string, string | Entry>;

/** The pack as files: the manifest says what the rest of them does. Words that nothing speaks are left out. */
export function filesOf(draft: Draft, shipped: Files, kinds: KindForm[], unspoken: string[] = []): PackFiles {
  const words = Object.entries(withoutWords(draft.words, unspoken))
    .filter(([, said]) => Object.keys(said).length > 0)
    .map(([language, said]): [string, string] => [wordFile(draft, language), writeFluent(said)]);
  return { [MANIFEST]: manifestOf(draft, shipped, kinds), ...draft.files, ...Object.fromEntries(words), ...draft.texts };
}

const wordFile = (draft: Draft, language: string): string => `words/${language}/${draft.game}-${draft.manifest.id}.ftl`;

function manifestOf(draft: Draft, shipped: Files, kinds: KindForm[]): Entry {
  const { id, name, author, version, about, languages } = draft.manifest;
  const [adds, replaces] = [new Set<string>(), new Set<string>()];
  for (const kind of kinds) {
    const stem = stemOf(kind.file);
    const own = entriesOf(draft.files, kind);
    if (own.length === 0) continue;
    if (isSingle(kind) || isWhole(draft, kind)) replaces.add(stem);
    const known = new Set(entriesOf(shipped, kind).map(([one]) => one));
    if (!isSingle(kind)) for (const [one] of own) (known.has(one) ? replaces : adds).add(refOf(kind, one));
  }
  const spoken = languages.length > 0 ? languages : Object.keys(draft.words);
  return {
    id,
    name,
    game: draft.game,
    ...(author && { author }),
    version: version || "1",
    ...(spoken.length > 0 && { languages: spoken }),
    ...(about && { about }),
    holdfast: FORMAT,
    adds: [...adds].sort(),
    replaces: [...replaces].sort(),
    removes: [...draft.removes].sort(),
  };
}

/** A draft of a pack that was opened: files that add to the same list become one. */
export function draftOf(id: string, files: PackFiles, kinds: KindForm[], changed: number): Draft {
  const said = files[MANIFEST];
  const told: Entry = typeof said === "object" ? said : {};
  const manifest: Manifest = {
    id: String(told["id"] ?? "my-pack"),
    name: String(told["name"] ?? told["id"] ?? ""),
    author: String(told["author"] ?? ""),
    version: String(told["version"] ?? "1"),
    about: String(told["about"] ?? ""),
    languages: [...(told["languages"] ?? [])],
  };
  const draft: Draft = { id, game: String(told["game"] ?? ""), changed, manifest, files: {}, whole: [], removes: [], words: {}, texts: {} };
  const plain = (ref: string) => ref.replace(".toml", "");
  draft.removes = (told["removes"] ?? []).map(plain);
  const lists = kinds.filter((kind) => !isSingle(kind) && !isFolder(kind)).map((kind) => stemOf(kind.file));
  draft.whole = (told["replaces"] ?? []).map(plain).filter((ref: string) => lists.includes(ref));
  for (const name of Object.keys(files).sort()) {
    const file = files[name]!;
    if (name === MANIFEST) continue;
    if (typeof file === "string") readText(draft, name, file);
    else readData(draft, name, file);
  }
  return draft;
}

function readText(draft: Draft, name: string, text: string): void {
  const [, language] = /^words\/([^/]+)\/.*\.ftl$/.exec(name) ?? [];
  if (!language) draft.texts[name] = text;
  else draft.words[language] = { ...draft.words[language], ...parseFluent(text) };
}

function readData(draft: Draft, name: string, data: Entry): void {
  const target = `${stemOf(name)}.toml`;
  const before = draft.files[target];
  if (!before) {
    draft.files[target] = data;
    return;
  }
  const merged = Object.entries(data).map(([key, value]): [string, unknown] => [
    key,
    Array.isArray(value) && Array.isArray(before[key]) ? [...before[key], ...value] : value,
  ]);
  draft.files[target] = { ...before, ...Object.fromEntries(merged) };
}
