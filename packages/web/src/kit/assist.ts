import { ASSISTS, isAssist } from "@interchange/games";
import type { Assist } from "@interchange/games";

export function helps(given: Assist, wanted: Assist): boolean {
  return ASSISTS.indexOf(given) >= ASSISTS.indexOf(wanted);
}

/** The help level of a stored table. */
export function assistOf(term: unknown): Assist {
  return isAssist(term) ? term : "none";
}
