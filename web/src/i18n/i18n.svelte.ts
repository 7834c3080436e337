/** Every word a person reads comes from the server's Fluent files, the same that the terminal speaks from. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { fetchMessages } from "~/api/http.ts";
import type { Arg, Message } from "~/api/protocol.ts";

export const LANGUAGES = ["en", "ru", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, Arg>;

const STORAGE_KEY = "holdfast-language";

class I18n {
  language = $state<Language>("en");
  private bundles = $state.raw<Record<string, FluentBundle>>({});

  /** Is everything there to speak of that game in the language of now? */
  isLoaded(game = "common"): boolean {
    return `${this.language}/${game}` in this.bundles;
  }

  /** Fetch the words of a game (with those of no game) in the language of now. */
  async load(game = "common", language: Language = this.language): Promise<void> {
    const missing = [...new Set(["common", game])].filter((one) => !(`${language}/${one}` in this.bundles));
    const texts = await Promise.all(missing.map((one) => fetchMessages(language, one)));
    missing.forEach((one, at) => this.addMessages(language, one, texts[at]!));
  }

  /** Know the words of a file. */
  addMessages(language: Language, game: string, text: string): void {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.bundles = { ...this.bundles, [`${language}/${game}`]: bundle };
  }

  /** Speak another language from now on, at this browser. */
  async setLanguage(language: Language, games: string[] = []): Promise<void> {
    for (const game of ["common", ...games]) await this.load(game, language);
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem(STORAGE_KEY, language);
  }

  /** The language this browser was last used in, or the one its owner reads. */
  preferredLanguage(): Language {
    const preferred = [localStorage.getItem(STORAGE_KEY), ...navigator.languages].map((one) => one?.slice(0, 2));
    return LANGUAGES.find((one) => one === preferred.find((two) => LANGUAGES.some((known) => known === two))) ?? "en";
  }

  /** Is there such a message? */
  has(id: string, game = ""): boolean {
    return this.find(id, game) !== undefined;
  }

  /** The message in the reader's language. */
  format(message: Message, game = ""): string {
    return this.text(message.id, message.args ?? {}, game);
  }

  text(id: string, args: Args = {}, game = ""): string {
    const found = this.find(id, game);
    if (found === undefined) return id;
    const [bundle, value] = found;
    return bundle.formatPattern(value, this.formatArgs(args, game));
  }

  private find(id: string, game: string): [FluentBundle, NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"] & {}] | undefined {
    for (const one of game ? [game, "common"] : ["common"]) {
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
