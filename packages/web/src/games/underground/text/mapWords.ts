/** Describes stations, lines and trips in words. */
import { cityOf, openOf, ownerOf } from "@interchange/underground";
import type { View } from "@interchange/underground";
import { sayWho } from "../../../table/desk/names.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import type { LegOption } from "../desk/forecast.ts";
import { goalsOf } from "../desk/goals.ts";
import { budgetOf } from "../panels/marks.tsx";
import { kindOf, nameOfLine, nameOfStation } from "../desk/stations.ts";
import type { OnMap } from "../desk/stations.ts";
import { linesAt, stationFacts, walkTo } from "../table/stationFacts.ts";
import { paidTo } from "../desk/telling/told.ts";
import { stretchesOf } from "./stretches.ts";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";

export function lineWords(desk: UndergroundDesk, line: string): string {
  const view = desk.shown.value;
  const owner = ownerOf(view, line);
  const track = view.pieces.filter((piece) => piece.line === line).map(({ between }) => between);
  return undergroundWords().text.line({
    name: nameOfLine(line),
    owner: owner === undefined ? undefined : sayWho(desk, owner).name,
    stretches: stretchesOf(track).map((stations) => stations.map((id) => nameOfStation(view, id))),
    ...budgetOf(view, line),
  });
}

/** The goals within reach of a line. */
export function goalWords(view: View, line: string): readonly string[] {
  const { linesSheet, symbols } = undergroundWords().table;
  const goals = goalsOf(view, line, budgetOf(view, line).left)?.slice(0, 5) ?? [];
  if (!goals.length) return [];
  return [
    undergroundWords().text.goals(
      goals.map(({ kind, id, pieces }) =>
        linesSheet.goal(kind === "terminus" ? nameOfStation(view, id) : linesSheet.connect(symbols[id] ?? id), pieces),
      ),
    ),
  ];
}

export function stationWords(view: View, id: string): string {
  const walk =
    view.passenger && view.passenger !== id
      ? [undergroundWords().table.station.walk(walkTo(view, view.passenger, id))]
      : [];
  return undergroundWords().text.facts(
    t.common.inTurn([nameOfStation(view, id), ...stationFacts(view, id), ...walk, ...spacesFrom(view, id)]),
  );
}

/** The blocks at a station with their free spaces. */
export function spacesFrom(view: View, id: string): readonly string[] {
  const { blocks } = cityOf(view.setup).city;
  return blocks
    .filter(({ between }) => between.includes(id))
    .map(({ between, spaces }) => {
      const taken = view.pieces.filter((piece) => piece.between.every((station) => between.includes(station))).length;
      return undergroundWords().text.space(
        nameOfStation(view, between[0] === id ? between[1] : between[0]),
        spaces - taken,
      );
    });
}

export function passengerWords({ setup, passenger }: View): string {
  return passenger
    ? undergroundWords().text.passenger(nameOfStation({ setup }, passenger))
    : undergroundWords().text.gone;
}

export function destinationWords(view: View): readonly string[] {
  const words = undergroundWords().text;
  return [...openOf(view, "express"), ...openOf(view, "normal")].map((id) =>
    t.common.inTurn([
      words.destination(
        nameOfStation(view, id),
        undergroundWords().table.kinds[kindOf(view, id)],
        linesAt(view, id).map(nameOfLine),
      ),
      ...(view.passenger && view.passenger !== id ? [words.walk(walkTo(view, view.passenger, id))] : []),
    ]),
  );
}

export function tripWords(desk: UndergroundDesk, options: readonly LegOption[]): readonly string[] {
  const { oracle } = undergroundWords().table;
  const { sitters, viewer } = desk.client;
  return options.map((option, at) => {
    const { trip, scores } = option;
    const said = undergroundWords().text.trip(at + 1, {
      to: nameOfStation(desk.shown.value, trip.to),
      by: oracle.by(trip.lines.map(nameOfLine)),
      pays: oracle.pays(paidTo({ sitters, viewer: viewer.value }, scores)),
    });
    return t.common.dotted([said, ...(desk.advice.value?.saysTrip?.(option) ?? [])]);
  });
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
/** An apostrophe does not split a word. */
const words = (name: string): string => plain(name.replaceAll(/['’.]/g, ""));

/** The stations that a name may mean: an exact match, else names that start with it, else names that contain it. */
export function stationsNamed({ setup }: OnMap, name: string): readonly string[] {
  const wanted = words(name);
  if (!wanted) return [];
  const { stations } = cityOf(setup).city;
  const all = stations.map((station) => [station.id, words(station.name)] as const);
  for (const fits of [
    (each: string) => each === wanted,
    (each: string) => each.startsWith(wanted),
    (each: string) => each.includes(wanted),
  ]) {
    const found = all.filter(([, each]) => fits(each));
    if (found.length) return found.map(([id]) => id);
  }
  return stations.filter(({ id }) => words(id) === wanted).map(({ id }) => id);
}

/** Finds a line by its translated name or by its name in records. */
export function lineNamed(view: View, name: string): string | undefined {
  const wanted = words(name);
  return view.lines.flat().find((line) => line === wanted || words(nameOfLine(line)) === wanted);
}
