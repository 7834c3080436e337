/** The picture beside the name of a thing, where a text tells of it. */
export interface Picture {
  outline: string;
  /** The colour it has on the board. */
  paint?: string;
}

/** The picture of what a message names (`tile-market`, `symbol-hit`); nothing where there is none. */
export type PictureOf = (thing: string) => Picture | undefined;

/** The picture of a thing by the kind that begins its message; longer kinds come first. */
export const pictures =
  (kinds: Record<string, (id: string) => string | Picture | undefined>): PictureOf =>
  (thing) => {
    const kind = Object.keys(kinds).find((one) => thing.startsWith(`${one}-`) || thing === one);
    const found = kind === undefined ? undefined : kinds[kind]!(thing.slice(kind.length + 1));
    return typeof found === "string" ? (found ? { outline: found } : undefined) : found;
  };
