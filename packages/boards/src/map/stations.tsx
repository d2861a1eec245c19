/** Draws stations with their marks and labels, and the passenger. */
import { known } from "@interchange/tabletop";
import {
  PASSENGER_FIGURE,
  STATION_MARKS,
  STATION_SHAPES,
  SYMBOL_MARKS,
  symbolLetters,
  VISITED_TICK,
} from "@interchange/underground/drawing";
import { memo } from "../memo.ts";
import { isImportant } from "./important.ts";
import { boxOf } from "./labelBoxes.ts";
import type { ShownLabel } from "./labelBoxes.ts";
import { tintOf } from "./palette.ts";
import type { MapScene, SceneStation } from "./scene.ts";

export interface StationsProps extends Pick<MapScene, "stations"> {
  /** How much important stations are enlarged. */
  readonly boost: number;
  /** The stations of highlighted lines; the others are dimmed. */
  readonly lit: ReadonlySet<string> | undefined;
}

export const Stations = memo(({ stations, boost, lit }: StationsProps) => (
  <>
    {/* Important ones are on top. */}
    {[false, true].map((matters) =>
      stations
        .filter((station) => isImportant(station) === matters)
        .map((station) => (
          <StationSign
            key={station.id}
            station={station}
            boost={matters ? boost : 1}
            isDim={lit ? !lit.has(station.id) : false}
          />
        )),
    )}
  </>
));

interface StationProps {
  readonly station: SceneStation;
  readonly boost: number;
  readonly isDim: boolean;
}

const StationSign = memo(({ station, boost, isDim }: StationProps) => {
  const { category, x, y, turn, symbol, isOpen, isVisited, isFound } = station;
  const shape = STATION_SHAPES[category];
  const mark = isVisited ? VISITED_TICK : STATION_MARKS[category];
  const classes = ["map-station", `is-${category}`, isOpen && "is-open", isVisited && "is-visited", isDim && "is-dim"];
  return (
    <g
      class={classes.filter(Boolean).join(" ")}
      transform={`translate(${x} ${y})${boost > 1 ? ` scale(${boost})` : ""}`}
    >
      {isFound && <circle class="map-found" r="30" />}
      {isOpen && (
        <path class="map-target" d={shape} transform={category === "express" ? "scale(1.75)" : "scale(2.05)"} />
      )}
      <path
        class="map-sign"
        d={shape}
        transform={turn ? `rotate(${turn})` : isOpen ? "scale(1.08)" : undefined}
        style={category === "connection" ? { fill: tintOf(symbol) } : undefined}
      />
      {mark && !isOpen && <path class="map-mark" d={mark} />}
      {symbol !== undefined && <SymbolMark symbol={symbol} />}
    </g>
  );
});

/** Symbols that owners named themselves show their first letters. */
function SymbolMark({ symbol }: { readonly symbol: string }) {
  const drawn = SYMBOL_MARKS[symbol];
  if (drawn !== undefined) return <path class="map-mark is-symbol" d={drawn} />;
  return (
    <text class="map-symbol-letters" text-anchor="middle" y="4.5">
      {symbolLetters(symbol)}
    </text>
  );
}

interface LabelsProps extends Omit<StationsProps, "boost"> {
  readonly labels: readonly ShownLabel[];
}

export const Labels = memo(({ labels, stations, lit }: LabelsProps) => {
  const byId = new Map(stations.map((station) => [station.id, station]));
  const isOpen = ({ id }: ShownLabel): boolean => byId.get(id)?.isOpen ?? false;
  return (
    <>
      {/* Plates cover what is below them. */}
      {[...labels.filter((label) => !isOpen(label)), ...labels.filter(isOpen)].map((label) => (
        <Label
          key={label.id}
          label={label}
          station={known(byId.get(label.id))}
          isDim={lit ? !lit.has(label.id) : false}
        />
      ))}
    </>
  );
});

interface LabelProps extends Pick<StationProps, "station" | "isDim"> {
  readonly label: ShownLabel;
}

const Label = memo(({ label, station, isDim }: LabelProps) => {
  const { lines, anchor, x, y, size, lineHeight } = label;
  const { isOpen, isVisited, isPassengerHere, isFound } = station;
  const { left, top, right, bottom } = boxOf(label);
  const classes = [
    "map-label",
    label.hasPill && "is-open",
    isVisited && "is-visited",
    (isOpen || isPassengerHere || isFound) && "is-strong",
    isDim && "is-dim",
  ];
  return (
    <g class={classes.filter(Boolean).join(" ")}>
      {label.hasPill && <rect x={left} y={top} width={right - left} height={bottom - top} rx={size * 0.4} />}
      {lines.map((line, index) => (
        <text key={line} x={x} y={y + index * lineHeight} text-anchor={anchor} font-size={size}>
          {line}
        </text>
      ))}
    </g>
  );
});

/** Stands on the upper edge of its station. */
export const Passenger = memo((props: { readonly x: number; readonly y: number; readonly boost: number }) => (
  <g class="map-passenger is-still" transform={`translate(${props.x} ${props.y}) scale(${props.boost})`}>
    <path d={PASSENGER_FIGURE} transform="translate(0 5) scale(1.4)" />
  </g>
));
