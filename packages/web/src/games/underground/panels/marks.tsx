/** Symbols of seats and lines outside the map: markers, line letters, budget bars. */
import type { Seat } from "@interchange/tabletop";
import { cityOf, tracksOf } from "@interchange/underground";
import type { View } from "@interchange/underground";
import { SYMBOLS } from "@interchange/boards/palette";
import { lineStyle } from "@interchange/boards/map";
import { nameOfLine } from "../desk/stations.ts";
import { undergroundWords } from "../words.ts";
import "./oracle.css";

export interface MarkerProps {
  readonly lines: readonly string[];
  readonly seat: Seat | undefined;
  readonly small?: boolean;
}

/** A seat's marker: its symbol on the colours of its lines. */
export function Marker({ lines, seat, small = false }: MarkerProps) {
  const width = 40 / Math.max(1, lines.length);
  return (
    <svg class={small ? "badge marker small" : "badge marker"} viewBox="-20 -20 40 40" aria-hidden="true">
      <g class="marker-lines">
        {lines.map((line, at) => (
          <rect
            key={line}
            x={-20 + at * width}
            y="-20"
            width={width}
            height="40"
            style={lineStyle(line)}
            fill="var(--line)"
          />
        ))}
      </g>
      <circle r="13.5" class="marker-disc" />
      {seat !== undefined && <path d={SYMBOLS[seat]} class="marker-symbol" transform="scale(0.62)" />}
    </svg>
  );
}

/** The colour and letter of a line. */
export function LineMark({ line }: { readonly line: string }) {
  return (
    <span class="line-letter" style={lineStyle(line)} aria-hidden="true">
      {undergroundWords().table.lineLetters[line]}
    </span>
  );
}

/** The number of a trip in the turn, as on the map. */
export function TripNumber({ order }: { readonly order: number }) {
  return <span class={order === 2 ? "trip-number is-second" : "trip-number"}>{order}</span>;
}

/** A branch token: a track that turns off. */
export function TokenSign() {
  return (
    <svg class="token-sign" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M5 17v-5a4.5 4.5 0 0 1 4.5-4.5H16M12 3l4.5 4.5L12 12" />
    </svg>
  );
}

export interface Budget {
  readonly left: number;
  readonly all: number;
}

export function budgetOf(view: View, line: string): Budget {
  const { lines } = cityOf(view.setup).city;
  const number = lines.findIndex(({ id }) => id === line);
  const all = lines[number]?.pieces ?? 0;
  return { left: all - (tracksOf(view).laid[number] ?? 0), all };
}

/** A bar for a line's remaining pieces. */
export function BudgetBar({ line, budget: { left, all } }: { readonly line: string; readonly budget: Budget }) {
  return (
    <span
      class="budget"
      style={lineStyle(line)}
      role="img"
      aria-label={undergroundWords().table.budget(nameOfLine(line), left, all)}
    >
      <span class="budget-left" style={{ width: `${(left / all) * 100}%` }} />
    </span>
  );
}
