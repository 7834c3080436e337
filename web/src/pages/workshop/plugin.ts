/** What a game brings to the workshop: how its things are drawn, and editors of its own. */

import type { Component } from "svelte";
import type { ContentSchema, Entry, FieldForm, KindForm } from "./model/schema.ts";
import type { Draft, State } from "./model/draft.ts";
import type { Place } from "./model/validation.ts";
import { nameValues } from "./words.ts";
import type { WorkshopSession } from "./session.svelte.ts";

export interface PreviewProps {
  session: WorkshopSession;
  kind: KindForm;
  id: string;
  entry: Entry;
}

/** A field that is no plain form: what a card does, under which condition. */
export interface FieldProps {
  session: WorkshopSession;
  field: FieldForm;
  value: any;
  /** The id of the element that says what the field is called. */
  labelledby: string;
  change: (value: any) => void;
}

export interface EditorProps extends PreviewProps {
  state: State;
  show: (place: Place) => void;
  select: (id: string) => void;
  /** Back to the list. */
  back: () => void;
}

export interface WorkshopPlugin {
  Preview: Component<PreviewProps>;
  /** A kind that is edited otherwise than by a form: a quest. By the file of the kind. */
  editors?: Record<string, Component<EditorProps>>;
  /** The editor of a field, where it has one of its own. */
  fieldEditor?(field: FieldForm, schema: ContentSchema): Component<FieldProps> | undefined;
  /** By the file of the kind: the field that parts its list, as the box does. */
  groupBy?: Record<string, string>;
  /** The messages that name the values of a field, by how they begin: `effect-` for `enter`. */
  valueNames?: Record<string, string>;
  /** What is written on a line of the table beside the name. */
  summary?(kind: KindForm, entry: Entry): string;
  /** What a table is set with to try the draft: with the thing that is open now, if a table can be. */
  tableOptions?(session: WorkshopSession, kind: KindForm | undefined, id: string): Record<string, unknown>;
  /** What a new thing begins with, where blank fields would be no beginning. */
  begin?(kind: KindForm, id: string): Entry | undefined;
  /** Words of the draft that nothing in it speaks any more, and that are kept in case it does again. */
  unspoken?(draft: Draft, isOurs: (message: string) => boolean): string[];
  /** Every message that a thing needs, where its kind alone does not say it. */
  messages?(kind: KindForm, entry: Entry): string[];
}

const PLUGINS = import.meta.glob<WorkshopPlugin>("../../games/*/workshop/index.ts", { import: "workshop" });

/** What a game brings; nothing but forms for a game without a folder for it. */
export async function loadWorkshop(game: string): Promise<WorkshopPlugin | null> {
  const plugin = (await PLUGINS[`../../games/${game}/workshop/index.ts`]?.()) ?? null;
  nameValues(game, plugin?.valueNames ?? {});
  return plugin;
}
