import { isGameId } from "../parts/game.ts";
import type { GameId } from "../parts/game.ts";
import { tablesHere } from "./here.ts";
import { oldShelf } from "./oldShelf.ts";

/** Why a table cannot be opened, and what is kept of it. */
export interface Unopened {
  readonly ok: false;
  readonly problem: "unknown" | "damaged" | "version" | "game" | "replay";
  readonly detail: string;
  readonly text: string;
}

export type FoundGame = { readonly ok: true; readonly game: GameId; readonly modules: readonly string[] } | Unopened;

/** What is played at a kept table. */
export async function gameAt(id: string): Promise<FoundGame> {
  const tables = await tablesHere();
  const table = await tables.about(id);
  if (table) {
    const { game, modules } = table;
    return isGameId(game) ? { ok: true, game, modules } : { ok: false, problem: "game", detail: game, text: "" };
  }
  const text = oldShelf.text(id);
  if (text === undefined) return { ok: false, problem: "unknown", detail: id, text: "" };
  const { leftAs } = await import("./leftBehind.ts");
  const { problem, detail } = leftAs(id, text);
  return { ok: false, problem, detail, text };
}
