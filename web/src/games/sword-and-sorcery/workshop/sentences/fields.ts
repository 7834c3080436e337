/** Which fields of cards are written in sentences, and with which editor. */

import type { Component } from "svelte";
import { shapeOf, type ContentSchema, type FieldForm } from "~/pages/workshop/model/schema.ts";
import type { FieldProps } from "~/pages/workshop/plugin.ts";
import ConditionField from "./ConditionField.svelte";
import EffectsField from "./EffectsField.svelte";
import PassiveField from "./PassiveField.svelte";
import ResultsField from "./ResultsField.svelte";
import StatementsField from "./StatementsField.svelte";

const BY_NAME: Record<string, Component<FieldProps>> = {
  effects: EffectsField,
  attack_effects: EffectsField,
  passive: PassiveField,
  if: ConditionField,
  done: ConditionField,
  results: ResultsField,
};

export function fieldEditor(field: FieldForm, schema: ContentSchema): Component<FieldProps> | undefined {
  return shapeOf(field.schema, schema.components) === "statements" ? StatementsField : BY_NAME[field.name];
}
