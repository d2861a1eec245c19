/** What the drawings of both games share. */
import type { Table } from "@interchange/tabletop";
import type { Show } from "../../src/games/show.ts";

export type Theme = "light" | "dark";
export type PlayedTable = Table<unknown, unknown, unknown, unknown, unknown>;

export interface Drawing {
  readonly show: Show;
  readonly box: string;
  /** Attributes of the element around the parts. */
  readonly style: string;
  readonly parts: (theme: Theme) => readonly string[];
}

/** Seconds as SVG writes them. */
export const at = (seconds: number): string => `${Math.round(seconds * 100) / 100}s`;

export const rounded = (seconds: number): number => Math.round(seconds * 100) / 100;

/** Shows what it stands in only for this time. */
export const onlyFrom = (from: number, to: number): string =>
  `<set attributeName="display" to="inline" begin="${at(from)}" end="${at(to)}"/>`;

/** How much there is of a line that has not had its turn. */
const FAINT = 0.42;
/** How long it takes to become faint at the beginning. */
const FADE = 0.4;

/** A part of the board that is faint until then. */
export const faintUntil = (then: number, svg: string): string =>
  `<g><animate attributeName="opacity" values="1;${FAINT};${FAINT}" keyTimes="0;${rounded(FADE / then)};1" dur="${at(then)}" begin="0s"/>${svg}</g>`;
