import type { AnyGame, Board, Setup } from "@interchange/tabletop";
import { Random, seededChance, Table } from "@interchange/tabletop";

export interface Playouts {
  readonly playoutsPerSecond: number;
  readonly meanTotal: number;
}

/** The number of parts that are timed separately. Their median is robust against disturbances. */
const PARTS = 20;

/** Random games on a board. Each game has its own loop, so that nothing but the game is measured. */
export interface Timed {
  readonly board: Board;
  /** Plays one game to its end. */
  readonly playout: (random: Random) => void;
}

/** Plays random games and times them. `playout` plays one to its end on `board`. */
export function timePlayouts(board: Board, games: number, playout: Timed["playout"]): Playouts {
  const timed = { board, playout };
  const random = warmedUp(timed, games);
  return playoutsOf(
    partsOf(games).map((inPart) => timePart(timed, inPart, random)),
    games,
  );
}

/**
 * The same, and how fast they are compared with other games, played alternately part by part: several of the others for
 * each of these, so that both take about as long.
 */
export function timeBeside(
  timed: Timed,
  games: number,
  other: Timed,
  forEach: number,
): Playouts & { readonly ratio: number } {
  const random = warmedUp(timed, games);
  const otherRandom = warmedUp(other, games);
  const parts = partsOf(games).map((inPart) => {
    const part = timePart(timed, inPart, random);
    return { ...part, ratio: part.speed / timePart(other, inPart * forEach, otherRandom).speed };
  });
  return { ...playoutsOf(parts, games), ratio: rounded(median(parts.map(({ ratio }) => ratio)), 3) };
}

interface Part {
  readonly speed: number;
  readonly total: number;
}

function playoutsOf(parts: readonly Part[], games: number): Playouts {
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return {
    playoutsPerSecond: Math.round(median(parts.map(({ speed }) => speed))),
    meanTotal: rounded(total / games),
  };
}

function warmedUp({ playout }: Timed, games: number): Random {
  const random = new Random(1);
  for (let warmUp = 0; warmUp < Math.min(games, 5_000); warmUp++) playout(random);
  return random;
}

function partsOf(games: number): readonly number[] {
  const until = (part: number): number => Math.floor((part * games) / PARTS);
  return Array.from({ length: PARTS }, (_, part) => until(part + 1) - until(part)).filter((inPart) => inPart > 0);
}

function timePart({ board, playout }: Timed, games: number, random: Random): Part {
  let total = 0;
  const started = performance.now();
  for (let game = 0; game < games; game++) {
    playout(random);
    for (let seat = 0; seat < board.points.length; seat++) total += board.points[seat] ?? 0;
  }
  return { speed: (1000 * games) / (performance.now() - started), total };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
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

/** Numbers for people and programs, without meaningless digits. */
export function rounded(number: number, digits = 2): number {
  return Number(number.toFixed(digits));
}
