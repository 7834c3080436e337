/** Every word a person reads comes from the server's Fluent files, the same that the terminal speaks from. */

import { FluentBundle, FluentNumber, FluentResource, type FluentFunction } from "@fluent/bundle";
import { fetchLanguages, fetchMessages } from "~/api/http.ts";
import type { Arg, Message } from "~/api/protocol.ts";

export type Args = Record<string, Arg>;

const STORAGE_KEY = "holdfast-language";
/** The words that name all games: enough for the first page. */
export const SHELF = "shelf";

/** Of 12 `12%`, as the language writes it. */
const PERCENT: FluentFunction = ([number]) =>
  new FluentNumber(Number(number instanceof FluentNumber ? number.value : number) / 100, { style: "percent" });

class I18n {
  /** The languages that the server has words in, the one to fall back to first. */
  languages = $state.raw<string[]>([]);
  language = $state("");
  private bundles = $state.raw<Record<string, FluentBundle>>({});
  /** The ids of the messages of each game that are said without arguments. */
  private names: Record<string, string[]> = {};
  /** Of which games only the words of one quest are there, by language and game. */
  private readonly partial = new Map<string, string>();
  /** The keys of the packs whose words are said of a game, with commas between them. */
  private packs = $state.raw<Record<string, string>>({});
  /** Everybody's words by language: messages of games refer to them. */
  private common: Record<string, FluentResource> = {};
  /** Words that lie on those of a game while somebody writes them. */
  private drafted: Record<string, FluentResource> = {};
  private texts: Record<string, string> = {};

  /** Is everything there to speak of that game in the language of now? */
  isLoaded(game = "common"): boolean {
    return `${this.language}/${game}` in this.bundles;
  }

  /**
   * Fetch the words of a game (with those of no game) in the language of now. Of a game with quests those of one
   * are enough at first: the rest is fetched when something else is to be said. What is said with other packs
   * than before is forgotten; without a word of packs they stay.
   */
  async load(game = "common", language: string = this.language, quest = "", packs?: string): Promise<void> {
    if (packs !== undefined) this.sayWith(game, packs);
    const said = this.packsOf(game);
    const missing = [...new Set(["common", game])].filter((one) => !this.knows(`${language}/${one}`, one === game ? quest : ""));
    const texts = await Promise.all(missing.map((one) => fetchMessages(language, one, one === game ? quest : "", one === game ? said : "")));
    if (said !== this.packsOf(game)) return;
    missing.forEach((one, at) => {
      const key = `${language}/${one}`;
      if (quest && one === game) this.partial.set(key, quest);
      else this.partial.delete(key);
      this.addMessages(language, one, texts[at]!);
    });
  }

  /** The keys of the packs whose words are said of a game, with commas between them. */
  packsOf(game: string): string {
    return this.packs[game] ?? "";
  }

  private sayWith(game: string, packs: string): void {
    if (this.packsOf(game) === packs) return;
    this.packs = { ...this.packs, [game]: packs };
    this.bundles = Object.fromEntries(Object.entries(this.bundles).filter(([key]) => key.split("/")[1] !== game));
  }

  private knows(key: string, quest: string): boolean {
    return key in this.bundles && [undefined, quest].includes(this.partial.get(key));
  }

  /** Know the words of a file. */
  addMessages(language: string, game: string, text: string): void {
    const bundle = new FluentBundle(language, { functions: { PERCENT }, useIsolating: false });
    const resource = new FluentResource(text);
    if (game === "common") this.common[language] = resource;
    const resources = game === "common" ? [resource] : [this.common[language] ?? new FluentResource(""), resource];
    // The words of packs stand behind ours in the same text, and count instead of them.
    for (const one of resources) bundle.addResource(one, { allowOverrides: true });
    this.texts[`${language}/${game}`] = text;
    const drafted = this.drafted[`${language}/${game}`];
    if (drafted) bundle.addResource(drafted, { allowOverrides: true });
    this.names[game] = resources.flatMap((all) => all.body.filter((one) => typeof one.value === "string").map((one) => one.id));
    this.bundles = { ...this.bundles, [`${language}/${game}`]: bundle };
  }

  /** Say these messages of a game in place of those that came from the server; none: say the server's again. */
  draftMessages(language: string, game: string, text: string): void {
    const key = `${language}/${game}`;
    if (text) this.drafted[key] = new FluentResource(text);
    else delete this.drafted[key];
    if (key in this.texts) this.addMessages(language, game, this.texts[key]!);
  }

  /** The messages of a game as they came from the server. */
  sourceOf(language: string, game: string): string {
    return this.texts[`${language}/${game}`] ?? "";
  }

  /** Speak another language from now on, at this browser. */
  async setLanguage(language: string, games: string[] = []): Promise<void> {
    for (const game of ["common", ...games]) await this.load(game, language);
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem(STORAGE_KEY, language);
  }

  /** Speak the language that this browser was last used in, or one that its owner reads. */
  async start(): Promise<void> {
    this.languages = await fetchLanguages();
    const read = [localStorage.getItem(STORAGE_KEY) ?? "", ...navigator.languages];
    const known = (one: string) => this.languages.find((language) => language === one || language === one.split("-")[0]);
    await this.setLanguage(read.map(known).find((one) => one !== undefined) ?? this.languages[0]!);
  }

  /** Is there such a message? */
  has(id: string, game = ""): boolean {
    return this.find(id, game) !== undefined;
  }

  /** The message of a game that names a thing, by the thing's id: `hero-elmer` for `elmer`. */
  messageNaming(id: string, game: string): string | undefined {
    return this.names[game]?.find((message) => message === id || message.endsWith(`-${id}`));
  }

  /** The message in the reader's language. */
  format(message: Message, game = ""): string {
    return this.text(message.id, message.args ?? {}, game);
  }

  text(id: string, args: Args = {}, game = ""): string {
    const found = this.find(id, game);
    if (found === undefined) {
      const key = `${this.language}/${game}`;
      if (this.partial.delete(key)) queueMicrotask(() => void this.loadAll(game).catch(() => undefined));
      return id;
    }
    const [bundle, value] = found;
    return bundle.formatPattern(value, this.formatArgs(args, game));
  }

  /** Fetch every word of a game of which a part was there. */
  private async loadAll(game: string): Promise<void> {
    const { language } = this;
    this.addMessages(language, game, await fetchMessages(language, game));
  }

  private find(id: string, game: string): [FluentBundle, NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"] & {}] | undefined {
    for (const one of game ? [game, SHELF, "common"] : ["common"]) {
      const bundle = this.bundles[`${this.language}/${one}`];
      const value = bundle?.getMessage(id)?.value;
      if (bundle && value) return [bundle, value];
    }
    return undefined;
  }

  private formatArgs(args: Args, game: string): Record<string, string | number> {
    return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, this.formatArg(arg, game)]));
  }

  private formatArg(arg: Arg, game: string): string | number {
    if (arg === null) return "";
    if (Array.isArray(arg)) return arg.map((one) => this.format(one, game)).join(", ");
    return typeof arg === "object" ? this.format(arg, game) : arg;
  }
}

export const i18n = new I18n();

/** A message of no game. */
export const t = (id: string, args: Args = {}): string => i18n.text(id, args);

/** What a language calls itself. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
