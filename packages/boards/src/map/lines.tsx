/** Lines, and the sign with a line's letter. */
import type { LineEnd, LineStroke } from "@interchange/underground/drawing";
import { memo } from "../memo.ts";
import { LINE_LETTERS, lineStyle, PATTERNS } from "./palette.ts";

/** Casing, edge, colour and inner pattern along a path. */
export const Stroke = memo(({ line, path }: { readonly line: string; readonly path: string }) => {
  const pattern = PATTERNS[line];
  return (
    <g class="map-line" style={lineStyle(line)}>
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

/** The lines being traced, with a light behind them. */
export const LitLines = memo(({ lines }: { readonly lines: readonly LineStroke[] }) => (
  <>
    {lines.map(({ line, path }) => (
      <g key={line} class="map-lit" style={lineStyle(line)}>
        <path class="map-line-halo" d={path} />
        <Stroke line={line} path={path} />
      </g>
    ))}
  </>
));

/** Letters where lines end. */
export const Ends = memo(({ lines, size }: { readonly lines: readonly LineStroke[]; readonly size: number }) => (
  <>
    {lines.map(({ line, ends }) =>
      ends.map((end) => <EndSign key={`${line} ${end.station}`} line={line} end={end} size={size} />),
    )}
  </>
));

const EndSign = memo((props: { readonly line: string; readonly end: LineEnd; readonly size: number }) => (
  <g
    class="map-end"
    style={lineStyle(props.line)}
    transform={`translate(${props.end.x} ${props.end.y}) scale(${props.size})`}
  >
    <circle r="8.5" />
    <text y="4.3">{LINE_LETTERS[props.line]}</text>
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
      <EndSign line={line} end={{ station: "", x: 0, y: 0 }} size={1.15} />
    </svg>
  );
}
