/** Metro's board. It knows no rules: it draws a scene and reports what the player did. */
import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { TileBoardProps } from "./api.ts";
import { GridCells, stepped, targetOn } from "./gridCells.tsx";
import type { Spot } from "./gridCells.tsx";
import { handleOf } from "./handle.ts";
import { targetAt } from "./hit.ts";
import { Lines, Names, Overlay, Squares, Stations } from "./layers.tsx";
import { listen } from "./pointing.ts";
import type { Target } from "./scene.ts";
import { useZoom } from "./useZoom.ts";
import { transformOf } from "./zoom.ts";

/** Which side is up: an arrow with a shaft, since a triangle is a seat's symbol. */
const UP = "M0-14 11-1H4v14h-8V-1h-7z";
/** Fingers are less exact than mice, in board units. */
const TOUCH_REACH = 22;

export function TileBoard(props: TileBoardProps) {
  const { scene, handle, speed = "normal" } = props;
  const svg = useRef<SVGSVGElement>(null);
  const runs = useRef<SVGGElement>(null);
  const tried = scene.ghost?.cell ?? scene.picked;
  const { zoom, frame, isSmall, isZoomed, toggle } = useZoom(svg, tried, scene.sight);

  // Listeners are set once and read the latest props.
  const latest = useRef(props);
  latest.current = props;

  const hovered = useRef<Target | undefined>(undefined);
  const hover = useCallback((target: Target | undefined) => {
    if (JSON.stringify(hovered.current) === JSON.stringify(target)) return;
    hovered.current = target;
    latest.current.onHover?.(target);
  }, []);

  const activate = useCallback((target: Target | undefined) => {
    const { onSquare, onStation, onTrack } = latest.current;
    if (target?.kind === "square") onSquare?.(target.cell);
    else if (target?.kind === "station") onStation?.(target.station);
    else if (target) onTrack?.(target.station, target.cell);
  }, []);

  useLayoutEffect(() => {
    if (!svg.current) return undefined;
    return listen(svg.current, {
      zoom,
      frame,
      isSmall,
      onPoint: (point) => hover(point && targetAt(latest.current.scene, point)),
      isTwoTaps: (point) => {
        const { scene } = latest.current;
        const target = targetAt(scene, point);
        return target?.kind === "square" && target.cell === scene.ghost?.cell;
      },
      onTap: (point, event) => {
        const reach = event.pointerType === "touch" ? TOUCH_REACH : undefined;
        activate(targetAt(latest.current.scene, point, reach));
      },
    });
  }, [zoom, frame, isSmall, hover, activate]);

  const [cursor, setCursor] = useState<Spot>({ row: 0, column: 0 });
  const focusOn = useCallback(({ row, column }: Spot) => {
    svg.current?.querySelector<SVGElement>(`[data-spot="${row} ${column}"]`)?.focus();
  }, []);
  const onFocus = useCallback(
    (spot: Spot) => {
      setCursor(spot);
      hover(targetOn(spot));
    },
    [hover],
  );
  const describe = useCallback((target: Target) => {
    const { describeSquare, describeStation } = latest.current;
    return target.kind === "square" ? describeSquare(target.cell) : describeStation(target.station);
  }, []);
  const onActivate = useCallback((spot: Spot) => activate(targetOn(spot)), [activate]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = stepped(cursor, event.key);
    if (next) focusOn(next);
    else if (event.key === "Enter" || event.key === " ") onActivate(cursor);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocusOut = (event: FocusEvent): void => {
    const isStaying = event.relatedTarget instanceof Node && svg.current?.contains(event.relatedTarget);
    if (!isStaying) hover(undefined);
  };

  useLayoutEffect(() => {
    if (!handle || !svg.current || !runs.current) return undefined;
    const made = handleOf(svg.current, runs.current, { zoom, frame }, (spot) => focusOn(spot ?? cursor));
    handle.current = made;
    return () => {
      if (handle.current === made) handle.current = undefined;
    };
  }, [handle, zoom, frame, cursor, focusOn]);

  return (
    <div class="metro-board" data-speed={speed}>
      <svg
        ref={svg}
        class={`metro-drawing${scene.lit ? " is-traced" : ""}${isZoomed ? " is-zoomed" : ""}${isSmall ? " is-small" : ""}`}
        viewBox={`${-frame.margin} ${-frame.margin} ${frame.whole} ${frame.whole}`}
        role="grid"
        tabindex={-1}
        aria-label={props.label}
        aria-rowcount={10}
        aria-colcount={10}
        onKeyDown={onKeyDown}
        onFocusOut={onFocusOut}
      >
        <g class="window" style={{ transform: transformOf(zoom.value, frame) }}>
          <g aria-hidden>
            <rect class="bed" x="-8" y="-8" width="816" height="816" rx="14" />
            <path class="arrow" d={UP} transform="translate(-34 -34)" />
            {!isSmall && <Names isSmall={false} />}
            <g class="tiles">
              <Squares
                faces={scene.faces}
                last={scene.last?.at(-1)?.cell}
                isOwn={scene.last?.at(-1)?.own ?? false}
                targets={scene.targets}
                speed={speed}
              />
            </g>
            <g class="lines">
              <Lines lines={scene.lines} owners={scene.owners} isOver={scene.isOver} />
            </g>
            <Stations
              stations={scene.stations}
              owners={scene.owners}
              lit={scene.lit}
              isCentreOpen={scene.isCentreOpen}
              isOver={scene.isOver}
            />
            {isSmall && <Names isSmall />}
            {props.marks}
            <Overlay scene={scene} speed={speed} />
            <g ref={runs} />
          </g>
          <GridCells
            cursor={cursor}
            faces={scene.faces}
            stations={scene.stations}
            targets={scene.targets}
            describe={describe}
            selected={tried}
            onFocus={onFocus}
            onActivate={onActivate}
          />
        </g>
      </svg>
      {isSmall && (
        <button
          type="button"
          class="zoom-button"
          aria-label={isZoomed ? props.zoomOutLabel : props.zoomInLabel}
          onClick={toggle}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden>
            <circle cx="-1.5" cy="-1.5" r="6.5" />
            <path d={`M3.2 3.2 9 9M-4.5-1.5h6${isZoomed ? "" : "m-3-3v6"}`} />
          </svg>
        </button>
      )}
    </div>
  );
}
