/** Remembers which turns this browser has notified you of, across tabs. */
import type { TableBasics } from "../../../client/client.ts";
import { noteOf, recall, remember } from "../../../kit/localStorage.ts";

type Called = Pick<TableBasics, "id" | "happened">;

/** No turn has this number. */
const NONE = -1;

/** Whether nobody was notified of this turn yet. A turn is identified by the number of entries before it. */
export function isNew({ id, happened }: Called): boolean {
  const turn = happened.peek().length;
  if (recall(nameOf(id)) === turn) return false;
  remember(nameOf(id), turn);
  return true;
}

/** While others decide: after a take-back, the same number is a new turn. */
export function forgetTakenBack({ id, happened }: Called): void {
  const turn = recall(nameOf(id));
  if (typeof turn === "number" && happened.peek().length < turn) remember(nameOf(id), NONE);
}

function nameOf(table: string): string {
  return noteOf("called", table);
}
