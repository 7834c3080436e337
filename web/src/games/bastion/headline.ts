import { say } from "./names.ts";
import { strengthOnWall, type BastionView } from "./view.ts";

/** Edition, kind of game, cards to come, strength on the wall. */
export function headline(view: BastionView): string {
  const { mode, level, scenario, edition, deck } = view;
  const kind = scenario ? `bastion-scenario-${scenario}` : level ? `bastion-level-${level}` : `bastion-mode-${mode}`;
  return [
    edition,
    say(kind),
    say("bastion-page-deck-left", { count: deck.left }),
    say("bastion-page-on-wall", { strength: strengthOnWall(view) }),
  ].join(" · ");
}
