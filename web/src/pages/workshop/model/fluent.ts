/** Fluent files as they are edited: the text of each message by its id. */

const START = /^(-?[a-zA-Z][\w-]*)\s*=[ \t]?(.*)$/;

/** The messages of a file, each as it is written; comments are passed over. */
export function parseFluent(text: string): Record<string, string> {
  const found: Record<string, string[]> = {};
  let lines: string[] | null = null;
  for (const line of text.replaceAll("\r\n", "\n").split("\n")) {
    const start = START.exec(line);
    if (start) {
      lines = found[start[1]!] = start[2] ? [start[2]] : [""];
    } else if (lines && (/^[ \t]/.test(line) || line.trim() === "" || line.startsWith("}"))) {
      lines.push(line);
    } else {
      lines = null;
    }
  }
  return Object.fromEntries(Object.entries(found).map(([id, one]) => [id, dedented(one)]));
}

/** The lines without what they are indented by in common. */
function dedented([first = "", ...rest]: string[]): string {
  while (rest.length > 0 && rest.at(-1)!.trim() === "") rest.pop();
  const indents = rest.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const common = indents.length > 0 ? Math.min(...indents) : 0;
  const lines = [...(first.trim() ? [first.trim()] : []), ...rest.map((line) => line.slice(common).trimEnd())];
  return lines.join("\n").replaceAll(QUOTED, (_, sign: string) => sign);
}

/** Signs that mean something else at the beginning of a line. */
const SPECIAL = /^([[*.])/;
const QUOTED = /^\{ ?"([[*.])" ?\}/gm;

/** A Fluent file with these messages. */
export function writeFluent(words: Record<string, string>): string {
  const ids = Object.keys(words).sort();
  return ids.map((id) => written(id, words[id]!)).join("\n") + "\n";
}

function written(id: string, text: string): string {
  const isChoice = text.includes("->");
  const lines = text.trim().split("\n");
  if (lines.length === 1 && !SPECIAL.test(lines[0]!)) return `${id} = ${lines[0]}`;
  const safe = (line: string) => (isChoice ? line : line.replace(SPECIAL, '{ "$1" }'));
  return `${id} =\n${lines.map((line) => (line.trim() ? `    ${safe(line)}` : "")).join("\n")}`;
}
