/** Remembers a table's seal as this browser first saw it. It must not change afterwards. */
import type { TableInfo } from "@interchange/protocol";
import { recall, remember } from "../../kit/localStorage.ts";

const place = (id: string): string => `seal/${id}`;

export function noteSeal({ id, seal }: TableInfo): void {
  if (recall(place(id)) === undefined) remember(place(id), seal);
}

export function notedSeal(id: string): string | undefined {
  const noted = recall(place(id));
  return typeof noted === "string" ? noted : undefined;
}
