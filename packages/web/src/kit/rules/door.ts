/**
 * Opens a rule over the current page, so that nobody has to leave it. Components that can show rules register here. If
 * none has, links lead to the rules page.
 */
import { signal } from "@preact/signals";

type Door = (rule: string) => void;

/** Registered components, the latest last. */
const doors: Door[] = [];

/** Registers a way to show rules. Returns how to remove it. */
export function openDoor(show: Door): () => void {
  doors.push(show);
  return () => {
    doors.splice(doors.indexOf(show), 1);
  };
}

/** Shows a rule; false if no component can. */
export function readRule(rule: string): boolean {
  doors.at(-1)?.(rule);
  return doors.length > 0;
}

/** The rule requested at a table, until its sheet is closed. */
export const askedRule = signal<string | undefined>(undefined);
