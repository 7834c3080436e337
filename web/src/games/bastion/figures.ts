import { figures, type Point } from "./geometry.ts";
import { CITADEL, type BastionView, type DefenderShown } from "./view.ts";

/** Where each defender stands; one who is not on the board yet stands nowhere. */
export function figuresOf(view: BastionView): (Point & { defender: DefenderShown })[] {
  return view.defenders.flatMap((defender) => {
    const together = view.defenders.filter((one) => one.place === defender.place);
    const nth = view.districts.findIndex((one) => one.id === defender.place);
    if (nth < 0 && defender.place !== CITADEL) return [];
    const at = figures(nth < 0 ? null : nth, together.length)[together.indexOf(defender)];
    return at ? [{ defender, ...at }] : [];
  });
}
