/** The steps of an example: the views they show, and what leads from one to the next. */

import { parseOptionId } from "~/api/expand.ts";
import { applyChanges } from "~/api/patch.ts";
import type { Example, ExampleStep, LogEntry, Option, View } from "~/api/protocol.ts";

/** What lies on the table at each step. */
export function viewsOf(example: Example): View[] {
  const views: View[] = [];
  for (const step of example.steps) views.push(applyChanges(views.at(-1) ?? example.view, step.changes ?? []));
  return views;
}

/** What has been logged up to a step. */
export const logUpTo = (example: Example, at: number): LogEntry[] => example.steps.slice(0, at + 1).flatMap((step) => step.log ?? []);

/** The option by which a step goes on, to be pressed on the board. */
export function optionOf(step: ExampleStep | undefined): Option[] {
  return (step?.choose ?? []).slice(0, 1).map(({ id, on }) => ({
    id,
    verb: parseOptionId(id).verb,
    on,
    names: [],
    seat: null,
    label: { id: "page-example-next" },
  }));
}

/** The steps that show one of these rules, and no step before them did. */
export function stepsShowing(steps: readonly (readonly string[])[], rules: readonly string[]): number[] {
  return steps.flatMap((shown, at) => (shown.some((id) => rules.includes(id)) ? [at] : []));
}

const PRINTED = /-EX-\d+$/;

/** Is it the number of an example that the book prints? */
export const isPrinted = (rule: string): boolean => PRINTED.test(rule);

/** Is the example one that a paragraph tells of, by the number the book gives it? */
export const isToldIn = (rules: readonly string[] | undefined, shown: readonly string[]): boolean =>
  (rules ?? []).some((id) => isPrinted(id) && shown.includes(id));
