/** Outlines on whole points: a field of 512 is finer than any screen draws an icon, and short numbers are quickly fetched. */

/** How many numbers each command takes, and which of them are places: pairs from the end. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

interface Step {
  command: string;
  numbers: number[];
}

/** A path, command by command; numbers that continue a command get their own. */
function steps(path: string): Step[] {
  const found: Step[] = [];
  for (const [, command = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const takes = TAKES[command.toLowerCase()];
    if (takes === undefined) throw new Error(`a path knows no command "${command}"`);
    const numbers = command.toLowerCase() === "a" ? arcNumbers(rest) : (rest.match(/[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
    if (takes === 0) found.push({ command, numbers: [] });
    for (let at = 0; takes > 0 && at < numbers.length; at += takes) {
      const again = command === "M" ? "L" : command === "m" ? "l" : command;
      found.push({ command: at === 0 ? command : again, numbers: numbers.slice(at, at + takes) });
    }
  }
  return found;
}

/** The two flags of an arc may be written without anything between them. */
function arcNumbers(rest: string): number[] {
  const number = String.raw`([-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?)`;
  const arc = new RegExp(String.raw`${number}[\s,]*${number}[\s,]*${number}[\s,]*([01])[\s,]*([01])[\s,]*${number}[\s,]*${number}`, "gi");
  return [...rest.matchAll(arc)].flatMap((one) => one.slice(1).map(Number));
}

/** Numbers one after another with as little between them as they need. */
const written = (numbers: number[]): string =>
  numbers.map((number, at) => (at > 0 && number >= 0 ? " " : "") + String(number === 0 ? 0 : number)).join("");

/** The same path with every place on a whole point; nothing drifts, since each is rounded where it lies. */
export function rounded(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [ownX, ownY] = [0, 0];
  let out = "";
  let last = "";
  for (const { command, numbers } of steps(path)) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    if (kind === "z") {
      [x, y, ownX, ownY] = [startX, startY, Math.round(startX), Math.round(startY)];
      out += "z";
      last = "z";
      continue;
    }
    const fixed = kind === "a" ? numbers.slice(0, 5) : [];
    const places = numbers.slice(fixed.length).map((number, at) => {
      const down = kind === "v" || (kind !== "h" && at % 2 === 1);
      const whole = relative ? number + (down ? y : x) : number;
      return { whole, down };
    });
    const said = places.map(({ whole, down }) => Math.round(whole) - (down ? ownY : ownX));
    for (const { whole, down } of places.slice(-2)) {
      if (down) [y, ownY] = [whole, Math.round(whole)];
      else [x, ownX] = [whole, Math.round(whole)];
    }
    if (kind === "m") [startX, startY] = [x, y];
    const [wide = 0, high = 0, turn = 0, large = 0, sweep = 0] = fixed;
    const text = written(kind === "a" ? [Math.round(wide * 10) / 10, Math.round(high * 10) / 10, turn, large, sweep, ...said] : said);
    const silent = (kind === last && kind !== "m") || (kind === "l" && last === "m");
    out += silent ? (text.startsWith("-") ? text : ` ${text}`) : `${kind}${text}`;
    last = kind;
  }
  return out;
}
