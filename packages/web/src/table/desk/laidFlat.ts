/** Which table lies flat on this screen; kept until it is taken up again, also over a reload. */
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
