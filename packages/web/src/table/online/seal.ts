/** Checks in the page that a finished game was drawn as its seal had fixed. */
import { gameNamed } from "@interchange/games";
import type { TableInfo } from "@interchange/protocol";
import type { GameRecord } from "@interchange/tabletop";
import { checkSeal } from "@interchange/tabletop/seal";
import type { SealCheck } from "@interchange/tabletop/seal";
import { notedSeal } from "./sealNote.ts";

export async function checkedSeal({ game: name, id }: TableInfo, record: GameRecord): Promise<SealCheck> {
  const game = gameNamed(name);
  if (!game) return { seal: "none" };
  const noted = notedSeal(id);
  // The one that stood there before the game counts, not the one that is told afterwards.
  if (noted !== undefined && noted !== record.seal)
    return { seal: "broken", reason: "the seal is not the one that this page was shown before the game" };
  const { engine } = await game.load(record.setup.modules);
  return checkSeal(engine, record);
}
