/** A seat's colour and symbol. */
import type { Seat } from "@interchange/tabletop";
import { seatStyle, SYMBOLS } from "@interchange/boards/palette";
import type { Colour } from "@interchange/boards/palette";

export interface BadgeProps {
  readonly colours: readonly Colour[];
  /** Without a seat: nobody owns it. */
  readonly seat: Seat | undefined;
  readonly small?: boolean;
}

export function Badge({ colours, seat, small = false }: BadgeProps) {
  return (
    <svg
      class={small ? "badge small" : "badge"}
      viewBox="-20 -20 40 40"
      style={seatStyle(seat === undefined ? undefined : colours[seat])}
      aria-hidden="true"
    >
      <rect x="-20" y="-20" width="40" height="40" rx="9" fill="var(--seat)" />
      {seat !== undefined && <path d={SYMBOLS[seat]} fill="var(--seat-on)" />}
    </svg>
  );
}
