/** The map at the table: draws the desk's scene and reports the player's input to the desk. */
import { cityOf, isLastRound, turnsLeft } from "@interchange/underground";
import { computed, effect } from "@preact/signals";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { helps } from "../../../kit/assist.ts";
import { MapBoard } from "@interchange/boards/map";
import type { Candidate, MapTarget } from "@interchange/boards/map";
import { settings } from "../../../kit/settings.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import { MapRecap } from "../panels/mapRecap.tsx";
import { Legend } from "../panels/legend.tsx";
import { DestinationRow } from "../panels/openDestinations.tsx";
import { blockAt, nameOfLine, stationOf } from "../desk/stations.ts";
import { sceneNow } from "./sceneNow.ts";
import { isSmall, lastEnd } from "./smallScreen.ts";
import { stationFacts } from "./stationFacts.ts";
import { NewsButton } from "../panels/newsButton.tsx";
import { useUndergroundDesk } from "../desk/desk.ts";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import "./stage.css";

/** `isPlain` leaves out what only a running game needs. */
export function Stage({ isPlain = false }: { readonly isPlain?: boolean }) {
  const desk = useUndergroundDesk();
  const words = undergroundWords().table;
  const scene = useMemo(() => computed(() => sceneNow(desk)), [desk]);
  useAttention(desk);
  const isWhole = desk.isWhole.value ?? false;
  useWhole(desk, isWhole);
  const classes = ["stage map-stage", desk.history.at.value !== undefined && "past", isWhole && "is-whole"];
  return (
    <div class={classes.filter(Boolean).join(" ")}>
      <DestinationRow />
      <LastRound desk={desk} />
      <div class="map-area">
        <MapBoard
          scene={scene.value}
          label={words.map(scene.value.sheet.city.file.name)}
          describeStation={(id) =>
            t.common.inTurn([stationOf(desk.shown.value, id).name, ...stationFacts(desk.shown.value, id)])
          }
          describeBlock={(block, candidates) => describeBlock(desk, block, candidates)}
          zoomInLabel={words.zoomIn}
          zoomOutLabel={words.zoomOut}
          fitLabel={words.fit}
          passengerLabel={words.passenger}
          onBlock={(_, candidates) => desk.choose(candidates)}
          onBlocks={(blocks) => desk.choose(blocks.flatMap(({ candidates }) => candidates))}
          onRefused={(block) => desk.askWhy(block)}
          onStation={(id) => desk.lookAt(desk.station.value === id ? undefined : id)}
          onLine={(line) => {
            if (helps(desk.client.assist, "trace")) desk.trace(desk.traced.value === line ? undefined : line);
          }}
          onNothing={() => desk.stepBack()}
          onHover={(target) => point(desk, target)}
          onWhole={() => (desk.isWhole.value = true)}
          onViewChange={() => {
            desk.sight.value++;
          }}
          memory={`table ${desk.client.id}`}
          speed={settings.value.motion}
          handle={desk.map}
        />
        {isWhole && (
          <button
            type="button"
            class="leave-whole"
            aria-label={words.back}
            title={words.back}
            onClick={() => desk.stepBack()}
          >
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        )}
        {!isPlain && (
          <>
            <NewsButton desk={desk} />
            <MapRecap desk={desk} />
            <div class="map-legend">
              <Legend />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** Says that the game is about to end, and when. */
function LastRound({ desk }: { readonly desk: UndergroundDesk }) {
  const view = desk.shown.value;
  if (view.stage === "over" || !isLastRound(view)) return undefined;
  return <p class="last-round">{undergroundWords().table.lastRound(turnsLeft(view))}</p>;
}

/** The whole map fills the screen of a phone. Afterwards it is near again: at the station chosen there, or the turn's. */
function useWhole(desk: UndergroundDesk, isWhole: boolean): void {
  useLayoutEffect(() => {
    const { current: map } = desk.map;
    if (!isWhole) return undefined;
    map?.fit();
    return () => map?.zoomToBuild(desk.station.peek() ?? placeToBuild(desk));
  }, [desk, isWhole]);
}

function placeToBuild(desk: UndergroundDesk): string {
  const { passenger, setup } = desk.client.view.peek();
  return lastEnd(desk.draft.drafted.peek(), desk.lines.peek()) ?? (passenger || cityOf(setup).city.start);
}

function describeBlock(desk: UndergroundDesk, block: number, candidates: readonly Candidate[]): string {
  const ways = candidates.flatMap((candidate) => [
    undergroundWords().table.station.toBuild(nameOfLine(candidate.line), candidate.cost),
    ...(desk.advice.value?.says(candidate) ?? []),
  ]);
  return t.common.inTurn([blockAt(desk.shown.value, block), ...ways]);
}

function point(desk: UndergroundDesk, target: MapTarget | undefined): void {
  const block = target?.kind === "blocks" && target.blocks.length === 1 ? target.blocks[0] : undefined;
  const [only, ...more] = block?.candidates ?? [];
  desk.hovered.value = only && !more.length ? only : undefined;
  desk.pointedStation.value = target?.kind === "station" ? target.id : undefined;
}

/**
 * Brings the decision into view. On small screens each turn starts zoomed in where the player last built, and a choice
 * of trips shows the whole map.
 */
function useAttention(desk: UndergroundDesk): void {
  // Runs before the first paint, so that the map opens there instead of moving there.
  useLayoutEffect(() => {
    let attended = "";
    let isOpening = true;
    const stop = effect(() => {
      const isDeciding = desk.isDeciding.value;
      const isTrip = desk.leg.value !== undefined;
      const { turns } = desk.client.view.value;
      // On a small screen, follow what is built.
      const drafted = isSmall() ? desk.draft.moves.value.length : 0;
      const key = isDeciding ? `${isTrip} ${turns} ${drafted}` : "";
      if (key === attended) return;
      attended = key;
      if (!isDeciding) return;
      const place = placeToBuild(desk);
      const look = (): void => {
        const { current: map } = desk.map;
        if (!isSmall()) return;
        if (isTrip) map?.fit();
        else map?.zoomToBuild(place);
      };
      if (isOpening) look();
      // Wait until the map has its size: the decision may change what is beside it.
      else requestAnimationFrame(look);
    });
    isOpening = false;
    return stop;
  }, [desk]);
}
