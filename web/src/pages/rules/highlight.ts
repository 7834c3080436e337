/** Light up words on the page without touching its text, where the browser can. */
export function highlightMatches(within: Element | null, words: string): void {
  const registry = globalThis.CSS?.highlights;
  if (!registry) return;
  registry.delete("found");
  const wanted = words.trim().toLocaleLowerCase();
  if (!within || wanted.length < 2) return;
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent!.toLocaleLowerCase();
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = new Range();
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + wanted.length);
      ranges.push(range);
    }
  }
  if (ranges.length > 0) registry.set("found", new Highlight(...ranges));
}
