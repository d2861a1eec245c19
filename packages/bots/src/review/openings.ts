/**
 * What may be expected before the first draw: the mean of what is expected at the first decision, over other deals of
 * the same table.
 */
import { seededChance, Table } from "@interchange/tabletop";
import type { Rules, Seat, Setup } from "@interchange/tabletop";
import type { Weighing } from "../bot.ts";
import { estimate } from "../elo.ts";
import type { Estimate } from "../elo.ts";
import { marginOf, withMargin } from "./expectation.ts";

export type Estimated = Estimate;

/** A first decision that might have been. */
export interface Opening<View> {
  readonly seat: Seat;
  readonly view: View;
}

/** Enough that what the first hands bring is a point or two off at most. */
export const OPENINGS = 12;

/** First decisions on other deals of a table, always the same ones for the same table. */
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

/** Seat 1's expected margin, from what is thought of the openings. */
export function startOf<View, Move>(
  dealt: readonly Opening<View>[],
  weighings: readonly (Weighing<Move> | undefined)[],
): Estimated | undefined {
  const margins = dealt.flatMap(({ seat }, index) => {
    const weighing = weighings[index];
    const best = weighing?.moves[0];
    return weighing && best ? [marginOf(withMargin(weighing.points, seat, best.margin), 0)] : [];
  });
  return margins.length ? estimate(margins) : undefined;
}
