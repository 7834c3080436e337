/** To whom of those at this screen the game has passed; null where nobody here is waited for alone. */
export function nextAtScreen(waiting: readonly number[], yours: readonly number[], last: number | null): number | null {
  if (yours.length < 2) return null;
  const here = waiting.filter((one) => yours.includes(one));
  if (here.length === 0) return null;
  if (last !== null && here.includes(last)) return last;
  return here[0]!;
}
