/** Draws lines, and the signs with their letters. */
import { LINE_LETTERS } from "@interchange/underground/drawing";
import type { LineEnd, LineStroke } from "@interchange/underground/drawing";
import { useLayoutEffect, useRef } from "preact/hooks";
import { memo } from "../memo.ts";
import { play, TIMES, traceTime } from "../motion.ts";
import type { Speed } from "../speed.ts";
import { lineStyle, PATTERNS } from "./palette.ts";
import type { MapScene } from "./scene.ts";

/** Casing, edge, colour and inner pattern along a path. */
export const Stroke = memo(({ line, path }: { readonly line: string; readonly path: string }) => {
  const pattern = PATTERNS[line];
  return (
    <g class="map-line" data-line={line} style={lineStyle(line)}>
      <path class="map-line-edge" d={path} />
      <path class="map-line-fill" d={path} />
      {pattern && (
        <path
          class="map-line-dash"
          d={path}
          stroke-width={pattern.width}
          stroke-dasharray={pattern.dashes || undefined}
          stroke-linecap={pattern.isRound ? "round" : "butt"}
        />
      )}
    </g>
  );
});

export const Lines = memo(({ lines }: { readonly lines: readonly LineStroke[] }) => (
  <>
    {lines.map(({ line, path }) => (
      <Stroke key={line} line={line} path={path} />
    ))}
  </>
));

export const DRAWN_ON: Keyframe[] = [
  { strokeDasharray: "0 1", opacity: 1 },
  { strokeDasharray: "1 0", opacity: 1 },
];

/** The highlighted lines, with a glow behind them. */
export const LitLines = memo((props: { readonly lines: readonly LineStroke[]; readonly speed: Speed }) => (
  <>
    {props.lines.map((stroke) => (
      <LitLine key={stroke.line} {...stroke} speed={props.speed} />
    ))}
  </>
));

const LitLine = memo(({ line, path, speed }: LineStroke & { readonly speed: Speed }) => {
  const halo = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    if (halo.current) play(halo.current, DRAWN_ON, traceTime(segmentsIn(path)), speed, "linear");
  }, [path, speed]);
  return (
    <g class="map-lit" style={lineStyle(line)}>
      <path ref={halo} class="map-line-halo" d={path} pathLength={1} />
      <Stroke line={line} path={path} />
    </g>
  );
});

/** How many straight or curved segments a path has. */
export const segmentsIn = (path: string): number => path.match(/[LCQ]/g)?.length ?? 0;

/** A mark under what others have built recently. Under the newest piece it is animated. */
export const Last = memo(({ path, speed }: { readonly path: string; readonly speed: Speed }) => {
  const newest = path.slice(path.lastIndexOf("M"));
  const drawn = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    if (drawn.current) play(drawn.current, DRAWN_ON, TIMES.byOthers, speed, "linear");
  }, [newest, speed]);
  return (
    <g class="map-last">
      <path d={path.slice(0, path.lastIndexOf("M"))} />
      <path ref={drawn} d={newest} pathLength={1} />
    </g>
  );
});

/** The letters at the ends of lines. */
export const Ends = memo((props: Pick<MapScene, "lines" | "letters"> & { readonly size: number }) => (
  <>
    {props.lines.map(({ line, ends }) =>
      ends.map((end) => (
        <EndSign
          key={`${line} ${end.station}`}
          line={line}
          letter={props.letters[line] ?? ""}
          end={end}
          size={props.size}
        />
      )),
    )}
  </>
));

interface EndSignProps {
  readonly line: string;
  readonly letter: string;
  readonly end: LineEnd;
  readonly size: number;
}

const EndSign = memo(({ line, letter, end, size }: EndSignProps) => (
  <g class="map-end" style={lineStyle(line)} transform={`translate(${end.x} ${end.y}) scale(${size})`}>
    <circle r="8.5" />
    <text y="4.3">{letter}</text>
  </g>
));

/** A line's sign for lists beside the map: a piece of the line with its colour, pattern and letter. */
export function LineMark({ line, label }: { readonly line: string; readonly label?: string | undefined }) {
  return (
    <svg
      class="line-mark"
      viewBox="-28 -11 56 22"
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <Stroke line={line} path="M-28 0L28 0" />
      <EndSign line={line} letter={LINE_LETTERS[line] ?? ""} end={{ station: "", x: 0, y: 0 }} size={1.15} />
    </svg>
  );
}
