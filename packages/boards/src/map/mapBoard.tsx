/** The map of a city. It knows no rules: it draws a scene and reports what the player did. */
import { useCallback, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { MapBoardProps } from "./api.ts";
import { Arrivals } from "./arrival.tsx";
import { Bands, Marks, Walks } from "./bands.tsx";
import { sightOf } from "./camera.ts";
import { Compared } from "./compared.tsx";
import { Free, Ground, Plates } from "./ground.tsx";
import { handleOf } from "./handle.ts";
import { targetAt } from "./hit.ts";
import { boostAt } from "./important.ts";
import { around } from "./labelBoxes.ts";
import { labelsAt } from "./labels.ts";
import { Ends, Last, Lines, LitLines } from "./lines.tsx";
import { Goals, Paired, TripNumbers } from "./goals.tsx";
import { Choices, Ghost, Numbers, Pluses, Worths } from "./overlay.tsx";
import { PassengerArrow } from "./passengerArrow.tsx";
import { listen } from "./pointing.ts";
import { stationsOn } from "./mapScene.ts";
import type { MapTarget } from "./scene.ts";
import { Labels, Passenger, Stations } from "./stations.tsx";
import { Dots, Glow, middleOf, sortedChoices } from "./starts.tsx";
import { SmallMap } from "./smallMap.tsx";
import { Stops } from "./stops.tsx";
import { skipMotion } from "../motion.ts";
import { useShown } from "../shown.ts";
import { useCamera } from "./useCamera.ts";
import { useCursor, ZOOM_STEP } from "./useCursor.ts";
import { keyOf } from "./walk.ts";
import { ZoomButtons } from "./zoomButtons.tsx";

/** Below this scale, patterns and letters are too small to read and only get in the way. */
const FAR = 0.36;
const LETTERS_FROM = 0.5;
/** Half of a plus. */
const PLUS = 9;
/** Signs on lines have a size on the screen, within limits of the map: discs of about 14 and 15 pixels. */
const within = (least: number, size: number, most: number): number => Math.max(least, Math.min(most, size));
const signSize = (scale: number): number => within(0.9, 0.8 / scale, 1.35);
const plusSize = (scale: number): number => within(1, 1 / scale, 2);

export function MapBoard(props: MapBoardProps) {
  const { scene, handle, speed = "normal" } = props;
  const svg = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const runs = useRef<SVGGElement>(null);
  const surface = useRef<SVGRectElement>(null);
  // Listeners are set once and read the latest props.
  const latest = useRef(props);
  latest.current = props;
  const camera = useCamera(svg, world, latest);
  const detail = camera.detail.value;
  const [settled, pane] = [camera.settled.value, camera.pane.value];

  const hovered = useRef("");
  const hover = useCallback((target: MapTarget | undefined) => {
    const key = keyOf(target);
    if (hovered.current === key) return;
    hovered.current = key;
    surface.current?.toggleAttribute("data-pointed", target !== undefined);
    latest.current.onHover?.(target);
  }, []);

  const activate = useCallback((target: MapTarget | undefined) => {
    const { onBlock, onBlocks, onRefused, onStation, onLine, onNothing } = latest.current;
    if (!target) return onNothing?.();
    if (target.kind === "station") return onStation?.(target.id);
    if (target.kind === "refused") return onRefused?.(target.block);
    if (target.kind === "line") return onLine?.(target.line, target.block);
    const [only, ...more] = target.blocks;
    if (more.length) return onBlocks?.(target.blocks);
    if (only) onBlock?.(only.block, only.candidates);
  }, []);

  useLayoutEffect(() => {
    if (!svg.current) return undefined;
    return listen(svg.current, camera, {
      onPoint: (point, reach) => hover(point && targetAt(latest.current.scene, point, reach)),
      isTwoTaps: (point, reach) => targetAt(latest.current.scene, point, reach)?.kind === "blocks",
      onTap: (point, reach) => {
        if (runs.current) skipMotion(runs.current);
        activate(targetAt(latest.current.scene, point, reach));
      },
    });
  }, [camera, hover, activate]);

  const { stop, focusOn, onFocus, onActivate, describe } = useCursor(svg, camera, latest, { hover, activate });

  useLayoutEffect(() => {
    if (!handle || !svg.current || !runs.current) return undefined;
    const made = handleOf(svg.current, runs.current, camera, latest, (id) =>
      focusOn({ kind: "station", id: id ?? latest.current.scene.sheet.city.start }),
    );
    handle.current = made;
    return () => {
      if (handle.current === made) handle.current = undefined;
    };
  }, [handle, camera, focusOn]);

  const { sheet } = scene;
  const boost = boostAt(detail);
  // Names are drawn once the map has its size, since their places depend on it. The parts for keyboards come after
  // them.
  const isShown = useShown();
  const isNamed = useShown(isShown);
  const lit = useMemo(() => scene.lines.filter(({ line }) => scene.lit?.has(line)), [scene.lines, scene.lit]);
  const litStations = useMemo(() => scene.lit && stationsOn(scene.spaces, scene.lit), [scene.spaces, scene.lit]);
  const passenger = scene.stations.find((station) => station.isPassengerHere);
  const choices = useMemo(
    () => sortedChoices({ choices: scene.choices, stations: scene.stations }),
    [scene.choices, scene.stations],
  );
  const hasSigns = detail >= LETTERS_FROM;
  const offered = useMemo(() => [...choices.ends, ...choices.near], [choices]);
  const sight = useMemo(
    () => ({ ...sightOf(settled, pane), signs: offered.map((choice) => around(...middleOf(choice), PLUS, PLUS)) }),
    [settled, pane, offered],
  );
  const labels = useMemo(
    () => (isShown ? labelsAt(scene.stations, detail, sheet, sight) : []),
    [isShown, scene.stations, detail, sheet, sight],
  );
  const signs = useMemo(
    () => [...offered, ...scene.drafted, ...scene.recap, ...(scene.ghost ? [scene.ghost] : [])],
    [offered, scene.drafted, scene.recap, scene.ghost],
  );
  const classes = ["map-drawing", scene.lit && "is-traced", detail < FAR && "is-far"];
  return (
    <div
      class="map-board"
      data-speed={speed}
      data-fit={camera.isFit.value || undefined}
      data-legend={camera.hasLegend.value || undefined}
    >
      <svg
        ref={svg}
        class={classes.filter(Boolean).join(" ")}
        role="application"
        tabindex={-1}
        aria-label={props.label}
      >
        {/* Catches all pointers: a cursor on the drawing itself would be inherited by every node. */}
        <rect ref={surface} class="map-surface" width="100%" height="100%" aria-hidden />
        <g class="map-world" ref={world}>
          <g aria-hidden>
            <Ground sheet={sheet} />
            <Glow near={choices.near} stations={scene.stations} />
            <g class="map-network">
              <Bands trips={scene.trips} speed={speed} />
              <Marks marks={scene.marks} />
              <Free free={scene.free} />
              {scene.last && <Last path={scene.last} speed={speed} />}
              <Lines lines={scene.lines} />
            </g>
            <LitLines lines={lit} speed={speed} />
            <Arrivals pieces={scene.drafted} speed={speed} />
            <Arrivals pieces={scene.recap} speed={speed} />
            <Choices choices={choices.ends} />
            <Dots far={choices.far} near={choices.near} hasPluses={hasSigns} />
            <Walks trips={scene.trips} />
            <Plates sheet={sheet} />
            <Goals sheet={sheet} trips={scene.trips} boost={boost} />
            {scene.paired && <Paired sheet={sheet} paired={scene.paired} />}
            <Stations stations={scene.stations} boost={boost} lit={litStations} />
            {hasSigns && <Ends lines={scene.lit ? lit : scene.lines} letters={scene.letters} size={signSize(detail)} />}
            <Labels labels={labels} stations={scene.stations} lit={litStations} />
            {hasSigns && <Pluses choices={offered} size={plusSize(detail)} />}
            <Worths choices={scene.choices} size={plusSize(detail)} />
            <TripNumbers
              sheet={sheet}
              trips={scene.trips}
              labels={labels}
              signs={signs}
              boost={boost}
              size={plusSize(detail)}
              sight={sight.box}
            />
            <Numbers pieces={scene.recap} size={plusSize(detail)} />
            <Numbers pieces={scene.drafted} size={plusSize(detail)} />
            {scene.ghost && <Ghost ghost={scene.ghost} size={plusSize(detail)} />}
            <Compared pieces={scene.compared} size={plusSize(detail)} />
            {passenger && <Passenger x={passenger.x} y={passenger.y} boost={boost} />}
            <g ref={runs} />
          </g>
          {isNamed && (
            <Stops
              stations={scene.stations}
              choices={scene.choices}
              lines={scene.lines}
              sheet={sheet}
              cursor={stop}
              describe={describe}
              onFocus={onFocus}
              onActivate={onActivate}
            />
          )}
        </g>
      </svg>
      {!camera.isFit.value && (
        <SmallMap
          camera={camera}
          label={props.fitLabel}
          onWhole={props.onWhole}
          lines={scene.lines}
          free={scene.free}
          stations={scene.stations}
        />
      )}
      {passenger && props.passengerLabel !== undefined && (
        <PassengerArrow camera={camera} label={props.passengerLabel} passenger={passenger} />
      )}
      <ZoomButtons camera={camera} step={ZOOM_STEP} {...props} />
    </div>
  );
}
