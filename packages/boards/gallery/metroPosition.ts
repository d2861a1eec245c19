/** A fixed position of Metro for the gallery. */
import { metro, preview } from "@interchange/metro/core";
import type { Position } from "@interchange/metro/core";
import { known, Random, seededChance, Table } from "@interchange/tabletop";

export interface Wanted {
  readonly seats: number;
  readonly moves: number;
  readonly edition?: string;
  readonly seed?: string | undefined;
}

export function playedMetro({ seats, moves, edition = "bigbox", seed }: Wanted): Position {
  const prepared = metro.prepare({ seats, edition });
  if (!prepared.ok) throw new Error(prepared.reason);
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`);
  const table = new Table(metro, prepared.setup, names);
  const source = seededChance(seed ?? 7);
  const random = new Random(seed ?? "gallery");
  table.settle(source);
  while (table.position.laid.length < moves) {
    const actor = metro.actor(table.position);
    if (actor.kind !== "seat") break;
    const view = table.view(actor.seat);
    // Moves that complete few lines make long lines, as in a real game.
    const choices = metro
      .moves(view)
      .flatMap((move) =>
        move.type === "place" ? [{ move, gain: sum(preview(metro.sceneOf(view), view, move.tile, move).gains) }] : [],
      );
    const least = Math.min(...choices.map(({ gain }) => gain));
    const calm = choices.filter(({ gain }) => gain <= least + 1);
    table.play(actor.seat, known(calm[random.below(calm.length)]).move);
    table.settle(source);
  }
  return table.position;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
