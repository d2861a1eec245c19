/**
 * How somebody reads a rule without leaving what they are at: whoever can show rules over the page puts that down here
 * while they can. Where nobody can, links lead to the page with the rules.
 */
import { signal } from "@preact/signals";

type Door = (rule: string) => void;

/** Those who can, the latest last. */
const doors: Door[] = [];

/** Shows rules by this from now on; what is returned ends it. */
export function openDoor(show: Door): () => void {
  doors.push(show);
  return () => {
    doors.splice(doors.indexOf(show), 1);
  };
}

/** Shows a rule; false where nobody can. */
export function readRule(rule: string): boolean {
  doors.at(-1)?.(rule);
  return doors.length > 0;
}

/** The rule that was asked for at a table, until its sheet is closed. */
export const askedRule = signal<string | undefined>(undefined);
