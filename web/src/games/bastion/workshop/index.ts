/** Bastion in the workshop. */

import type { WorkshopPlugin } from "~/pages/workshop/plugin.ts";
import { gameText } from "../names.ts";
import Preview from "./Preview.svelte";

export const workshop: WorkshopPlugin = {
  Preview,
  groupBy: { "classes.toml": "troop" },
  valueNames: {
    spell: "bastion-spell-",
    traits: "bastion-trait-",
    troop: "bastion-troop-",
    paint: "bastion-paint-",
    colour: "colour-",
    blocks: "colour-",
    statue: "colour-",
    plain: "colour-",
    side: "bastion-side-",
    fixed_training_side: "bastion-side-",
    advised_training_side: "bastion-side-",
  },
  summary(kind, entry) {
    if (kind.key === "class" || kind.key === "enemy") return `${gameText("strength", { strength: Number(entry["strength"]) || 0 })} → ${gameText(`bastion-spell-${entry["spell"]}`)}`;
    return kind.key === "scenario" ? String(entry["edition"]) : "";
  },
  tableOptions(session, kind, id) {
    const entry = kind?.key === "scenario" ? session.rows(kind).find((row) => row.id === id)?.entry : undefined;
    return entry ? { mode: "scenario", scenario: id, edition: String(entry["edition"]) } : {};
  },
  begin: (kind, id) => (kind.key === "class" || kind.key === "enemy" ? { id, ...(kind.key === "class" ? { troop: "main" } : { paint: "grey" }), strength: 3, spell: "arrow" } : undefined),
};
