import type { GamePlugin } from "./plugin.ts";

/** Every board we have; each is fetched when its game is opened. */
const PLUGINS: Record<string, () => Promise<{ plugin: GamePlugin }>> = {
  "last-bastion": () => import("~/games/last-bastion/index.ts"),
  bastion: () => import("~/games/bastion/index.ts"),
  "sword-and-sorcery": () => import("~/games/sword-and-sorcery/index.ts"),
};

export async function loadPlugin(game: string): Promise<GamePlugin | null> {
  return (await PLUGINS[game]?.())?.plugin ?? null;
}
