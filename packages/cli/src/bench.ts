import type { AnyGame, Board, Setup } from "@interchange/tabletop";
import { NOBODY, Random, seededChance, Table } from "@interchange/tabletop";

export interface Playouts {
  readonly playoutsPerSecond: number;
  readonly meanTotal: number;
}

/** Plays random games from a board and times them. `pick` is one action of a game. */
export function timePlayouts<Twin extends Board>(
  first: Twin,
  board: Twin,
  games: number,
  pick: (board: Twin, random: Random) => number,
): Playouts {
  const random = new Random(1);
  const playout = (): number => {
    board.copy(first);
    while (board.toAct !== NOBODY) board.act(pick(board, random));
    let total = 0;
    for (const points of board.points) total += points;
    return total;
  };
  for (let warmUp = 0; warmUp < Math.min(games, 2_000); warmUp++) playout();
  let total = 0;
  const started = performance.now();
  for (let game = 0; game < games; game++) total += playout();
  const seconds = (performance.now() - started) / 1000;
  return { playoutsPerSecond: Math.round(games / seconds), meanTotal: rounded(total / games) };
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
