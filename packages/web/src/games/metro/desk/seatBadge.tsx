/** A seat's badge: its colour and symbol, or its initial if companies have the colours. */
import type { View } from "@interchange/metro/core";
import type { Seat } from "@interchange/tabletop";
import type { ReadonlySignal } from "@preact/signals";
import { seatStyle } from "@interchange/boards/palette";
import type { BoardScene } from "@interchange/boards/metro";
import type { Sitter } from "../../../kit/sitters.ts";
import { Badge } from "../../../kit/ui/badge.tsx";

interface SeatBadgeProps {
  readonly desk: {
    readonly client: { readonly sitters: readonly Sitter[] };
    readonly shown: ReadonlySignal<Pick<View, "profits">>;
    readonly still: ReadonlySignal<Pick<BoardScene, "colours">>;
  };
  readonly seat: Seat | undefined;
  readonly small?: boolean;
}

export function SeatBadge({ desk, seat, small = false }: SeatBadgeProps) {
  if (seat !== undefined && desk.shown.value.profits.length)
    return <Initial sitters={desk.client.sitters} seat={seat} small={small} />;
  return <Badge colours={desk.still.value.colours} seat={seat} small={small} />;
}

interface InitialProps {
  readonly sitters: readonly Sitter[];
  readonly seat: Seat;
  readonly small?: boolean;
}

/** The first letter of the name, or the seat's number if two names start with the same letter. */
export function Initial({ sitters, seat, small = false }: InitialProps) {
  const initials = sitters.map(({ name }) => /./u.exec(name)?.[0] ?? "");
  const own = initials[seat];
  const isShared = initials.filter((each) => each === own).length > 1;
  return (
    <svg class={small ? "badge small" : "badge"} viewBox="-20 -20 40 40" style={seatStyle("black")} aria-hidden="true">
      <circle r="19" fill="var(--seat)" stroke="var(--seat-edge)" />
      <text y="8" text-anchor="middle" font-size="22" font-weight="600" fill="var(--seat-on)">
        {isShared ? seat + 1 : own}
      </text>
    </svg>
  );
}
