/** The parts of the setup pictures. All pictures are 120 wide and 64 high. */
import { seatStyle, SYMBOLS } from "@interchange/boards/palette";
import type { Colour } from "@interchange/boards/palette";
import type { ComponentChildren } from "preact";
import "./pictures.css";

export function Drawing({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="drawing" viewBox="0 0 120 64" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The colours of tourists, in the order in which pictures use them. */
const EIGHT: readonly Colour[] = ["blue", "gray", "orange", "red", "green", "purple", "yellow", "brown"];

export const inTurn = (at: number): Colour => EIGHT[at % EIGHT.length] ?? "gray";

/** A tourist: a head over shoulders. */
export function Tourist({ x, y, colour }: { readonly x: number; readonly y: number; readonly colour: Colour }) {
  return (
    <g class="drawn-tourist" style={seatStyle(colour)} transform={`translate(${x} ${y})`}>
      <path d="M-5.5 6q0-7 5.5-7t5.5 7z" />
      <circle cy="-3.5" r="3" />
    </g>
  );
}

/** A seat's station. */
export function Sign(props: {
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
  readonly seat: number;
}) {
  const { x, y, colour, seat } = props;
  return (
    <g style={seatStyle(colour)} transform={`translate(${x} ${y})`}>
      <rect class="drawn-sign" x="-9" y="-9" width="18" height="18" rx="4" />
      <path class="drawn-symbol" d={SYMBOLS[seat]} transform="scale(.6)" />
    </g>
  );
}

/** A stretch of line in a seat's colour. */
export function Run({ d, colour }: { readonly d: string; readonly colour: Colour }) {
  return (
    <g style={seatStyle(colour)}>
      <path class="drawn-run" d={d} />
    </g>
  );
}

/** A card with something on it. */
export function Card(props: {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly children?: ComponentChildren;
}) {
  const { x, y, turn = 0, children } = props;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect class="drawn-card" x="-13" y="-19" width="26" height="38" rx="4" />
      {children}
    </g>
  );
}
