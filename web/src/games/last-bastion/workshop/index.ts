/** Last Bastion in the workshop. */

import type { WorkshopPlugin } from "~/pages/workshop/plugin.ts";
import { gameText } from "../names.ts";
import Preview from "./Preview.svelte";

const EFFECTS = ["enter", "recurring", "permanent", "exit"];

export const workshop: WorkshopPlugin = {
  Preview,
  groupBy: { "monsters.toml": "colour", "warlords.toml": "colour" },
  valueNames: {
    ...Object.fromEntries(EFFECTS.map((field) => [field, "effect-"])),
    ...Object.fromEntries(["colour", "standards", "extra_equipment"].map((field) => [field, "colour-"])),
    home: "piece-",
  },
  summary: (kind, entry) => (kind.key === "monster" || kind.key === "warlord" ? `${gameText(`colour-${entry["colour"]}`)} · ${entry["resistance"] ?? "?"}` : ""),
  begin: (kind, id) => (kind.key === "monster" || kind.key === "warlord" ? { id, colour: "red", resistance: kind.key === "monster" ? 2 : 3 } : undefined),
};
