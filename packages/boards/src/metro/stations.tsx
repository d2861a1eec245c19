import { isCentreStation, stationShape, SYMBOLS, TICK } from "@interchange/metro/drawing";
import type { Colour } from "@interchange/metro/drawing";
import { memo } from "../memo.ts";
import { seatStyle } from "./palette.ts";
import type { SceneStation } from "./scene.ts";

interface StationProps {
  readonly station: SceneStation;
  readonly colour: Colour | undefined;
  readonly lit: boolean;
  /** Whether its line has been scored, while others still run. */
  readonly isDone: boolean;
}

export const StationSign = memo(({ station, colour, lit, isDone }: StationProps) => {
  const { at: index, number, owner } = station;
  const state = `${isDone ? " is-scored" : ""}${lit ? " is-lit" : ""}`;
  const { box, symbol, number: at, departure, arrival, buffer } = stationShape(index);
  const mark = owner === undefined ? undefined : SYMBOLS[owner];
  if (isCentreStation(index))
    return (
      <>
        <g class="terminus">
          <path d={arrival} />
          <path class="buffer" d={buffer} />
        </g>
        {mark && (
          <g class={`station${state}`} style={seatStyle(colour)}>
            <path class="departure-edge" d={departure} />
            <path class="departure" d={departure} />
            <rect class="sign" x={symbol[0] - 14} y={symbol[1] - 14} width="28" height="28" rx="7" />
            <path class="symbol" d={mark} transform={`translate(${symbol.join(" ")}) scale(.8)`} />
            {isDone && <Done x={symbol[0] + 12} y={symbol[1] - 12} />}
          </g>
        )}
      </>
    );
  return (
    <g class={`station${state}`} style={seatStyle(colour)}>
      <path class="track" d={arrival} />
      <path class="buffer" d={buffer} />
      <path class="departure-edge" d={departure} />
      <path class="departure" d={departure} />
      <rect class="sign" {...box} rx="8" />
      {mark && <path class="symbol" d={mark} transform={`translate(${symbol.join(" ")}) scale(.8)`} />}
      <text x={at[0]} y={at[1]} dominant-baseline="central">
        {number}
      </text>
      {isDone && <Done x={box.x + box.width - 3} y={box.y + 3} />}
    </g>
  );
});

/** The line has been scored. */
const Done = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g class="done" transform={`translate(${x} ${y})`}>
    <circle r="10" />
    <path class="tick" d={TICK} transform="scale(.6)" />
  </g>
);

/** A ring around a station that may be chosen; filled once it is. */
export const ChoosableStation = memo(
  ({ station, isChosen = false }: { readonly station: number; readonly isChosen?: boolean }) => {
    const [x, y] = stationShape(station).symbol;
    const name = isChosen ? "choosable is-chosen" : "choosable";
    // In the centre, stations are close together and on their own background.
    if (isCentreStation(station))
      return <rect class={`${name} in-centre`} x={x - 13} y={y - 13} width="26" height="26" rx="7" />;
    return <circle class={name} cx={x} cy={y} r="17" />;
  },
);

/** The middle of the board, where lines count double. */
export const Centre = memo(() => (
  <g class="centre">
    <rect x="302" y="302" width="196" height="196" rx="16" />
    <circle class="rail" cx="400" cy="400" r="52" />
    <circle cx="400" cy="400" r="42" />
    <text x="400" y="413">
      ×2
    </text>
  </g>
));

/** A frame around the centre when it holds tiles that nobody placed. */
export const OpenCentre = memo(() => <rect class="open-centre" x="300" y="300" width="200" height="200" rx="6" />);

/** A seat's symbol on its colour, for players, ledger and log. */
export function SeatMark({
  colour,
  seat,
  size = 24,
  scored = false,
}: {
  readonly colour: Colour | undefined;
  readonly seat: number | undefined;
  readonly size?: number | undefined;
  readonly scored?: boolean | undefined;
}) {
  return (
    <svg class="seat-mark" viewBox="-16 -16 32 32" width={size} height={size} style={seatStyle(colour)} aria-hidden>
      <rect class="sign" x="-15" y="-15" width="30" height="30" rx="7" />
      {scored ? (
        <path class="tick" d={TICK} />
      ) : (
        seat !== undefined && <path class="symbol" d={SYMBOLS[seat] ?? ""} transform="scale(.8)" />
      )}
    </svg>
  );
}
