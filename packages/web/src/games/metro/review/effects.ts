/** Describes what a tile does to the lines: the arguments for it and against it. */
import { metro } from "../desk/engine.ts";
import { companyOf } from "../modules/told.ts";
import type { Change, Move, View } from "@interchange/metro/core";
import { preview } from "@interchange/metro/preview";
import type { Seat } from "@interchange/tabletop";
import type { Who } from "../../../words/types.ts";
import { whoIs } from "../../../table/desk/names.ts";
import type { Speaker } from "../../../table/desk/names.ts";
import { lineName } from "../desk/lines.ts";
import { boardSceneOf } from "../desk/scene.ts";
import { t } from "../../../words/index.ts";

export type Placing = Extract<Move, { type: "place" }>;
export type When = "played" | "best" | "tried";

/** How many effects of each kind are mentioned. The board shows the rest. */
const MOST = 1;

export function previewOf(view: View, { tile, turn, cell }: Placing) {
  return preview(metro.sceneOf(view), view, tile, { cell, turn });
}

/** Points for the seat at once. */
export function pointsAtOnce(view: View, seat: Seat, move: Move): number {
  return move.type === "place" ? (previewOf(view, move).gains[seat] ?? 0) : 0;
}

/** How many of the seat's lines stay open or wait at their station afterwards. */
export function openLines(view: View, seat: Seat, move: Move): number {
  const mine = boardSceneOf(view)
    .stations.filter(({ owner }) => owner === seat)
    .map(({ at: place }) => place);
  const closed = new Set(view.lines.map(({ from }) => from));
  if (move.type === "place")
    for (const { from, to } of previewOf(view, move).changes) if (to !== undefined) closed.add(from);
  return mine.filter((station) => !closed.has(station)).length;
}

interface Said {
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

/** The longest lines first, because only a few are mentioned. */
export function effectsOf(speaker: Speaker, view: View, seat: Seat, move: Placing, when: When): Said {
  const words = t.metro.review;
  const { changes, gains } = previewOf(view, move);
  const scene = boardSceneOf(view);
  const isOwn = ({ earner }: Change): boolean => earner?.kind === "seat" && earner.seat === seat;
  /** Ends in the centre, which is a good end for an own line. */
  const isHome = (change: Change): boolean => isOwn(change) && change.factor > 1;
  const effect = (change: Change) => ({
    whose: whose(speaker, change),
    line: lineName(scene, change.from),
    before: change.before,
    after: change.after,
    points: change.to === undefined ? undefined : change.points,
    isDoubled: change.factor > 1,
  });
  const byWeight = (of: readonly Change[]): readonly Change[] =>
    of.toSorted((one, other) => other.after - one.after || one.from - other.from).slice(0, MOST);
  const owned = changes.filter(({ earner }) => earner);
  const ended = owned.filter(({ to }) => to !== undefined);
  const grown = owned.filter(({ to }) => to === undefined);
  const others = (of: readonly Change[]): readonly Change[] => of.filter((change) => !isOwn(change));
  const own = gains[seat] ?? 0;
  const good = [
    ...(own > 0 ? [words.takes(when, own)] : []),
    ...byWeight(ended.filter(isHome)).map((change) => words.ends(when, effect(change))),
    ...byWeight(grown.filter(isOwn)).map((change) => words.grows(when, effect(change))),
    // Cutting somebody else's line short is good.
    ...byWeight(others(ended)).map((change) => words.ends(when, effect(change))),
  ];
  const bad = [
    ...byWeight(ended.filter((change) => isOwn(change) && !isHome(change))).map((change) =>
      words.ends(when, effect(change)),
    ),
    ...byWeight(others(grown)).map((change) => words.grows(when, effect(change))),
  ];
  if (!good.length && !bad.length) return { good: [words.changesNothing(when)], bad: [] };
  const isQuiet = when === "best" && !ended.length;
  return { good: isQuiet ? [...good, words.endsNothing(when)] : good, bad };
}

function whose(speaker: Speaker, { earner }: Change): Who | undefined {
  if (earner?.kind === "company") return companyOf(speaker.setup, earner.company);
  return earner && whoIs(speaker, earner.seat);
}

/** Whether both place the same tile, in any turn. */
export function isSameTile(one: Move, other: Move): boolean {
  return one.type === "place" && other.type === "place" && one.tile === other.tile;
}
