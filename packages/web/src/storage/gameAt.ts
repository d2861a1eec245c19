import { isGameId } from "../kit/game.ts";
import type { GameId } from "../kit/game.ts";
import { tablesHere } from "./here.ts";
import { writeTableFile } from "./transfer/tableFile.ts";
import { reopenShared } from "./transfer/transfer.ts";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** Why a table cannot be opened, and what is stored of it. */
export interface Unopened {
  readonly ok: false;
  readonly problem: "unknown" | "version" | "game" | "replay";
  readonly detail: string;
  readonly text: string;
}

export type FoundGame = { readonly ok: true; readonly game: GameId; readonly modules: readonly string[] } | Unopened;

/** The game of a stored table. */
export async function gameAt(id: string): Promise<FoundGame> {
  const tables = await tablesHere();
  const table = await tables.about(id);
  if (table) {
    const { game, modules } = table;
    if (isGameId(game)) return { ok: true, game, modules };
    return { ok: false, problem: "game", detail: game, text: await writeTableFile(tables, id) };
  }
  if (await reopenShared(id)) return gameAt(id);
  const { ALL, otherVersions } = await import("./otherVersions.ts");
  const other = (await otherVersions()).find((each) => each.id === id || each.id === ALL);
  if (!other) return { ok: false, problem: "unknown", detail: id, text: "" };
  return { ok: false, problem: "version", detail: `format ${other.format}`, text: other.text };
}

/** The game of a table; undefined while it is looked up. */
export function useGameAt(id: string): FoundGame | undefined {
  const found = useSignal<{ readonly id: string; readonly game: FoundGame } | undefined>(undefined);
  useEffect(() => {
    void gameAt(id).then((game) => {
      found.value = { id, game };
    });
  }, [id, found]);
  return found.value?.id === id ? found.value.game : undefined;
}
