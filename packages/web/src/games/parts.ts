/** The parts of a game that no table needs to be played. Where each comes from is fetched with the first of them. */
import type { GameFace } from "./face.ts";

type Parts = Required<Pick<GameFace, "result" | "setup" | "box" | "rules" | "puzzles">>;

export function partsFrom(fetch: () => Promise<Parts>): Parts {
  return {
    result: async (modules) => (await fetch()).result(modules),
    setup: async () => (await fetch()).setup(),
    box: async () => (await fetch()).box(),
    rules: async () => (await fetch()).rules(),
    puzzles: async () => (await fetch()).puzzles(),
  };
}
