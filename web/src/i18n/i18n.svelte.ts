/** Every word a person reads comes from the server's Fluent files, the same that the terminal speaks from. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { wordsOf } from "~/api/http.ts";
import type { Arg, Message } from "~/api/protocol.ts";

export const LANGUAGES = ["en", "ru", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, Arg>;

const KEPT = "holdfast-language";

class Words {
  language = $state<Language>("en");
  private bundles = $state.raw<Record<string, FluentBundle>>({});

  /** Is everything there to speak of that game in the language of now? */
  ready(game = "common"): boolean {
    return `${this.language}/${game}` in this.bundles;
  }

  /** Fetch the words of a game (with those of no game) in the language of now. */
  async learn(game = "common", language: Language = this.language): Promise<void> {
    const missing = [...new Set(["common", game])].filter((one) => !(`${language}/${one}` in this.bundles));
    const texts = await Promise.all(missing.map((one) => wordsOf(language, one)));
    missing.forEach((one, at) => this.add(language, one, texts[at]!));
  }

  /** Know the words of a file. */
  add(language: Language, game: string, text: string): void {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.bundles = { ...this.bundles, [`${language}/${game}`]: bundle };
  }

  /** Speak another language from now on, at this browser. */
  async speak(language: Language, games: string[] = []): Promise<void> {
    for (const game of ["common", ...games]) await this.learn(game, language);
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem(KEPT, language);
  }

  /** The language this browser was last used in, or the one its owner reads. */
  wanted(): Language {
    const asked = [localStorage.getItem(KEPT), ...navigator.languages].map((one) => one?.slice(0, 2));
    return LANGUAGES.find((one) => one === asked.find((two) => LANGUAGES.some((known) => known === two))) ?? "en";
  }

  /** Is there such a message? */
  knows(id: string, game = ""): boolean {
    return this.find(id, game) !== undefined;
  }

  /** The message in the reader's language. */
  say(message: Message, game = ""): string {
    return this.text(message.id, message.args ?? {}, game);
  }

  text(id: string, args: Args = {}, game = ""): string {
    const found = this.find(id, game);
    if (found === undefined) return id;
    const [bundle, value] = found;
    return bundle.formatPattern(value, this.said(args, game));
  }

  private find(id: string, game: string): [FluentBundle, NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"] & {}] | undefined {
    for (const one of game ? [game, "common"] : ["common"]) {
      const bundle = this.bundles[`${this.language}/${one}`];
      const value = bundle?.getMessage(id)?.value;
      if (bundle && value) return [bundle, value];
    }
    return undefined;
  }

  private said(args: Args, game: string): Record<string, string | number> {
    return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, this.argument(arg, game)]));
  }

  private argument(arg: Arg, game: string): string | number {
    if (arg === null) return "";
    if (Array.isArray(arg)) return arg.map((one) => this.say(one, game)).join(", ");
    return typeof arg === "object" ? this.say(arg, game) : arg;
  }
}

export const words = new Words();

/** A message of no game. */
export const t = (id: string, args: Args = {}): string => words.text(id, args);
