import { gameText } from "./names.ts";
import { strengthOnWall, type BastionView } from "./view.ts";

/** Time until the wall is full, edition, kind of game, cards to come, strength on the wall. */
export function headline(view: BastionView): string {
  const { mode, level, scenario, edition, deck, house_variant, phases_left } = view;
  const kind = scenario ? `bastion-scenario-${scenario}` : level ? `bastion-level-${level}` : `bastion-mode-${mode}`;
  return [
    gameText("bastion-page-full-in", { count: phases_left }),
    edition,
    house_variant ? `${gameText(kind)} (${gameText("house-variant")})` : gameText(kind),
    gameText("bastion-page-deck-left", { count: deck.left }),
    gameText("bastion-page-on-wall", { strength: strengthOnWall(view) }),
  ].join(" · ");
}
