/** Finds the numbers that the viewer knows, and what they pay as things stand. */
import type { Award, Line, Preview, Scene } from "@interchange/metro/core";
import { numberedStations } from "@interchange/metro/modules/numbered-stations/module";
import type { NumbersSlice } from "@interchange/metro/modules/numbered-stations/module";
import { UNKNOWN } from "@interchange/metro/modules/numbered-stations/numbers";
import type { Seat } from "@interchange/tabletop";
import type { Seen } from "../moduleView.ts";

export type NumbersSeen = Seen<NumbersSlice>;

/** The numbers of a seat in order, unknown ones first. */
export function numbersOf({ slice }: Pick<NumbersSeen, "slice">, seat: Seat): readonly number[] {
  return slice.groups.flatMap(({ held }) => held[seat] ?? []).toSorted((one, other) => one - other);
}

export function ownNumbers(seen: NumbersSeen): readonly number[] {
  const { viewer } = seen.view;
  return typeof viewer === "number" ? numbersOf(seen, viewer).filter((number) => number !== UNKNOWN) : [];
}

/** What each number would pay if the game ended now. Numbers that the viewer does not know pay nobody here. */
export function paidBy({ scene }: Pick<NumbersSeen, "scene">): ReadonlyMap<number, number> {
  return new Map(awardsOn(scene, scene.lines).map(({ reason, points }) => [Number(reason.split("-")[1]), points]));
}

/** The viewer's total, including the lines that a tile would end. */
export function paidTo({ scene, view }: Pick<NumbersSeen, "scene" | "view">, preview?: Preview): number {
  const ended = (preview?.changes ?? []).flatMap(({ from, to, after, points, earner }): readonly Line[] =>
    to === undefined ? [] : [{ from, to, length: after, points, ...(earner && { earner }) }],
  );
  return awardsOn(scene, [...scene.lines, ...ended])
    .filter(({ to }) => to.kind === "seat" && to.seat === view.viewer)
    .reduce((sum, { points }) => sum + points, 0);
}

/** Asks the module itself, so that the result is the same as at the end. */
function awardsOn(scene: Scene, lines: readonly Line[]): readonly Award[] {
  const ended = Object.create(scene, { lines: { value: lines } }) as Scene;
  return numberedStations.finalAwards?.([], ended) ?? [];
}
