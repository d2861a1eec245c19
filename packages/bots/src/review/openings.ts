/**
 * Estimates the expectation before the first draw: the mean at the first decision, over other deals of the same table.
 */
import { seededChance, Table } from "@interchange/tabletop";
import type { Rules, Seat, Setup } from "@interchange/tabletop";
import type { Weighing } from "../bot.ts";
import { estimate } from "../elo.ts";
import type { Estimate } from "../elo.ts";
import { marginOf, withMargin } from "./expectation.ts";

/** Seat 1's expected margin before the first draw. */
export interface Start extends Estimate {
  /** How much of the starting player's optimism it contains: 1 if that is always seat 1. */
  readonly lean: number;
}

/** A first decision that might have been. */
export interface Opening<View> {
  readonly seat: Seat;
  readonly view: View;
}

/** Enough that the effect of the first hands is a point or two off at most. */
export const OPENINGS = 12;

/** First decisions on other deals of a table, always the same for the same table. */
export function openings<Position, Move, Chance, Event, View>(
  game: Rules<Position, Move, Chance, Event, View>,
  setup: Setup,
  count = OPENINGS,
): readonly Opening<View>[] {
  const names = Array.from({ length: setup.seats }, (_, seat) => `Seat ${seat + 1}`);
  return Array.from({ length: count }, (_, number) => {
    const table = new Table(game, setup, names, { keeps: "last" });
    const chance = seededChance(`opening ${number}`);
    for (table.settle(chance); ; table.settle(chance)) {
      const { actor } = table;
      if (actor.kind !== "seat") return [];
      const view = table.view(actor.seat);
      const [only, other] = game.moves(view);
      if (only === undefined || other !== undefined) return [{ seat: actor.seat, view }];
      table.play(actor.seat, only);
    }
  }).flat();
}

/** Seat 1's expectation, from the evaluations of the openings. */
export function startOf<View, Move>(
  dealt: readonly Opening<View>[],
  weighings: readonly (Weighing<Move> | undefined)[],
): Start | undefined {
  const begun = dealt.flatMap(({ seat }, index) => {
    const weighing = weighings[index];
    const best = weighing?.moves[0];
    if (!weighing || !best) return [];
    const { points } = weighing;
    const lean = seat === 0 ? 1 : -1 / (points.length - 1);
    return [{ lean, margin: marginOf(withMargin(points, seat, best.margin), 0) }];
  });
  if (!begun.length) return undefined;
  return {
    ...estimate(begun.map(({ margin }) => margin)),
    lean: begun.reduce((sum, { lean }) => sum + lean, 0) / begun.length,
  };
}
