/** Options for tests. */

import { parseOptionId } from "~/api/expand.ts";
import type { Option } from "~/api/protocol.ts";

/** The option of that id; its things are called by their ids. */
export function anOption(id: string, seat: number | null = 0): Option {
  const { verb, on } = parseOptionId(id);
  return { id, verb, on, names: on.map((one) => ({ id: one })), seat, label: { id: "yes" } };
}
