import type { GameFace } from "./face.ts";

/** Every board we have; each is fetched when its game is opened. */
const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  "last-bastion": () => import("./last-bastion/face.ts"),
  bastion: () => import("./bastion/face.ts"),
  "sword-and-sorcery": () => import("./sword-and-sorcery/face.ts"),
};

export async function faceOf(game: string): Promise<GameFace | null> {
  return (await FACES[game]?.())?.face ?? null;
}
