/**
 * The swing graph: the expected final margin after every decision. Two seats share one line between both colours; with
 * more, each has its own and the viewer's is drawn in ink. Keyboards and screen readers use it as a slider, and a press
 * picks a point.
 */
import type { Seat } from "@interchange/tabletop";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { DASHES } from "@interchange/boards/palette";
import { SIGNS } from "./glyph.tsx";
import { scaleFor, SHARES } from "./scale.ts";
import type { Scale } from "./scale.ts";
import type { SwingPoint } from "./swing.ts";
import { t } from "../../../words/index.ts";
import "./swingGraph.css";

export type Measure = "margin" | "win";

export interface SwingGraphProps {
  readonly points: readonly SwingPoint[];
  /** The number of all decisions, valued or not. */
  readonly all: number;
  readonly mine: Seat;
  readonly measure: Measure;
  readonly style: (seat: Seat) => Readonly<Record<string, string>>;
  /** The axis labels: decisions made, and the move number that people count. */
  readonly ticks: readonly (readonly [after: number, number: number])[];
  /** How many decisions were made before the current one. */
  readonly at: number;
  /** The cursor's label, and its text for screen readers. */
  readonly flag: string;
  readonly said: string;
  readonly label: string;
  readonly onGo?: ((index: number) => void) | undefined;
}

export function SwingGraph(props: SwingGraphProps) {
  const { points, all, at, onGo } = props;
  const box = useRef<HTMLDivElement>(null);
  const [width, height] = useSize(box);
  const room = width < 560 ? TIGHT : WIDE;
  const x = (after: number): number => room.left + (after / (all + 1)) * (width - room.left - room.right);
  const point = (event: PointerEvent): void => {
    if (!box.current || !onGo || (event.type === "pointermove" && !event.buttons)) return;
    const share =
      (event.clientX - box.current.getBoundingClientRect().left - room.left) / (width - room.left - room.right);
    onGo(Math.max(0, Math.min(all - 1, Math.round(share * (all + 1)) - 1)));
  };
  const drawing = width > 0 && points.length > 0 && <Drawing {...props} room={room} x={x} size={[width, height]} />;
  if (!onGo)
    return (
      <div ref={box} class="swing-graph" role="img" aria-label={props.label}>
        {drawing}
      </div>
    );
  return (
    <div
      ref={box}
      class="swing-graph can-go"
      role="slider"
      tabIndex={0}
      aria-label={props.label}
      aria-valuemin={1}
      aria-valuemax={Math.max(1, all)}
      aria-valuenow={at + 1}
      aria-valuetext={props.said}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={point}
    >
      {drawing}
    </div>
  );
}

interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The most steps that a scale may have. */
  readonly steps: number;
}
const WIDE: Room = { left: 44, right: 16, top: 34, bottom: 24, steps: 4 };
const TIGHT: Room = { left: 4, right: 4, top: 8, bottom: 4, steps: 3 };

function useSize(box: { readonly current: HTMLElement | null }): readonly [width: number, height: number] {
  const [size, setSize] = useState<readonly [number, number]>([0, 0]);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const measure = (): void => {
      setSize([current.clientWidth, current.clientHeight]);
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(current);
    return () => {
      watching.disconnect();
    };
  }, [box]);
  return size;
}

interface DrawingProps extends SwingGraphProps {
  readonly room: Room;
  readonly x: (after: number) => number;
  readonly size: readonly [width: number, height: number];
}

function Drawing({ points, mine, measure, style, ticks, at, flag, room, x, size }: DrawingProps) {
  const [width, height] = size;
  const id = useId();
  const seats = points[0]?.margins.length ?? 0;
  const isDuel = seats === 2;
  const scale = measure === "win" ? SHARES : scaleFor(valuesIn(points, mine, isDuel), room.steps);
  const y = (value: number): number =>
    room.top + ((scale.high - value) / (scale.high - scale.low)) * (height - room.top - room.bottom);
  const base = y(measure === "win" ? 0.5 : 0);
  const value = (point: SwingPoint, seat: Seat): number | undefined =>
    measure === "win" ? point.wins[seat] : point.margins[seat];
  const pathOf = (seat: Seat): string =>
    points
      .flatMap((point) => {
        const height = value(point, seat);
        return height === undefined ? [] : [`${x(point.after).toFixed(1)} ${y(height).toFixed(1)}`];
      })
      .reduce((path, spot) => (path ? `${path}L${spot}` : `M${spot}`), "");
  const own = pathOf(mine);
  const ends = [points[0]?.after ?? 0, points.at(-1)?.after ?? 0] as const;
  const isTight = room === TIGHT;
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== mine);
  const area = own && `${own}L${x(ends[1])} ${base}L${x(ends[0])} ${base}Z`;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {!isTight && <Ticks scale={scale} y={y} measure={measure} left={room.left} right={width - room.right} />}
      {measure === "margin" && <Band points={points} x={x} y={y} />}
      {isDuel && (
        <>
          <clipPath id={`${id}a`}>
            <rect x="0" y="0" width={width} height={Math.max(0, base)} />
          </clipPath>
          <clipPath id={`${id}b`}>
            <rect x="0" y={base} width={width} height={Math.max(0, height - base)} />
          </clipPath>
          <path class="swing-ahead" d={area} clip-path={`url(#${id}a)`} style={style(mine)} />
          <path class="swing-ahead" d={area} clip-path={`url(#${id}b)`} style={style(others[0] ?? 0)} />
        </>
      )}
      <path class="swing-zero" d={`M${isTight ? 0 : room.left} ${base}H${width - room.right}`} />
      {!isDuel &&
        others.map((seat) => (
          <path key={seat} class="swing-other" d={pathOf(seat)} style={style(seat)} stroke-dasharray={DASHES[seat]} />
        ))}
      <path class="swing-line" d={own} />
      {!isTight &&
        ticks.map(([after, number]) => (
          <text key={after} class="swing-tick" x={x(after)} y={height - 6} text-anchor="middle">
            {number}
          </text>
        ))}
      {points.map((point) => {
        const { move } = point;
        if (!move || (move.mark !== "blunder" && move.mark !== "inaccuracy")) return undefined;
        const height = value(point, isDuel ? mine : move.seat);
        if (height === undefined) return undefined;
        return <Spot key={point.after} mark={move.mark} x={x(point.after)} y={y(height)} isSmall={isTight} />;
      })}
      {at >= 0 && <Cursor x={x(at + 1)} top={isTight ? 0 : 6} bottom={height - (isTight ? 0 : room.bottom)} />}
      {!isTight && <Flag x={x(at + 1)} width={width} text={flag} />}
    </svg>
  );
}

/** All values that the scale has to cover. */
function valuesIn(points: readonly SwingPoint[], mine: Seat, isDuel: boolean): readonly number[] {
  return points.flatMap(({ margins, band }) => [...(band ?? []), ...(isDuel ? [margins[mine] ?? 0] : margins)]);
}

interface TicksProps {
  readonly scale: Scale;
  readonly y: (value: number) => number;
  readonly measure: Measure;
  readonly left: number;
  readonly right: number;
}

function Ticks({ scale, y, measure, left, right }: TicksProps) {
  const words = t.review.graph;
  return (
    <>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path class="swing-grid" d={`M${left} ${y(tick)}H${right}`} />
          <text class="swing-tick" x={left - 8} y={y(tick) + 4} text-anchor="end">
            {measure === "win" ? words.percent(tick * 100) : words.tick(tick)}
          </text>
        </g>
      ))}
    </>
  );
}

/** The band that holds 80% of the possible endings. */
function Band({ points, x, y }: Pick<SwingGraphProps, "points"> & Pick<DrawingProps, "x"> & Pick<TicksProps, "y">) {
  const known = points.flatMap(({ after, band }) => (band ? [{ after, low: band[0], high: band[1] }] : []));
  if (known.length < 2) return undefined;
  const upper = known.map(({ after, high }) => `${x(after).toFixed(1)} ${y(high).toFixed(1)}`);
  const lower = known.map(({ after, low }) => `${x(after).toFixed(1)} ${y(low).toFixed(1)}`).toReversed();
  return <path class="swing-band" d={`M${[...upper, ...lower].join("L")}Z`} />;
}

interface SpotProps {
  readonly mark: "blunder" | "inaccuracy";
  readonly x: number;
  readonly y: number;
  readonly isSmall: boolean;
}

function Spot({ mark, x, y, isSmall }: SpotProps) {
  const radius = mark === "blunder" ? (isSmall ? 6 : 9) : isSmall ? 3.5 : 5;
  return (
    <g class={`swing-spot is-${mark}`} transform={`translate(${x} ${y})`}>
      <circle r={radius} />
      {mark === "blunder" && !isSmall && (
        <text y="4" text-anchor="middle">
          {SIGNS.blunder}
        </text>
      )}
    </g>
  );
}

function Cursor({ x, top, bottom }: { readonly x: number; readonly top: number; readonly bottom: number }) {
  return <path class="swing-cursor" d={`M${x} ${top}V${bottom}`} />;
}

/** About as wide as its text, on the side that has room. */
function Flag({ x, width, text }: { readonly x: number; readonly width: number; readonly text: string }) {
  const wide = text.length * 6.6 + 22;
  const left = x + 12 + wide > width ? x - 12 - wide : x + 12;
  return (
    <g class="swing-flag" transform={`translate(${Math.max(0, left)} 4)`}>
      <rect width={wide} height="24" rx="7" />
      <text x={wide / 2} y="17" text-anchor="middle">
        {text}
      </text>
    </g>
  );
}
