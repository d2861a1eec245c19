import type { Unopened } from "../client/localTable.ts";
import { isGameId } from "../parts/game.ts";
import type { GameId } from "../parts/game.ts";
import { readEnvelope } from "./envelope.ts";
import { shelf } from "./shelf.ts";

export type FoundGame = { readonly ok: true; readonly game: GameId; readonly modules: readonly string[] } | Unopened;

/** What is played at a kept table. */
export function gameAt(id: string): FoundGame {
  const text = shelf.text(id);
  if (text === undefined) return { ok: false, problem: "unknown", detail: id, text: "" };
  const read = readEnvelope(text);
  if (!read.ok) return { ...read, text };
  const { game, setup } = read.record;
  return isGameId(game)
    ? { ok: true, game, modules: setup.modules }
    : { ok: false, problem: "game", detail: game, text };
}
