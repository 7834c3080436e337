/** A draft on the bench: its history, what is wrong with it, and keeping it in this browser. */

import { ApiError, problemOf } from "~/api/http.ts";
import type { Problem } from "~/api/protocol.ts";
import { checkDraft } from "~/api/workshop.ts";
import { i18n } from "~/i18n/i18n.svelte.ts";
import * as drafts from "./model/draft.ts";
import type { Draft, Files, PackFiles, Row } from "./model/draft.ts";
import { faultsOf, type Place, type Report } from "./model/validation.ts";
import { parseFluent, writeFluent } from "./model/fluent.ts";
import { begin, change, redo, undo } from "./model/history.ts";
import { kindId, type ContentSchema, type Entry, type KindForm } from "./model/schema.ts";
import { NotKept, type DraftStore } from "./model/store.ts";
import type { WorkshopPlugin } from "./plugin.ts";

/** So long after the last key the draft is kept and checked. */
const KEEP_AFTER = 500;
const CHECK_AFTER = 700;

export class WorkshopSession {
  private history = $state.raw(begin<Draft>(null!));
  report = $state.raw<Report | null>(null);
  checking = $state(false);
  /** The draft that the report is on. */
  private checked = $state.raw<Draft | null>(null);
  /** Why the check was refused, if it was. */
  problem = $state.raw<Problem | null>(null);
  /** When the draft was kept last; null while something is not kept yet. */
  keptAt = $state<number | null>(null);
  notKept = $state<NotKept["reason"] | null>(null);
  private checkTimer: ReturnType<typeof setTimeout> | undefined;
  private keepTimer: ReturnType<typeof setTimeout> | undefined;
  private checks = 0;
  private ours: Record<string, Record<string, string>> = {};

  readonly draft = $derived(this.history.present);
  readonly canUndo = $derived(this.history.past.length > 0);
  readonly canRedo = $derived(this.history.future.length > 0);
  /** Is the report on the draft as it is now? */
  readonly isChecked = $derived(this.checked === this.draft);
  readonly game: string;

  constructor(
    draft: Draft,
    readonly schema: ContentSchema,
    readonly shipped: Files,
    readonly plugin: WorkshopPlugin | null,
    private readonly store: DraftStore,
  ) {
    this.history = begin(draft);
    this.keptAt = draft.changed;
    this.game = draft.game;
    this.speak();
    this.checkSoon(0);
  }

  // -- changing -------------------------------------------------------------------------------

  /** Change the draft; changes with the same key in a row are undone as one. */
  change(next: Draft, key = ""): void {
    if (next === this.draft) return;
    this.settle(change(this.history, { ...next, changed: Date.now() }, key));
  }

  undo(): void {
    this.settle(undo(this.history));
  }

  redo(): void {
    this.settle(redo(this.history));
  }

  private settle(history: typeof this.history): void {
    if (history === this.history) return;
    this.history = history;
    this.keptAt = null;
    this.speak();
    clearTimeout(this.keepTimer);
    this.keepTimer = setTimeout(() => void this.keep(), KEEP_AFTER);
    this.checkSoon();
  }

  setEntry(kind: KindForm, id: string, entry: Entry, field = ""): void {
    this.change(drafts.putEntry(this.draft, kind, id, entry), field && `${kindId(kind)}/${id}/${field}`);
  }

  setWord(language: string, message: string, text: string): void {
    this.change(drafts.setWord(this.draft, language, message, text), `${language}/${message}`);
  }

  dropWords(message: string): void {
    this.change(drafts.dropWords(this.draft, [message]));
  }

  setManifest(part: Partial<drafts.Manifest>): void {
    this.change({ ...this.draft, manifest: { ...this.draft.manifest, ...part } }, `manifest/${Object.keys(part).join()}`);
  }

  // -- looking --------------------------------------------------------------------------------

  rows(kind: KindForm): Row[] {
    return drafts.rowsOf(this.draft, this.shipped, kind);
  }

  kind(file: string, key = ""): KindForm | undefined {
    return this.schema.kinds.find((one) => one.file === file && (!key || one.key === key));
  }

  /** Every id that can be named in that file: ours and the draft's. */
  idsIn(stem: string): string[] {
    const kinds = this.schema.kinds.filter((one) => one.file.split(/[./]/)[0] === stem);
    const found = kinds.flatMap((kind) => this.rows(kind).filter((row) => row.state !== "removed").map((row) => row.id));
    return [...new Set(found)].filter(Boolean);
  }

  /** The words of the game itself, as they are written. */
  ourWords(language: string): Record<string, string> {
    return (this.ours[language] ??= parseFluent(i18n.sourceOf(language, this.game)));
  }

  faults(kind: KindForm, id: string): Place[] {
    return faultsOf(this.report?.faults ?? [], kind, id);
  }

  private unspoken(): string[] {
    const ours = this.ourWords(i18n.language);
    return this.plugin?.unspoken?.(this.draft, (message) => message in ours) ?? [];
  }

  files(): PackFiles {
    return drafts.filesOf(this.draft, this.shipped, this.schema.kinds, this.unspoken());
  }

  // -- keeping and checking -------------------------------------------------------------------

  /** The things are called what the draft says. */
  private speak(): void {
    for (const language of i18n.languages) {
      const said = this.draft.words[language] ?? {};
      i18n.draftMessages(language, this.game, Object.keys(said).length > 0 ? writeFluent(said) : "");
    }
  }

  async keep(): Promise<void> {
    clearTimeout(this.keepTimer);
    const draft = this.draft;
    try {
      // A proxy or a function in it could not be kept; plain data can.
      await this.store.save(JSON.parse(JSON.stringify(draft)) as Draft);
      this.notKept = null;
      if (draft === this.draft) this.keptAt = Date.now();
    } catch (error) {
      this.notKept = error instanceof NotKept ? error.reason : "closed";
    }
  }

  private checkSoon(after = CHECK_AFTER): void {
    clearTimeout(this.checkTimer);
    this.checkTimer = setTimeout(() => void this.check(), after);
  }

  /** Ask the server what is wrong; with `trial` it plays short games with the draft, too. */
  async check(trial = false): Promise<Report | null> {
    clearTimeout(this.checkTimer);
    const number = (this.checks += 1);
    const draft = this.draft;
    this.checking = true;
    try {
      const report = await checkDraft(this.game, this.files(), trial);
      if (number !== this.checks) return null;
      [this.report, this.problem, this.checked] = [report, null, draft];
      return report;
    } catch (error) {
      if (number !== this.checks) return null;
      this.problem = error instanceof ApiError ? error.problem : problemOf("unreachable");
      return null;
    } finally {
      if (number === this.checks) this.checking = false;
    }
  }

  /** Leave the bench: keep what is not kept, and call things what the game calls them. */
  close(): void {
    clearTimeout(this.checkTimer);
    this.checks += 1;
    if (this.keptAt === null) void this.keep();
    for (const language of i18n.languages) i18n.draftMessages(language, this.game, "");
  }
}
