/** Remembers which table is in flat mode on this screen, also across reloads. */
import { signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import { recall, remember } from "../../kit/localStorage.ts";

const kept = recall("flat");
const table = signal(typeof kept === "string" ? kept : undefined);

export const laidFlat: ReadonlySignal<string | undefined> = table;

export function layFlat(id: string | undefined): void {
  table.value = id;
  remember("flat", id ?? false);
}
