import type { AnyGame, Board, Setup } from "@interchange/tabletop";
import { Random, seededChance, Table } from "@interchange/tabletop";

export interface Playouts {
  readonly playoutsPerSecond: number;
  readonly meanTotal: number;
}

/** So many parts are timed by themselves: the median is what the engine does when nothing else disturbs it for long. */
const PARTS = 20;

/**
 * Plays random games and times them. `playout` plays one to its end on `board`; the loop over its actions is the game's
 * own, so that nothing but the game is measured.
 */
export function timePlayouts(board: Board, games: number, playout: (random: Random) => void): Playouts {
  const random = new Random(1);
  for (let warmUp = 0; warmUp < Math.min(games, 5_000); warmUp++) playout(random);
  let total = 0;
  const speeds: number[] = [];
  for (let part = 0; part < PARTS; part++) {
    const inPart = Math.floor(((part + 1) * games) / PARTS) - Math.floor((part * games) / PARTS);
    if (inPart === 0) continue;
    const started = performance.now();
    for (let game = 0; game < inPart; game++) {
      playout(random);
      for (let seat = 0; seat < board.points.length; seat++) total += board.points[seat] ?? 0;
    }
    speeds.push((1000 * inPart) / (performance.now() - started));
  }
  const median = speeds.toSorted((one, other) => one - other)[Math.floor(speeds.length / 2)] ?? 0;
  return { playoutsPerSecond: Math.round(median), meanTotal: rounded(total / games) };
}

/** The median time to replay one random game from its record, events included, in milliseconds. */
export function timeReplay(game: AnyGame, setup: Setup): number {
  const names = Array.from({ length: setup.seats }, (_, seat) => `Seat ${seat + 1}`);
  const table = new Table(game, setup, names);
  const random = new Random("replay");
  const source = seededChance("replay");
  for (table.settle(source); ; table.settle(source)) {
    const actor = game.actor(table.position);
    if (actor.kind !== "seat") break;
    table.play(actor.seat, random.pick(game.moves(table.view(actor.seat))));
  }
  const record = table.record();
  const times = Array.from({ length: 81 }, () => {
    const started = performance.now();
    Table.replay(game, record);
    return performance.now() - started;
  });
  // The first half warms up.
  return rounded(times.slice(40).toSorted((one, other) => one - other)[20] ?? 0, 3);
}

/** Numbers for people and programs: no more digits than they mean. */
export function rounded(number: number, digits = 2): number {
  return Number(number.toFixed(digits));
}
