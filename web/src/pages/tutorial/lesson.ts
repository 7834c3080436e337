/** Where a pupil stands in a lesson: found from how many choices were made, so that one may come back to it. */

import type { GuidedStep, Option } from "~/api/protocol.ts";

/** What of a step matters here. */
export type Taught = Pick<GuidedStep, "choose">;

/** What was read since a choice was made: it is forgotten with the next one. */
export interface ReadProgress {
  choices: number;
  steps: number;
}

/** The first step that is still to be taken after so many choices. */
export function stepAfter(steps: readonly Taught[], choices: number): number {
  let left = choices;
  for (const [at, step] of steps.entries()) {
    if (left === 0) return at;
    if (step.choose) left -= 1;
  }
  return steps.length;
}

/** The step a pupil is at who made so many choices and has read on since then. */
export function stepAt(steps: readonly Taught[], choices: number, read: ReadProgress): number {
  return stepAfter(steps, choices) + (read.choices === choices ? read.steps : 0);
}

/** Steps that were read can be read again, back to the last choice. */
export function canReadBack(steps: readonly Taught[], at: number): boolean {
  return at > 0 && !steps[at - 1]?.choose;
}

/** Has the game taken another way than the lesson, so that its next choice is not there? */
export function isOffScript(step: Taught | undefined, offered: Option[] | undefined): boolean {
  if (!step?.choose || !offered) return false;
  return !offered.some((option) => option.id === step.choose);
}

/** What the pupil may do now: what the step asks for; at the end, or astray, everything. */
export function allowedOptions(step: Taught | undefined, lost: boolean): (option: Option) => boolean {
  return (option) => step === undefined || lost || option.id === step.choose;
}
