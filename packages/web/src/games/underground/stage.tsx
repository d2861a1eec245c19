/** The map on the table: shows the desk's scene and tells the desk what the person did. */
import { known } from "@interchange/tabletop";
import { LONDON, LONDON_MAP, tracksOf, wayOf } from "@interchange/underground";
import { computed, effect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { helps } from "../../parts/assist.ts";
import { startWords } from "../../parts/words/words.ts";
import { undergroundWords } from "./undergroundWords.ts";
import { distanceTo, SNAP } from "@interchange/boards/map";
import { LondonMap } from "@interchange/boards/map";
import { mapSceneOf } from "@interchange/boards/map";
import { seenOn } from "./places.ts";
import type { Candidate, MapTarget, MapScene, TripPreview } from "@interchange/boards/map";
import { onLiveEvent } from "../../table/fresh.ts";
import { settings } from "../../parts/settings.ts";
import type { UndergroundDesk } from "./desk.ts";
import type { Leg, LegOption } from "./forecast.ts";
import { blockAt, nameOfLine, stationOf } from "./places.ts";
import { isSmall, lastEnd } from "./smallScreen.ts";
import { stationFacts } from "./stationFacts.ts";
import { useUndergroundDesk } from "./useUndergroundDesk.ts";

export function Stage() {
  const desk = useUndergroundDesk();
  const words = undergroundWords();
  const scene = useMemo(() => computed(() => sceneNow(desk)), [desk]);
  const tapped = useRef<PointerEvent | undefined>(undefined);
  useTrips(desk);
  useAttention(desk);
  return (
    <div
      class={classOf(desk)}
      onPointerUpCapture={(event) => {
        tapped.current = event;
      }}
    >
      <LondonMap
        scene={scene.value}
        label={words.map}
        describeStation={(id) => startWords().inTurn([stationOf(id).name, ...stationFacts(desk.shown.value, id)])}
        describeBlock={describeBlock}
        zoomInLabel={words.zoomIn}
        zoomOutLabel={words.zoomOut}
        fitLabel={words.fit}
        onBlock={(block, candidates) => tapBlock(desk, block, candidates)}
        onBlocks={(blocks) => desk.choose(blocks.flatMap(({ candidates }) => candidates))}
        onStation={(id) => desk.lookAt(desk.station.value === id ? undefined : id)}
        onLine={(line, block) => tapLine(desk, line, block)}
        onNothing={() => tapNothing(desk, tapped.current)}
        onHover={(target) => point(desk, target)}
        memory={`table ${desk.client.id}`}
        speed={settings.value.motion}
        handle={desk.map}
      />
    </div>
  );
}

function classOf(desk: UndergroundDesk): string {
  if (desk.history.at.value !== undefined) return "stage past";
  return desk.trips.value.length || desk.pointedTrip.value ? "stage is-sending" : "stage";
}

function sceneNow(desk: UndergroundDesk): MapScene {
  const { shown, candidates, ghost, news, traced, station } = desk;
  const isTracing = traced.value !== undefined && ghost.value === undefined;
  return mapSceneOf(seenOn(shown.value), {
    candidates: candidates.value,
    ghost: ghost.value,
    last: news.value,
    trips: tripsNow(desk),
    lit: isTracing ? new Set([traced.value ?? ""]) : undefined,
    found: station.value === undefined ? undefined : new Set([station.value]),
  });
}

/** The ways to show: those to choose from, that of the piece being tried, or calmly where he would go now. */
function tripsNow(desk: UndergroundDesk): readonly TripPreview[] {
  const pointed = desk.pointedTrip.value;
  if (pointed) return [previewOf(pointed, false)];
  if (desk.trips.value.length)
    return desk.trips.value.map((option, at) => previewOf(option, at !== desk.tripAt.value)).toReversed();
  if (desk.traced.value !== undefined) return [];
  const tried = desk.tried.value;
  return waysOf(tried ? tried.forecast : desk.forecast.value);
}

function waysOf(leg: Leg | undefined): readonly TripPreview[] {
  return (leg?.options ?? []).flatMap((option, at) => [
    previewOf(option, at > 0),
    ...(option.next?.options ?? []).map((next) => previewOf(next, at > 0)),
  ]);
}

const previewOf = ({ way, scores }: LegOption, isAlternative: boolean): TripPreview => ({ way, scores, isAlternative });

function describeBlock(block: number, candidates: readonly Candidate[]): string {
  const ways = candidates.map(({ line, cost }) => undergroundWords().station.toBuild(nameOfLine(line), cost));
  return startWords().inTurn([blockAt(block), ...ways]);
}

function tapBlock(desk: UndergroundDesk, block: number, candidates: readonly Candidate[]): void {
  const chosen = desk.chosen.value;
  if (settings.value.doubleTap && chosen?.block === block) void desk.build();
  else desk.choose(candidates);
}

function tapLine(desk: UndergroundDesk, line: string, block: number): void {
  if (desk.candidates.value.length && desk.line.value !== undefined) desk.askWhy(block);
  else if (helps(desk.client.assist, "trace")) desk.trace(desk.traced.value === line ? undefined : line);
}

/** A tap on a block where nothing may be built is a question; anywhere else it lets go. */
function tapNothing(desk: UndergroundDesk, event: PointerEvent | undefined): void {
  const world = event?.target instanceof Element ? event.target.closest("svg")?.querySelector(".map-world") : undefined;
  const matrix = world instanceof SVGGElement ? world.getScreenCTM() : undefined;
  if (!event || !matrix || !desk.candidates.value.length) {
    desk.stepBack();
    return;
  }
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  let nearest: number | undefined;
  let best = SNAP / matrix.a;
  for (const [block, { between }] of LONDON.blocks.entries()) {
    const [a, b] = [known(LONDON_MAP.stations[between[0]]), known(LONDON_MAP.stations[between[1]])];
    const away = distanceTo({ x1: a.x, y1: a.y, x2: b.x, y2: b.y }, [x, y]);
    if (away < best) [nearest, best] = [block, away];
  }
  if (nearest === undefined) desk.stepBack();
  else desk.askWhy(nearest);
}

function point(desk: UndergroundDesk, target: MapTarget | undefined): void {
  const block = target?.kind === "blocks" && target.blocks.length === 1 ? target.blocks[0] : undefined;
  desk.cursor.value = block?.block;
  const [only, ...more] = block?.candidates ?? [];
  desk.hovered.value = only && !more.length ? only : undefined;
}

/** The passenger goes along his way whenever he has travelled. */
function useTrips(desk: UndergroundDesk): void {
  useEffect(
    () =>
      onLiveEvent(desk, (event) => {
        if (event.type !== "travelled") return;
        void desk.map.current?.playTrip(wayOf(tracksOf(desk.client.view.peek()), event.from, event));
      }),
    [desk],
  );
}

/**
 * Brings into sight what is to be decided. On a small screen each turn begins close enough to build, where the person
 * last built; a trip is shown on all of the map there, and around the passenger elsewhere.
 */
function useAttention(desk: UndergroundDesk): void {
  useEffect(() => {
    let attended = "";
    return effect(() => {
      const isDeciding = desk.isDeciding.value;
      const view = desk.client.view.value;
      const { stage, passenger, pieces, turns } = view;
      // Where little of the map is seen, it follows what is built.
      const built = stage === "build" && isSmall() ? pieces.length : 0;
      const key = isDeciding ? `${stage} ${turns} ${built}` : "";
      if (key === attended) return;
      attended = key;
      if (!isDeciding) return;
      const own = lastEnd(view, desk.lines.peek());
      // The map takes its size first.
      requestAnimationFrame(() => {
        const { current: map } = desk.map;
        if (stage !== "build") {
          if (isSmall()) map?.fit();
          else map?.centreOn(passenger);
        } else if (isSmall()) map?.zoomToBuild(own ?? (passenger || LONDON.start));
      });
    });
  }, [desk]);
}
