/** A table that was set a moment ago, with seats for friends: their links are shown on arrival, once. */

let newTable = "";

export const markAsNew = (id: string): void => {
  newTable = id;
};

export function takeNew(id: string): boolean {
  const here = newTable === id;
  if (here) newTable = "";
  return here;
}
