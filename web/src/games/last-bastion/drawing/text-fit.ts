/** How a name is broken into lines so that it fits where it stands, in any language. */

/** Widths of bold letters of the names' font, in hundredths of their size; the rest are about 60. */
const NARROW: [number, RegExp][] = [
  [20, /[\s]/],
  [27, /[,.:;jl’'|!]/],
  [33, /[i\u0142\u00ed\u00ec]/],
  [39, /[\-1Ift()]/],
  [45, /[crs\u0107\u015b]|[\u0433\u0437\u0441]/],
  [51, /[0-9abegvxyz«»\u00f3\u0105\u0119\u017a\u017c]|[\u0430\u0432\u0435\u043b\u043e\u0442\u0443\u0447\u044c\u044d\u044f\u0451]/],
  [57, /[FLSdhknopqu\u0141\u015a]|[\u0413\u0417\u0431\u0434\u043a\u0440\u0445]/],
  [69, /[GKOQRU]|[\u0414\u041a\u041b\u041e\u0427\u043c\u0444]/],
  [75, /[&DHNw]|[\u0418\u041d\u041f\u0424\u044b]/],
  [87, /[MmW—]|[\u041c\u0448\u0449\u0436\u044e]/],
  [110, /[\u0416\u0428\u0429\u042e]/],
];
const USUAL = 63;

/** The width of a text in letters of that size. */
export function textWidth(text: string, size = 1): number {
  let width = 0;
  for (const letter of text) width += NARROW.find(([, letters]) => letters.test(letter))?.[0] ?? USUAL;
  return (width / 100) * size;
}

export interface TextFit {
  lines: string[];
  size: number;
}

/** Break between words, and after hyphens, into as few lines as hold; null where one word is too long. */
function breakLines(text: string, size: number, width: number): string[] | null {
  const words = text.split(/(?<=-)|\s+/);
  const lines: string[] = [];
  for (const word of words) {
    if (textWidth(word, size) > width) return null;
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last}${last.endsWith("-") ? "" : " "}${word}`;
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Lines of about equal length look better than a full one and a rest. */
function balanced(text: string, size: number, width: number, count: number): string[] {
  let best = breakLines(text, size, width)!;
  for (let tried = width * 0.95; tried > width / 4; tried *= 0.95) {
    const lines = breakLines(text, size, tried);
    if (lines === null || lines.length > count) break;
    best = lines;
  }
  return best;
}

/** The largest lettering between two sizes that fits into a width and a number of lines. */
export function fitText(text: string, width: number, rows: number, largest: number, smallest: number): TextFit | null {
  const steps = 8;
  for (let step = 0; step <= steps; step++) {
    const size = largest - ((largest - smallest) * step) / steps;
    const lines = breakLines(text, size, width);
    if (lines !== null && lines.length <= rows) return { lines: balanced(text, size, width, lines.length), size };
  }
  return null;
}
