/** Every line as a straight strip. */
import type { Colour, Station } from "@interchange/metro/drawing";
import type { BoardScene } from "./scene.ts";
import { SeatMark } from "./stations.tsx";
import { seatStyle } from "./palette.ts";
import type { Strip, StripStop } from "./strips.ts";

export { stripsOf } from "./strips.ts";
export type { Strip, StripStop };

/** The texts of the strips. Screen readers read them, and they are shown as titles. */
export interface StripText {
  /** "14" */
  readonly name: (strip: Strip) => number | string;
  /** "Line 14: 5 tiles, open at c4" */
  readonly line: (strip: Strip) => string;
  /** "c4, second time, crosses lines 3 and 7" */
  readonly stop: (stop: StripStop) => string;
  /** Short: "open", "station 19", "centre ×2" */
  readonly end: (strip: Strip) => string;
}

interface StripsProps {
  readonly strips: readonly Strip[];
  readonly stations: BoardScene["stations"];
  readonly owners: readonly Colour[];
  readonly text: StripText;
  /** A line was chosen, or pointed at; undefined when the pointer leaves it. */
  readonly onLine?: ((station: Station) => void) | undefined;
  readonly onHover?: ((station: Station | undefined) => void) | undefined;
}

export function Strips({ strips, stations, owners, text, onLine, onHover }: StripsProps) {
  const colourFrom = (station: Station): Colour | undefined => {
    const owner = stations[station]?.owner;
    return owner === undefined ? undefined : owners[owner];
  };
  return (
    <ul class="strips">
      {strips.map((strip) => (
        <li
          key={strip.from}
          class={strip.end.kind === "open" ? "strip" : "strip is-finished"}
          style={seatStyle(colourFrom(strip.from))}
          onPointerEnter={() => onHover?.(strip.from)}
          onPointerLeave={() => onHover?.(undefined)}
        >
          <button type="button" class="strip-name" onClick={() => onLine?.(strip.from)}>
            <SeatMark
              colour={colourFrom(strip.from)}
              seat={strip.owner}
              size={20}
              scored={strip.end.kind === "station"}
            />
            <b aria-hidden>{text.name(strip)}</b>
            <span class="strip-count" aria-hidden>
              {strip.stops.length}
            </span>
            <span class="only-heard">{text.line(strip)}</span>
          </button>
          <ol class="strip-stops">
            {strip.stops.map((stop, index) => (
              <li key={index} class="strip-stop">
                <span class="strip-crossings" aria-hidden>
                  {stop.crosses.map((station, at) => (
                    <i key={at} style={seatStyle(colourFrom(station))} />
                  ))}
                </span>
                <span aria-hidden>
                  {stop.name}
                  {stop.visit > 1 && <sup>{stop.visit}</sup>}
                </span>
                <span class="only-heard">{text.stop(stop)}</span>
              </li>
            ))}
            <li class={`strip-end is-${strip.end.kind}`}>{text.end(strip)}</li>
          </ol>
        </li>
      ))}
    </ul>
  );
}
