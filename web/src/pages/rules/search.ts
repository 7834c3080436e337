/** Finding words in the rules: each paragraph, row or rule is a piece. */

import type { RulesChapter } from "~/api/protocol.ts";

export interface Piece {
  chapter: RulesChapter;
  /** The rule it belongs to; "" for words between the rules. */
  rule: string;
  text: string;
}

export interface SearchResult extends Piece {
  /** What stands before the words, the words, and what follows. */
  before: string;
  hit: string;
  after: string;
}

const PIECES = "[id], p, li, tr, h2, h3, h4";
const AROUND = 60;

/** Everything that can be found, in the order of the book. */
export function searchablePieces(chapters: readonly RulesChapter[]): Piece[] {
  return chapters.flatMap((chapter) => {
    const page = new DOMParser().parseFromString(chapter.html, "text/html");
    const all = [...page.body.querySelectorAll(PIECES)].filter((one) => one.querySelector(PIECES) === null);
    return all
      .map((one) => ({
        chapter,
        rule: one.closest("[id]")?.id ?? "",
        text: (one.textContent ?? "").replace(/\s+/g, " ").trim(),
      }))
      .filter((one) => one.text !== "");
  });
}

/** The pieces that hold those words, or whose rule is called so. */
export function search(pieces: readonly Piece[], words: string, most = 60): SearchResult[] {
  const wanted = words.trim().toLocaleLowerCase();
  if (wanted.length < 2) return [];
  const found: SearchResult[] = [];
  for (const piece of pieces) {
    const at = piece.text.toLocaleLowerCase().indexOf(wanted);
    if (at < 0 && !piece.rule.toLocaleLowerCase().includes(wanted)) continue;
    found.push({ ...piece, ...around(piece.text, at, wanted.length) });
    if (found.length >= most) break;
  }
  return found;
}

function around(text: string, at: number, length: number): { before: string; hit: string; after: string } {
  const start = Math.max(0, at - AROUND);
  const end = Math.max(0, at) + length + (at < 0 ? 2 : 1) * AROUND;
  const dots = (missing: boolean) => (missing ? "…" : "");
  if (at < 0) return { before: "", hit: "", after: text.slice(0, end) + dots(end < text.length) };
  return {
    before: dots(start > 0) + text.slice(start, at),
    hit: text.slice(at, at + length),
    after: text.slice(at + length, end) + dots(end < text.length),
  };
}
