/** Opens tables at the position that a test is about. Everything before it is played here, without a browser. */
import { Random, seededChance, Table } from "@interchange/tabletop";
import type { GameRecord } from "@interchange/tabletop";
import type { Page } from "@playwright/test";
import { rulesOf } from "./founded.ts";
import { begin, setupOf } from "./table.ts";
import type { Plan } from "./table.ts";

type Reached = (view: never, moves: readonly string[]) => boolean;

/** Opens a table at the first turn of seat 1 whose view and moves are as wanted. Until then all seats move at random. */
export async function beginAt(page: Page, plan: Plan, isReached: Reached, seed = "browser"): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const record = playedUntil(plan, isReached, `${seed} ${tries}`);
    if (record) return begin(page, plan, `${seed} ${tries}`, record);
  }
  throw new Error("no game came to that point");
}

function playedUntil(plan: Plan, isReached: Reached, seed: string): GameRecord | undefined {
  const game = rulesOf(plan.game ?? "metro");
  const chance = seededChance(seed);
  const random = new Random(seed);
  const table = new Table(
    game,
    setupOf(plan),
    plan.players.map(([name]) => name),
  );
  for (;;) {
    table.settle(chance);
    const { actor } = table;
    if (actor.kind !== "seat") return undefined;
    const view = table.view(actor.seat);
    const moves = game.moves(view);
    const texts = moves.map((move) => game.notation.writeMove(move));
    if (actor.seat === 0 && isReached(view as never, texts)) return table.record();
    table.play(actor.seat, moves[random.below(moves.length)]);
  }
}

interface MetroView {
  readonly laid: readonly unknown[];
}

/** On the Underground with so few destinations left to come. */
export const nearlyVisited =
  (left: number) =>
  ({ pile }: { readonly pile: readonly unknown[] }): boolean =>
    pile.length <= left;

/** Metro with this many tiles placed. */
export const withTiles =
  (count: number) =>
  ({ laid }: MetroView): boolean =>
    laid.length >= count;

/** Likewise, and a module asks for a decision of this kind. */
export const asked =
  (count: number, kind: RegExp) =>
  ({ laid }: MetroView, moves: readonly string[]): boolean =>
    laid.length >= count && moves.some((move) => kind.test(move));
