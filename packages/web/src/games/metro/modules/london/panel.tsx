/**
 * The circuit of the taxi, turned upright to be legible in a narrow place: the row of landmarks from top to bottom, the
 * upper lane down its right side, the lower one up its left side.
 */
import { colourOf, LEFT_ARROW, SPACES } from "@interchange/metro/modules/london/circuit";
import { LANDMARKS } from "@interchange/metro/modules/london/data";
import type { LondonAction, LondonSlice } from "@interchange/metro/modules/london/module";
import type { PanelProps, Seen } from "../face.ts";
import { TouristMark } from "../pieces.tsx";
import { aheadOf, landmarkOf, trialOf } from "./way.ts";
import type { Trial } from "./way.ts";
import { words } from "./words.ts";
import "./london.css";

const LANE = SPACES / 2;
const WIDTH = 272;
const STEP = 22;
const TOP = 46;
const BOTTOM = TOP + STEP * (LANE - 1);
const HEIGHT = BOTTOM + TOP;
const LEFT = 46;
const RIGHT = WIDTH - LEFT;
const BEND = 26;
const BESIDE = 30;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a space of the circuit, or an arrow, is drawn. */
function pointOf(space: number): Point {
  if (space >= SPACES) return { x: WIDTH / 2, y: space === LEFT_ARROW ? TOP - BEND : BOTTOM + BEND };
  return space < LANE ? { x: RIGHT, y: TOP + STEP * space } : { x: LEFT, y: BOTTOM - STEP * (space - LANE) };
}

/** Beside a space, outside the road; an arrow has the taxi on it. */
function besideOf(space: number): Point {
  const { x, y } = pointOf(space);
  return space >= SPACES ? { x, y } : { x: x + (space < LANE ? BESIDE : -BESIDE), y };
}

const ROAD = `M${LEFT} ${BOTTOM}V${TOP}q0-${BEND} ${BEND}-${BEND}H${RIGHT - BEND}q${BEND} 0 ${BEND} ${BEND}V${BOTTOM}q0 ${BEND}-${BEND} ${BEND}H${LEFT + BEND}q-${BEND} 0-${BEND}-${BEND}z`;
const CAB = "M-14 6V0q0-2 3-3l4-1 4-6H7l4 6q4 0 4 4v6z";
const WINDOWS = "M-4.5-4.2-1.6-8H1.6v3.8zM3.6-8H6l2.6 3.8h-5z";

export function LondonPanel({ seen, preview }: PanelProps<LondonSlice, LondonAction>) {
  const { slice } = seen;
  const trial = trialOf(preview);
  if (slice.row.length < LANDMARKS.length) return undefined;
  return (
    <div class="london">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={inWords(seen, trial)}>
        <path class="road" d={ROAD} />
        <path class="way" d={ROAD} />
        <Arrow {...pointOf(LEFT_ARROW)} turn={0} />
        <Arrow {...pointOf(LEFT_ARROW + 1)} turn={180} />
        {slice.row.map((landmark, place) => (
          <text key={landmark} class="landmark-label" x={WIDTH / 2} y={TOP + STEP * (2 * place + 0.5) + 5}>
            {LANDMARKS[landmark]?.name}
          </text>
        ))}
        {Array.from({ length: SPACES }, (_, space) => (
          <TouristMark key={space} setup={seen.setup} colour={colourOf(slice.row, space)} {...pointOf(space)} r={10} />
        ))}
        <Ahead slice={slice} trial={trial} />
        {slice.taxi !== null && <Taxi {...besideOf(slice.taxi)} />}
      </svg>
      <p class="quiet">{words().circuitAbout}</p>
    </div>
  );
}

function inWords({ slice, colour }: Seen<LondonSlice>, trial: Trial | undefined): string {
  const { taxi, row } = slice;
  const stands =
    taxi === null
      ? words().notYet
      : taxi >= SPACES
        ? words().onArrow
        : words().onSpace(colour(colourOf(row, taxi)), landmarkOf(row, taxi));
  const ahead = words().ahead(aheadOf(slice).map((each) => colour(each.colour)));
  return words().told([
    stands,
    ahead,
    ...(trial ? [trial.count ? words().wouldReach(trial.count) : words().wouldStay] : []),
  ]);
}

function Arrow({ x, y, turn }: Point & { readonly turn: number }) {
  return <path class="direction" d="M-9-5H1v-5L11 0 1 10V5H-9z" transform={`translate(${x} ${y}) rotate(${turn})`} />;
}

/** What the next spaces pay, and where a tile that is tried would bring the taxi. */
function Ahead({ slice, trial }: { readonly slice: LondonSlice; readonly trial: Trial | undefined }) {
  return (
    <>
      {aheadOf(slice).map(({ space }, at) => {
        const { x, y } = besideOf(space);
        if (trial?.count === at + 1)
          return (
            <g key={space}>
              <circle class="goal" cx={pointOf(space).x} cy={y} r="13.5" />
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
