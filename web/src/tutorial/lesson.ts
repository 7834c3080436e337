/** Where a pupil stands in a lesson: found from how many choices were made, so that one may come back to it. */

import type { LessonStep } from "../server/told.ts";

/** The first step that is still to be taken after so many choices. */
export function stepAfter(steps: LessonStep[], choices: number): number {
  let left = choices;
  for (const [at, step] of steps.entries()) {
    if (left === 0) return at;
    if (step.choose) left -= 1;
  }
  return steps.length;
}

/** How many choices a pupil has made who stands at that step. */
export function choicesBefore(steps: LessonStep[], at: number): number {
  return steps.slice(0, at).filter((step) => step.choose).length;
}

/** Steps that were read can be read again, back to the last choice. */
export function mayGoBack(steps: LessonStep[], at: number): boolean {
  return at > 0 && !steps[at - 1]?.choose;
}
