/** Makes the map's scene from the state of the desk. */
import { mapSceneOf } from "@interchange/boards/map";
import { blockOf, seenOn } from "../desk/stations.ts";
import type { MapScene, TripPreview } from "@interchange/boards/map";
import { cityOf, partnerOf, tracksOf, wayOf } from "@interchange/underground";
import type { UndergroundDesk } from "../desk/desk.ts";
import { recapped } from "../desk/recap.ts";
import type { Leg, LegOption } from "../desk/forecast.ts";

export function sceneNow(desk: UndergroundDesk): MapScene {
  const { shown, candidates, ghost, history, traced, station, told, staged, draft } = desk;
  const isTracing = traced.value !== undefined && ghost.value === undefined;
  const drafted = draftedNow(desk);
  const isMoving = staged.value !== undefined;
  return mapSceneOf(seenOn(shown.value), {
    candidates: isMoving ? undefined : (desk.advice.value?.candidates() ?? candidates.value),
    ghost: ghost.value && { ...ghost.value, slot: draft.done.value.length + draft.moves.value.length + 1 },
    drafted,
    marked: markedNow(desk),
    recap: told.value ? undefined : recapped(desk).flatMap(({ pieces }) => pieces),
    last: told.value?.pieces ?? (history.at.value === undefined ? undefined : shown.value.pieces.slice(-1)),
    trips: isMoving ? undefined : tripsNow(desk),
    lit: isTracing ? new Set([traced.value ?? ""]) : undefined,
    found: station.value === undefined ? undefined : new Set([station.value]),
    paired: pairedNow(desk),
  });
}

/** The connection station that is pointed at or shown, and its partner. */
function pairedNow({ station, pointedStation, shown }: UndergroundDesk): ReadonlySet<string> | undefined {
  const id = pointedStation.value ?? station.value;
  const partner = id && partnerOf(cityOf(shown.value.setup), shown.value.symbols, id);
  return partner ? new Set([id, partner]) : undefined;
}

/** The drafted pieces with their slots, while the draft is shown. */
function draftedNow({ draft, history, staged, shown }: UndergroundDesk) {
  if (history.at.value !== undefined || staged.value) return [];
  const sent = draft.done.value.length;
  return draft.future.value.steps.flatMap(({ move }, at) =>
    move.type === "build" ? [{ block: blockOf(shown.value, move), line: move.line, slot: sent + at + 1 }] : [],
  );
}

/** The blocks that a question or a refusal is about. */
function markedNow({ asked, whyNot, pointedBlock }: UndergroundDesk): readonly number[] {
  if (whyNot.value) return [whyNot.value.block];
  const blocks = new Set(asked.value?.map(({ block }) => block));
  const pointed = pointedBlock.value;
  return pointed !== undefined && blocks.has(pointed) ? [pointed] : [...blocks];
}

/** The trips to show: the one in the log, those to choose from, or the forecast. */
function tripsNow(desk: UndergroundDesk): readonly TripPreview[] {
  const { told, pointedTrip, trips, tripAt, traced, tried, forecast, shown } = desk;
  if (told.value) {
    const { trip } = told.value;
    return trip ? [{ way: wayOf(tracksOf(shown.value), trip.from, trip) }] : [];
  }
  if (pointedTrip.value) return [previewOf(pointedTrip.value, false)];
  if (trips.value.length) return trips.value.map((option, at) => previewOf(option, at !== tripAt.value)).toReversed();
  if (traced.value !== undefined) return [];
  return waysOf(tried.value ? tried.value.forecast : forecast.value);
}

function waysOf(leg: Leg | undefined): readonly TripPreview[] {
  return (leg?.options ?? []).flatMap((option, at) => [
    previewOf(option, at > 0),
    ...(option.next?.options ?? []).map((next, place) => previewOf(next, at > 0 || place > 0)),
  ]);
}

const previewOf = ({ order, way }: LegOption, isAlternative: boolean): TripPreview => ({
  order,
  way,
  isAlternative,
});
