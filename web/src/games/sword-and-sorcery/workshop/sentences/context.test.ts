import { describe, expect, it } from "vitest";
import type { Entry } from "~/pages/workshop/model/schema.ts";
import type { WorkshopSession } from "~/pages/workshop/session.svelte.ts";
import { choicesOf } from "./context.ts";

const FILES: Record<string, Entry[]> = {
  "emporium.toml": [{ id: "long-sword", deck: "emporium" }],
  "treasures.toml": [{ id: "old-lamp", deck: "treasure" }, { id: "sealed-letter", deck: "quest" }, { id: "burnt-letter", deck: "quest" }],
  "soul_weapons.toml": [{ id: "soul-axe", deck: "soul-weapon" }],
  "traps.toml": [{ id: "pit" }],
};

const session = {
  schema: { kinds: Object.keys(FILES).map((file) => ({ file })), vocabulary: {} },
  rows: ({ file }: { file: string }) => FILES[file]!.map((entry) => ({ id: entry["id"], entry, state: entry["id"] === "burnt-letter" ? "removed" : "ours" })),
} as unknown as WorkshopSession;

const item = { kind: "item", choices: [], optional: false };

describe("the items that a sentence may name", () => {
  it("gives the cards that are set aside for quests, and no others", () => {
    expect(choicesOf(item, session, undefined, "item")).toEqual({ values: ["sealed-letter"], free: false });
  });

  it("asks of any item whether somebody has it", () => {
    expect(choicesOf(item, session, undefined, "has").values).toEqual(["long-sword", "old-lamp", "sealed-letter", "soul-axe"]);
  });
});
