/** The map at the table: draws the desk's scene and reports the player's input to the desk. */
import { LONDON } from "@interchange/underground";
import { computed, effect } from "@preact/signals";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { helps } from "../../../kit/assist.ts";
import { LondonMap } from "@interchange/boards/map";
import type { Candidate, MapTarget } from "@interchange/boards/map";
import { settings } from "../../../kit/settings.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import { Legend } from "../panels/legend.tsx";
import { DestinationRow } from "../panels/openDestinations.tsx";
import { blockAt, nameOfLine, stationOf } from "../desk/stations.ts";
import { sceneNow } from "./sceneNow.ts";
import { isSmall, lastEnd } from "./smallScreen.ts";
import { stationFacts } from "./stationFacts.ts";
import { NewsButton } from "../panels/newsButton.tsx";
import { useUndergroundDesk } from "../desk/desk.ts";
import { t } from "../../../words/index.ts";

/** `isPlain` leaves out what only a running game needs. */
export function Stage({ isPlain = false }: { readonly isPlain?: boolean }) {
  const desk = useUndergroundDesk();
  const words = t.underground.table;
  const scene = useMemo(() => computed(() => sceneNow(desk)), [desk]);
  useAttention(desk);
  return (
    <div class={desk.history.at.value === undefined ? "stage" : "stage past"}>
      <DestinationRow isAboveMap />
      <LondonMap
        scene={scene.value}
        label={words.map}
        describeStation={(id) => t.common.inTurn([stationOf(id).name, ...stationFacts(desk.shown.value, id)])}
        describeBlock={(block, candidates) => describeBlock(desk, block, candidates)}
        zoomInLabel={words.zoomIn}
        zoomOutLabel={words.zoomOut}
        fitLabel={words.fit}
        onBlock={(_, candidates) => desk.choose(candidates)}
        onBlocks={(blocks) => desk.choose(blocks.flatMap(({ candidates }) => candidates))}
        onRefused={(block) => desk.askWhy(block)}
        onStation={(id) => desk.lookAt(desk.station.value === id ? undefined : id)}
        onLine={(line) => {
          if (helps(desk.client.assist, "trace")) desk.trace(desk.traced.value === line ? undefined : line);
        }}
        onNothing={() => desk.stepBack()}
        onHover={(target) => point(desk, target)}
        onViewChange={() => {
          desk.sight.value++;
        }}
        memory={`table ${desk.client.id}`}
        speed={settings.value.motion}
        handle={desk.map}
      />
      {!isPlain && (
        <>
          <NewsButton desk={desk} />
          <div class="map-legend">
            <Legend />
          </div>
        </>
      )}
    </div>
  );
}

function describeBlock(desk: UndergroundDesk, block: number, candidates: readonly Candidate[]): string {
  const ways = candidates.flatMap((candidate) => [
    t.underground.table.station.toBuild(nameOfLine(candidate.line), candidate.cost),
    ...(desk.advice.value?.says(candidate) ?? []),
  ]);
  return t.common.inTurn([blockAt(block), ...ways]);
}

function point(desk: UndergroundDesk, target: MapTarget | undefined): void {
  const block = target?.kind === "blocks" && target.blocks.length === 1 ? target.blocks[0] : undefined;
  const [only, ...more] = block?.candidates ?? [];
  desk.hovered.value = only && !more.length ? only : undefined;
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
      const { turns, passenger } = desk.client.view.value;
      // On a small screen, follow what is built.
      const drafted = isSmall() ? desk.draft.moves.value.length : 0;
      const key = isDeciding ? `${isTrip} ${turns} ${drafted}` : "";
      if (key === attended) return;
      attended = key;
      if (!isDeciding) return;
      const own = lastEnd(desk.draft.drafted.peek(), desk.lines.peek());
      const look = (): void => {
        const { current: map } = desk.map;
        if (!isSmall()) return;
        if (isTrip) map?.fit();
        else map?.zoomToBuild(own ?? (passenger || LONDON.start));
      };
      if (isOpening) look();
      // Wait until the map has its size: the decision may change what is beside it.
      else requestAnimationFrame(look);
    });
    isOpening = false;
    return stop;
  }, [desk]);
}
