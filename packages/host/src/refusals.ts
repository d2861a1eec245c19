/** The refusals of the table itself, whatever game is played. */
import type { Refusal } from "@interchange/tabletop";

export function tableRefusal(code: string): Refusal {
  return { code, rule: "table" };
}

export const OVER = tableRefusal("over");
export const PAUSED = tableRefusal("paused");
export const UNREADABLE = tableRefusal("unreadable");
/** An id that was used before for something else. */
export const CONFLICT = tableRefusal("conflict");
export const NOT_YOURS = tableRefusal("notYourSeat");
export const NOT_YOUR_TURN: Refusal = { code: "notYourTurn", rule: "2.1" };

export function refused(refusal: Refusal, move?: number): { kind: "refused"; refusal: Refusal; move?: number } {
  return { kind: "refused", refusal, ...(move !== undefined && { move }) };
}
