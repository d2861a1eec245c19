/**
 * The map for keyboards and screen readers: a button for every station and for every block where something may be
 * built. They are only visible with focus, and pointers pass through them.
 */
import { known } from "@interchange/tabletop";
import { middleOf } from "@interchange/underground/drawing";
import { memo } from "../memo.ts";
import type { MapScene } from "./scene.ts";
import type { Spot } from "./walk.ts";

export const spotName = (spot: Spot): string => (spot.kind === "station" ? spot.id : `block ${spot.block}`);

interface StopsProps extends Pick<MapScene, "stations" | "choices" | "lines" | "sheet"> {
  readonly cursor: Spot;
  readonly describe: (spot: Spot) => string;
  readonly onFocus: (spot: Spot) => void;
  readonly onActivate: (spot: Spot) => void;
}

/** The texts are read again when stations, lines or choices change. */
export const Stops = memo(({ stations, choices, sheet, cursor, describe, onFocus, onActivate }: StopsProps) => {
  const current = spotName(cursor);
  const stop = (spot: Spot, x: number, y: number, radius: number) => (
    <Stop
      key={spotName(spot)}
      name={spotName(spot)}
      label={describe(spot)}
      x={x}
      y={y}
      radius={radius}
      isCurrent={spotName(spot) === current}
      onFocus={() => onFocus(spot)}
      onActivate={() => onActivate(spot)}
    />
  );
  return (
    <>
      {stations.map(({ id, x, y }) => stop({ kind: "station", id }, x, y, 24))}
      {choices.map(({ block, segment }) => {
        // A block keeps the station it was reached from.
        const spot: Spot =
          cursor.kind === "block" && cursor.block === block
            ? cursor
            : { kind: "block", block, from: known(sheet.city.blocks[block]).between[0] };
        const [x, y] = middleOf(segment);
        return stop(spot, x, y, 18);
      })}
    </>
  );
});

interface StopProps {
  readonly name: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly isCurrent: boolean;
  readonly onFocus: () => void;
  readonly onActivate: () => void;
}

function Stop({ name, label, x, y, radius, isCurrent, onFocus, onActivate }: StopProps) {
  return (
    <g
      role="button"
      class="map-stop"
      data-spot={name}
      aria-label={label}
      tabindex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      // Pointers never reach it: a click can only come from assistive technology.
      onClick={(event) => {
        event.stopPropagation();
        onActivate();
      }}
      transform={`translate(${x} ${y})`}
    >
      <circle r={radius} />
      {isCurrent && <circle r={radius} />}
    </g>
  );
}
