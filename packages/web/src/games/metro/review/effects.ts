/** Describes what a tile does to the lines: the arguments for it and against it. */
import { metro } from "../desk/engine.ts";
import { companyOf } from "../modules/told.ts";
import { squareName } from "@interchange/metro/core";
import type { Change, Move, View } from "@interchange/metro/core";
import { preview } from "@interchange/metro/preview";
import type { Seat } from "@interchange/tabletop";
import type { Who } from "../../../words/types.ts";
import { whoIs } from "../../../table/desk/names.ts";
import type { Speaker } from "../../../table/desk/names.ts";
import { lineName } from "../desk/lines.ts";
import { boardSceneOf } from "../desk/scene.ts";
import { metroWords } from "../words.ts";

export type Placing = Extract<Move, { type: "place" }>;
export type When = "played" | "best" | "tried";

/** How many effects of each kind are mentioned. The board shows the rest. */
const MOST = 1;

function previewOf(view: View, { tile, turn, cell }: Placing) {
  return preview(metro.sceneOf(view), view, tile, { cell, turn });
}

/** Points for the seat at once; undefined for a module's action, which is told in the module's words. */
export function pointsAtOnce(view: View, seat: Seat, move: Move): number | undefined {
  if (move.type === "own") return undefined;
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

/** What makes both kinds of sentence about a tile. */
function seenBy(speaker: Speaker, view: View, seat: Seat) {
  const scene = boardSceneOf(view);
  return {
    isOwn: ({ earner }: Change): boolean => earner?.kind === "seat" && earner.seat === seat,
    effect: (change: Change) => ({
      whose: whose(speaker, change),
      line: lineName(scene, change.from),
      before: change.before,
      after: change.after,
      points: change.to === undefined ? undefined : change.points,
      isDoubled: change.factor > 1,
    }),
  };
}

/** The longest lines first, because only a few are mentioned. */
const byWeight = (of: readonly Change[]): readonly Change[] =>
  of.toSorted((one, other) => other.after - one.after || one.from - other.from).slice(0, MOST);

/** Ends in the centre, which is a good end for its owner. */
const isDoubled = ({ factor }: Change): boolean => factor > 1;

export function effectsOf(speaker: Speaker, view: View, seat: Seat, move: Placing, when: When): Said {
  const words = metroWords().review;
  const { changes, gains } = previewOf(view, move);
  const { isOwn, effect } = seenBy(speaker, view, seat);
  const isHome = (change: Change): boolean => isOwn(change) && isDoubled(change);
  const isGift = (change: Change): boolean => !isOwn(change) && isDoubled(change) && change.earner?.kind === "seat";
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
    ...byWeight(others(ended).filter((change) => !isGift(change))).map((change) => words.ends(when, effect(change))),
  ];
  const bad = [
    ...byWeight(ended.filter(isGift)).map((change) => words.ends(when, effect(change))),
    ...byWeight(ended.filter((change) => isOwn(change) && !isHome(change))).map((change) =>
      words.ends(when, effect(change)),
    ),
    ...byWeight(others(grown)).map((change) => words.grows(when, effect(change))),
  ];
  return good.length || bad.length ? { good, bad } : { good: [words.changesNothing(when)], bad: [] };
}

/** At most this many reasons are given. */
const REASONS = 2;

/**
 * What a better move does at once and the played one did not, and what it spares. Lines of companies have no side, so
 * all that a tile does to them is told.
 */
export function reasonsFor(speaker: Speaker, view: View, seat: Seat, better: Move, played: Move): readonly string[] {
  const words = metroWords().review;
  const changesOf = (move: Move): readonly Change[] =>
    move.type === "place" ? previewOf(view, move).changes.filter(({ earner }) => earner) : [];
  const { isOwn, effect } = seenBy(speaker, view, seat);
  const [now, then] = [changesOf(better), changesOf(played)];
  if (view.profits.length)
    return byWeight(now).map((is) => (is.to === undefined ? words.grows : words.ends)("best", effect(is)));
  const at = (changes: readonly Change[], from: Change["from"]): Change | undefined =>
    changes.find((change) => change.from === from);
  const isEnd = (change: Change | undefined): boolean => change?.to !== undefined;
  const isCentreEnd = (change: Change): boolean => isEnd(change) && isDoubled(change);
  const square = played.type === "place" ? squareName(played.cell) : "";
  const [more, less] = [pointsAtOnce(view, seat, better), pointsAtOnce(view, seat, played)];
  const only = (changes: readonly Change[], is: (change: Change) => boolean): readonly Change[] =>
    byWeight(changes.filter(is));
  return [
    ...only(then, (was) => isOwn(was) && isEnd(was) && !isCentreEnd(was) && !isEnd(at(now, was.from))).map((was) =>
      words.keeps(effect(was), square),
    ),
    ...(more !== undefined && less !== undefined && more > less ? [words.takesMore(more, less)] : []),
    ...only(now, (is) => !isOwn(is) && isEnd(is) && !isCentreEnd(is) && !isEnd(at(then, is.from))).map((is) =>
      words.ends("best", effect(is)),
    ),
    ...only(then, (was) => !isOwn(was) && (isCentreEnd(was) || !isEnd(was)) && at(now, was.from) === undefined).map(
      (was) => words.spares(effect(was), square),
    ),
    ...only(now, (is) => isOwn(is) && !isEnd(is) && is.after > (at(then, is.from)?.after ?? is.before)).map((is) =>
      words.grows("best", effect(is)),
    ),
  ].slice(0, REASONS);
}

function whose(speaker: Speaker, { earner }: Change): Who | undefined {
  if (earner?.kind === "company") return companyOf(speaker.setup, earner.company);
  return earner && whoIs(speaker, earner.seat);
}
