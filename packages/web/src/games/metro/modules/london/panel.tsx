/** Shows the taxi's circuit with the row of landmarks and the spaces ahead. */
import { colourOf, onArrow } from "@interchange/metro/modules/london/circuit";
import { LONDON_PARTS } from "@interchange/metro/modules/london/components";
import { LANDMARKS } from "@interchange/metro/modules/london/data";
import type { LondonAction, LondonSlice } from "@interchange/metro/modules/london/module";
import { known } from "@interchange/tabletop";
import type { PanelProps, Seen } from "../moduleView.ts";
import { TouristMark } from "../common/pieces.tsx";
import { besideOf, circuitOf, WIDTH } from "./circuit.ts";
import type { Circuit, Point } from "./circuit.ts";
import { aheadOf, landmarkOf, triedDrive } from "./way.ts";
import { words } from "./words/index.ts";
import "./london.css";

const CAB = "M-14 6V0q0-2 3-3l4-1 4-6H7l4 6q4 0 4 4v6z";
const WINDOWS = "M-4.5-4.2-1.6-8H1.6v3.8zM3.6-8H6l2.6 3.8h-5z";

export function LondonPanel({ seen, preview }: PanelProps<LondonSlice, LondonAction>) {
  const { slice } = seen;
  const trial = triedDrive(preview);
  if (slice.row.length < LANDMARKS.length) return undefined;
  const tables = seen.scene.layout.printed(LONDON_PARTS);
  const circuit = circuitOf(slice.row, tables);
  const pointAt = (space: number): Point => known(circuit.points[space]);
  return (
    <div class="london">
      <svg viewBox={`0 0 ${WIDTH} ${circuit.height}`} role="img" aria-label={inWords(seen, trial)}>
        <path class="road" d={circuit.road} />
        <path class="way" d={circuit.road} />
        <Arrow {...pointAt(onArrow(0, tables))} turn={0} />
        <Arrow {...pointAt(onArrow(1, tables))} turn={180} />
        {slice.row.map((landmark, place) => (
          <text key={landmark} class="landmark-label" x={WIDTH / 2} y={known(circuit.middles[place]) + 5}>
            {words().named(known(LANDMARKS[landmark]).name)}
          </text>
        ))}
        {Array.from({ length: tables.spaces }, (_, space) => (
          <TouristMark
            key={space}
            setup={seen.setup}
            colour={colourOf(slice.row, space, tables)}
            {...pointAt(space)}
            r={10}
          />
        ))}
        <Ahead seen={seen} circuit={circuit} trial={trial} />
        {slice.taxi !== null && <Taxi {...besideOf(pointAt(slice.taxi))} />}
      </svg>
      <p class="quiet">{words().circuitAbout}</p>
    </div>
  );
}

function inWords({ slice, colour, scene }: Seen<LondonSlice>, trial: number | undefined): string {
  const { taxi, row } = slice;
  const tables = scene.layout.printed(LONDON_PARTS);
  const stands =
    taxi === null
      ? words().notYet
      : taxi >= tables.spaces
        ? words().onArrow
        : words().onSpace(colour(colourOf(row, taxi, tables)), landmarkOf(row, taxi, tables));
  const ahead = words().ahead(aheadOf(slice, tables).map((each) => colour(each.colour)));
  return words().told([
    stands,
    ahead,
    ...(trial === undefined ? [] : [trial ? words().wouldReach(trial) : words().wouldStay]),
  ]);
}

function Arrow({ x, y, turn }: Point & { readonly turn: number }) {
  return <path class="direction" d="M-9-5H1v-5L11 0 1 10V5H-9z" transform={`translate(${x} ${y}) rotate(${turn})`} />;
}

interface AheadProps {
  readonly seen: Seen<LondonSlice>;
  readonly circuit: Circuit;
  readonly trial: number | undefined;
}

/** What the next spaces pay, and where a tried tile would take the taxi. */
function Ahead({ seen: { slice, scene }, circuit, trial }: AheadProps) {
  return (
    <>
      {aheadOf(slice, scene.layout.printed(LONDON_PARTS)).map(({ space }, at) => {
        const point = known(circuit.points[space]);
        const { x, y } = besideOf(point);
        if (trial === at + 1)
          return (
            <g key={space}>
              <circle class="goal" cx={point.x} cy={y} r="13.5" />
              <Taxi x={x} y={y} isTried />
            </g>
          );
        return (
          <text key={space} class="distance" x={x - Math.sign(x - WIDTH / 2) * 10} y={y + 5}>
            {at + 1}
          </text>
        );
      })}
    </>
  );
}

function Taxi({ x, y, isTried = false }: Point & { readonly isTried?: boolean }) {
  return (
    <g class={isTried ? "taxi tried" : "taxi"} transform={`translate(${x} ${y})`}>
      <path d={CAB} />
      <path class="windows" d={WINDOWS} />
      <circle cx="-8" cy="6" r="3.4" />
      <circle cx="9" cy="6" r="3.4" />
    </g>
  );
}
