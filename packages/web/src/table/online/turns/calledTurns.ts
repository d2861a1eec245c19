/** To which turns somebody was called in this browser, however many tabs are open. */
import type { TableBasics } from "../../../client/client.ts";
import { noteOf, recall, remember } from "../../../kit/localStorage.ts";

type Called = Pick<TableBasics, "id" | "happened">;

/** No turn comes after so much. */
const NONE = -1;

/** Whether nobody was called to this turn yet. A turn is known by how much had happened before it. */
export function isNew({ id, happened }: Called): boolean {
  const turn = happened.peek().length;
  if (recall(nameOf(id)) === turn) return false;
  remember(nameOf(id), turn);
  return true;
}

/** While others decide: what was taken back will be a new turn when it comes again. */
export function forgetTakenBack({ id, happened }: Called): void {
  const turn = recall(nameOf(id));
  if (typeof turn === "number" && happened.peek().length < turn) remember(nameOf(id), NONE);
}

function nameOf(table: string): string {
  return noteOf("called", table);
}
