/** A table that was set a moment ago, with seats for friends: their links are shown on arrival, once. */

let expected = "";

export const expect = (id: string): void => {
  expected = id;
};

export function arrived(id: string): boolean {
  const here = expected === id;
  if (here) expected = "";
  return here;
}
