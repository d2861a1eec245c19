/** Helpers for tests of cities: tables that are set up, tiles laid one by one, and games to the end. */
import { known, Random, seededChance, Table } from "@interchange/tabletop";
import type { SetupRequest, Step } from "@interchange/tabletop";
import { metro } from "../metro.ts";
import { SHARE_PARTS } from "../modules/stock-corporations/components.ts";
import { sharePoints, valuesOf } from "../modules/stock-corporations/final.ts";
import type { StockSlice } from "../modules/stock-corporations/module.ts";
import { holdings } from "../modules/stock-corporations/shares.ts";
import type { Award, Event, Position, Tell } from "../position.ts";
import { board, setupOf, tableOf } from "./tables.ts";

/** The position after a script, with whatever is still to be drawn before the first turn drawn anyhow. */
export function readyFor(request: SetupRequest, script: string): Position {
  const table = tableOf(request, script);
  while (metro.actor(table.position).kind === "chance")
    table.resolve(known(metro.draw(table.position).outcomes[0]).chance);
  return table.position;
}

/** Lays tiles in order for a seat, legal or not, each as if just drawn; and all events that come of it. */
export function lay(position: Position, tiles: string, seat = 0): Step<Position, Event> {
  let laid = position;
  const events: Event[] = [];
  for (const { tile, turn, cell } of board(tiles)) {
    const ready: Position = { ...laid, stage: "place", turn: seat, drawn: [tile] };
    const step = metro.play(ready, { type: "place", tile, turn, cell });
    laid = step.position;
    events.push(...step.events);
  }
  return { position: laid, events };
}

/** The modules' messages. */
export function told(events: readonly Event[]): readonly Tell[] {
  return events.flatMap((event) => (event.type === "own" ? event.tells : []));
}

/** The last position of a random game. */
export function playedOut(request: SetupRequest, seed: string): Position {
  const setup = setupOf(request);
  const names = Array.from({ length: setup.seats }, (_, seat) => `Seat ${seat + 1}`);
  const table = new Table(metro, setup, names);
  const random = new Random(`${seed}/moves`);
  const source = seededChance(`${seed}/draws`);
  for (;;) {
    const actor = metro.actor(table.position);
    if (actor.kind === "nobody") return table.position;
    if (actor.kind === "seat") table.play(actor.seat, random.pick(metro.moves(table.view(actor.seat))));
    else {
      const { stream, outcomes } = metro.draw(table.position);
      const index = source.pick({ stream, outcomes }, table.drawn(stream), (chance) =>
        metro.notation.writeChance(chance),
      );
      table.resolve(known(outcomes[index]).chance);
    }
  }
}

/** The points that a module has awarded. */
export function awardsOf({ awards }: Position, module: string): readonly Award[] {
  return awards.filter((award) => award.module === module);
}

export function pointsOf(awards: readonly Award[]): number {
  return awards.reduce((sum, { points }) => sum + points, 0);
}

/** What shares have paid each seat, and their value by the companies' final profits. */
export function sharesOf(position: Position): { readonly paid: readonly number[]; readonly worth: readonly number[] } {
  const values = valuesOf(position.profits, position.setup);
  const { cards } = position.slices["stock-corporations"] as StockSlice;
  const { shares } = metro.layoutOf(position.setup).printed(SHARE_PARTS);
  const paid = awardsOf(position, "stock-corporations").filter(({ reason }) => reason.startsWith("shares"));
  return {
    paid: position.points.map((_, seat) => pointsOf(paid.filter(({ to }) => to.kind === "seat" && to.seat === seat))),
    worth: position.points.map((_, seat) =>
      sharePoints(holdings(cards, seat, shares), values).reduce((sum, points) => sum + points),
    ),
  };
}
