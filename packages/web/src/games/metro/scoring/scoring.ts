/** Shows how lines that have just ended are scored. Loaded with the first one, since most moves end none. */
import { playScoring, scoringPlan } from "@interchange/boards/scoring";
import type { ScoredLine, ScoringPlan } from "@interchange/boards/scoring";
import { seatStyle } from "@interchange/boards/palette";
import type { Event, View } from "@interchange/metro/core";
import { known } from "@interchange/tabletop";
import { fly } from "../../../table/flight/flight.ts";
import type { Moment } from "../../../table/desk/playback.ts";
import { lineFrom } from "../desk/lines.ts";
import { boardSceneOf, ownerIndex } from "../desk/scene.ts";

export type Scored = Extract<Event, { type: "scored" }>;

export interface Scoring {
  /** Those among the coming events, the first of which is one. */
  readonly paid: readonly Scored[];
  /** Milliseconds at normal speed, and the factor of the speed. */
  readonly longest: number;
  readonly factor: number;
  /** The layer of the board that it is drawn on. */
  readonly layer: SVGGElement;
  readonly begins: (plan: ScoringPlan) => void;
  /** Whose points are next. */
  readonly earns: (total: string | undefined) => void;
}

export async function score(
  { view, coming, skipped, tell, see }: Moment<Event, View>,
  { paid, longest, factor, layer, begins, earns }: Scoring,
  play = playScoring,
): Promise<void> {
  const scene = boardSceneOf(view);
  const plan = scoringPlan(
    paid.map(({ line: { length, points, earner } }) => ({
      tiles: length,
      isDoubled: points > length,
      isOwned: earner !== undefined,
    })),
    longest,
    factor,
  );
  const lines = paid.map(({ line: { from, to, length, points, earner } }, at): ScoredLine => ({
    line: { from, to, passes: lineFrom(scene, from)?.passes ?? [] },
    colour: earner && scene.owners[ownerIndex(earner)],
    tiles: length,
    points,
    run: plan.runs[at],
  }));
  const totalAt = (at: number): string | undefined => {
    const { earner } = known(paid[at]).line;
    return earner && `${earner.kind} ${ownerIndex(earner)}`;
  };
  let running: readonly number[] = [...plan.runs.keys()].filter((at) => plan.runs[at]);
  let seen = 0;
  const seeUpTo = (event: Scored): void => {
    const upTo = coming.indexOf(event) + 1;
    if (see(upTo - seen)) seen = upTo;
  };
  begins(plan);
  await play(layer, lines, plan.ends, {
    skipped,
    leaves(at, { leaves, arrives }) {
      tell(known(paid[at]), arrives - leaves);
      // The train before may still be on its way to its total.
      if (at === running[0]) earns(totalAt(at));
    },
    flies(at, { flies, lands }, from) {
      const { points } = known(paid[at]).line;
      const total = totalAt(at);
      if (total) void fly({ points, from, time: lands - flies, skipped }, total, seatStyle(lines[at]?.colour));
    },
    lands(at) {
      seeUpTo(known(paid[at]));
      running = running.filter((each) => each !== at);
      earns(totalAt(running[0] ?? at));
    },
  });
  seeUpTo(known(paid.at(-1)));
}
