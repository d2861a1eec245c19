/** A fixed position of On the Underground for the gallery, and what can be asked of it. */
import { known, Random, seededChance, Table } from "@interchange/tabletop";
import {
  bestTrips,
  buildable,
  builtBy,
  cityOf,
  LONDON,
  openOf,
  tracksOf,
  underground,
  wayOf,
} from "@interchange/underground";
import type { Move, Position } from "@interchange/underground";
import type { Candidate, TripPreview } from "../src/map/scene.ts";
import type { Wanted } from "./metroPosition.ts";

/** Random builds that extend a line's ends, as people build. */
export function playedMap({ seats, moves, seed }: Wanted): Position {
  const prepared = underground.prepare({ seats });
  if (!prepared.ok) throw new Error(prepared.reason);
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`);
  const table = new Table(underground, prepared.setup, names);
  const source = seededChance(seed ?? 7);
  const random = new Random(seed ?? "gallery");
  table.settle(source);
  for (let move = 0; move < moves; move++) {
    const actor = underground.actor(table.position);
    if (actor.kind !== "seat") break;
    const all = underground.moves(table.view(actor.seat));
    const begun = new Set(table.position.pieces.map(({ line }) => line));
    const goesOn = (each: Move): boolean => each.type === "trip" || (each.type === "build" && begun.has(each.line));
    const few = all.filter(goesOn);
    const some = few.length && random.below(12) ? few : all;
    table.play(actor.seat, known(some[random.below(some.length)]));
    table.settle(source);
  }
  return table.position;
}

export function candidatesOf(position: Position, lines: readonly string[]): readonly Candidate[] {
  const tracks = tracksOf(position);
  return lines.flatMap((line) =>
    buildable(tracks, known(cityOf(position.setup).line(line)), 2).map(({ block, cost }) => {
      const { rewards } = builtBy(position, position.turn, { line, between: known(LONDON.blocks[block]).between });
      return { block, line, cost, points: rewards.reduce((sum, { award }) => sum + award.points, 0) };
    }),
  );
}

export function tripsFor(position: Position): readonly TripPreview[] {
  const open = (["express", "normal"] as const).map((kind) => openOf(position, kind)).find((each) => each.length);
  if (!open || !position.passenger) return [];
  const tracks = tracksOf(position);
  return bestTrips(tracks, position.passenger, open).trips.map((trip, index) => ({
    way: wayOf(tracks, position.passenger, trip),
    isAlternative: index > 0,
  }));
}
