/** Small pieces that several modules show: companies and tourists in their colours, with symbols. */
import { COLOURS, companyColours, SYMBOLS } from "@interchange/metro/core";
import type { Setup } from "@interchange/tabletop";
import type { ComponentChildren } from "preact";
import type { Offers, Says } from "../moduleView.ts";
import { seatStyle } from "@interchange/boards/palette";
import { useTableDesk } from "../../../../table/desk/desk.ts";
import { Badge } from "../../../../kit/ui/badge.tsx";

interface PieceProps {
  readonly setup: Setup;
  /** The index in the list of colours. */
  readonly colour: number;
}

export function CompanyBadge({ setup, colour }: PieceProps) {
  return <Badge colours={companyColours(setup)} seat={colour} small />;
}

interface ProfitProps {
  readonly company: number;
  readonly children: ComponentChildren;
}

/** The cell that points of a company fly to. */
export function Profit({ company, children }: ProfitProps) {
  const total = `company ${company}`;
  const isEarning = useTableDesk().earning?.value.includes(total);
  return (
    <td data-total={total} class={isEarning ? "earning" : undefined}>
      {children}
    </td>
  );
}

/** A tourist on the board, in board units: a person in a sun hat, so that nobody takes it for a seat's badge. */
export function TouristMark({ setup, colour, x, y, r = 17 }: PieceProps & { x: number; y: number; r?: number }) {
  return (
    <g class="tourist" transform={`translate(${x} ${y})`} style={seatStyle(companyColours(setup)[colour])}>
      <g transform={`scale(${r / 20})`}>
        <path class="tourist-body" d="M-17 21Q-17-3 0-3T17 21Z" />
        <circle cy="-11" r="8.5" />
        <path class="tourist-body" d="M-15-13Q0-18 15-13Q13-8 0-10T-15-13Z" />
        <path d={SYMBOLS[colour]} transform="translate(0 11) scale(.62)" />
      </g>
    </g>
  );
}

/** A tourist beside the board. */
export function TouristBadge({ setup, colour }: PieceProps) {
  return (
    <svg class="badge small" viewBox="-20 -20 40 40" aria-hidden="true">
      <TouristMark setup={setup} colour={colour} x={0} y={0} r={18.5} />
    </svg>
  );
}

/** A tourist on a chip, by the name of their colour, and what came of them. */
export function touristChip({ setup }: Says, colour: string, text: ComponentChildren): ComponentChildren {
  return (
    <>
      <TouristBadge setup={setup} colour={COLOURS.findIndex((each) => each === colour)} />
      {text}
    </>
  );
}

/** A company on a chip, by the name of its colour. */
export function companyChip({ setup }: Says, colour: string, text: ComponentChildren): ComponentChildren {
  return (
    <>
      <CompanyBadge setup={setup} colour={COLOURS.findIndex((each) => each === colour)} />
      {text}
    </>
  );
}

/** Something in a panel that can be picked, or is only shown. */
export function Pickable<Action>(props: {
  readonly label: string;
  readonly offers: Offers<Action>;
  readonly action: Action;
  readonly isOffered?: boolean;
  readonly children: ComponentChildren;
}) {
  const { label, offers, action, isOffered = offers.has(action), children } = props;
  const isPicked = offers.isPicked(action);
  if (!isOffered)
    return (
      <span class="piece" role="img" aria-label={label}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      class={isPicked ? "piece offered chosen" : "piece offered"}
      aria-label={label}
      aria-pressed={isPicked}
      onClick={() => offers.pick(action)}
    >
      {children}
    </button>
  );
}
