/** How people at the table are called. */
import type { Seat, Setup, Viewer } from "@interchange/tabletop";
import type { Sitter } from "../client/sitters.ts";
import { text } from "../parts/words/text.ts";
import type { TableDesk } from "./desk.ts";

/** Somebody who tells what happened, and to whom. */
export interface Speaker {
  readonly sitters: readonly Sitter[];
  readonly setup: Setup;
  readonly viewer: Viewer;
}

export function nameOf({ sitters, viewer }: Omit<Speaker, "setup">, seat: Seat): string {
  const people = sitters.filter(({ mind }) => mind.kind === "person").length;
  return seat === viewer && people === 1 ? text.table.you : (sitters[seat]?.name ?? "");
}

export function isYou(speaker: Omit<Speaker, "setup">, seat: Seat): boolean {
  return nameOf(speaker, seat) === text.table.you;
}

/** The seat's name as the viewer says it. */
export function sayName({ client }: Pick<TableDesk, "client">, seat: Seat): string {
  return nameOf({ sitters: client.sitters, viewer: client.viewer.value }, seat);
}
