import type { GameFace } from "./plugin.ts";

/** Every board we have; each is fetched when its game is opened. */
const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  "last-bastion": () => import("~/games/last-bastion/index.ts"),
  bastion: () => import("~/games/bastion/index.ts"),
  "sword-and-sorcery": () => import("~/games/sword-and-sorcery/index.ts"),
};

export async function faceOf(game: string): Promise<GameFace | null> {
  return (await FACES[game]?.())?.face ?? null;
}
