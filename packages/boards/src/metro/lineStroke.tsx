import { bridgesOf, DASHES, cornerOf, entryPoint, linePath } from "@interchange/metro/drawing";
import type { Colour } from "@interchange/metro/drawing";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Speed } from "../speed.ts";
import { memo } from "../memo.ts";
import { play, traceTime } from "../motion.ts";
import { seatStyle } from "./palette.ts";
import type { SceneLine } from "./scene.ts";

interface LineProps {
  readonly line: SceneLine;
  readonly colour: Colour | undefined;
}

interface OpenEndProps extends Pick<LineProps, "colour"> {
  readonly waits: NonNullable<SceneLine["waits"]>;
}

/** A line as one stroke: casing, edge, colour and dashes. Where it crosses itself, the upper pass is drawn again. */
export const LineStroke = memo(({ line, colour, isFaded = false }: LineProps & { readonly isFaded?: boolean }) => (
  <g class={isFaded ? "line is-finished" : "line"} style={seatStyle(colour)}>
    <Strokes path={linePath(line)} begins={0} line={line} />
    {bridgesOf(line).map(({ path, begins }) => (
      <Strokes key={path} path={path} begins={begins} line={line} />
    ))}
  </g>
));

function Strokes({ path, begins, line }: { readonly path: string; readonly begins: number; readonly line: SceneLine }) {
  const dashes = line.owner === undefined ? undefined : DASHES[line.owner];
  return (
    <>
      <path class="line-casing" d={path} />
      <path class="line-edge" d={path} />
      <path class="line-fill" d={path} />
      {dashes && (
        <path
          class={/(^| )0 /.test(dashes) ? "line-dash is-dotted" : "line-dash"}
          d={path}
          stroke-dasharray={dashes}
          stroke-dashoffset={begins}
        />
      )}
    </>
  );
}

/** A line that is highlighted or changed by the ghost: it glows, and is drawn out from its station. */
export const LitLine = memo(({ line, colour, speed }: LineProps & { readonly speed: Speed }) => {
  const halo = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    if (halo.current)
      play(
        halo.current,
        [
          { strokeDasharray: "0 1", opacity: 1 },
          { strokeDasharray: "1 0", opacity: 1 },
        ],
        traceTime(line.passes.length),
        speed,
        "linear",
      );
  }, [line, speed]);
  return (
    <g class="lit" style={seatStyle(colour)}>
      <path ref={halo} class="line-halo" d={linePath(line)} pathLength={1} />
      <LineStroke line={line} colour={colour} />
    </g>
  );
});

/** The dot where an open line waits for a tile. */
export const OpenEnd = memo(({ waits: { cell, side }, colour }: OpenEndProps) => {
  const [x, y] = cornerOf(cell);
  const [dx, dy] = entryPoint(side);
  return <circle class="open-end" cx={x + dx} cy={y + dy} r="8" style={seatStyle(colour)} />;
});
