/** Checks in the page that the draws of a finished game match its seal and what this browser sent. */
import { gameNamed } from "@interchange/games";
import type { TableInfo } from "@interchange/protocol";
import type { GameRecord } from "@interchange/tabletop";
import { checkSeal } from "@interchange/tabletop/seal";
import type { SealCheck } from "@interchange/tabletop/seal";
import { isNonceMissing, notedSeal } from "../../api/sealNotes.ts";

/** `ignored`: the draws match the seal, but were made without your browser's nonce. */
export type PageCheck = SealCheck | { readonly seal: "ignored" };

export async function checkedSeal(
  info: Pick<TableInfo, "id" | "game" | "yours">,
  record: GameRecord,
): Promise<PageCheck> {
  const game = gameNamed(info.game);
  if (!game) return { seal: "none" };
  const noted = notedSeal(info.id);
  // The seal shown before the game counts, not the one sent afterwards.
  if (noted !== undefined && noted !== record.seal)
    return { seal: "broken", reason: "the seal is not the one that this page was shown before the game" };
  const { engine } = await game.load(record.setup.modules);
  const check = checkSeal(engine, record);
  return check.seal === "holds" && isNonceMissing(info, record) ? { seal: "ignored" } : check;
}
