import { rank, Random, Table } from "@interchange/tabletop";
import type { ChanceSource, Game, GameRecord, Setup } from "@interchange/tabletop";
import type { Bot, Budget } from "./bot.ts";

/** One game to play, and its bots. */
export interface Pairing<Position, Move, Chance, Event, View> {
  readonly game: Game<Position, Move, Chance, Event, View>;
  readonly setup: Setup;
  /** By seat. */
  readonly bots: readonly Bot<View, Move>[];
  readonly chance: ChanceSource;
  /** Each seat has its own seed, so that a bot's luck never depends on its opponents. */
  readonly seed: number | string;
  readonly budget: Budget;
  /** By seat, as the record names them; by default the bots' names. */
  readonly names?: readonly string[];
}

export interface PlayedGame {
  /** By seat. */
  readonly points: readonly number[];
  /** By seat; equal points share the better place. */
  readonly places: readonly number[];
  /** How many decisions the bots made. */
  readonly moves: number;
  record(): GameRecord;
}

/** A seat's turn to decide, with its view and its random numbers. */
export interface Turn<Position, Move, Chance, Event, View> {
  readonly seat: number;
  readonly view: View;
  readonly random: Random;
  /** For callers whose player runs elsewhere and has to be told what this seat has seen. */
  readonly table: Table<Position, Move, Chance, Event, View>;
}

/** A game in which the caller asks the players: it answers every turn with a move. */
export function* playing<Position, Move, Chance, Event, View>(
  sitting: Omit<Pairing<Position, Move, Chance, Event, View>, "bots" | "budget" | "names"> & {
    readonly names: readonly string[];
  },
): Generator<Turn<Position, Move, Chance, Event, View>, PlayedGame, Move> {
  const { game, setup, chance, seed } = sitting;
  const names = toldApart(sitting.names);
  const table = new Table(game, setup, names);
  const randoms = names.map((_, seat) => new Random(`${seed}/seat ${seat}`));
  let moves = 0;
  for (;;) {
    table.settle(chance);
    const actor = game.actor(table.position);
    if (actor.kind !== "seat") break;
    const { seat } = actor;
    const random = randoms[seat];
    if (!random) throw new RangeError(`nobody sits at seat ${seat + 1}`);
    const move = yield { seat, view: table.view(seat), random, table };
    const played = table.play(seat, move);
    if (!played.ok) {
      const { code, rule } = played.refusal;
      throw new Error(`${names[seat]} chose ${game.notation.writeMove(move)}, refused: ${code}, rule ${rule}`);
    }
    moves++;
  }
  const points = game.points(table.position);
  const places = (game.standings(table.position) ?? rank(points))
    .toSorted((one, other) => one.seat - other.seat)
    .map((standing) => standing.place);
  return { points, places, moves, record: () => table.record() };
}

/** Plays one game to its end. Each bot sees only its own seat's view. */
export function playGame<Position, Move, Chance, Event, View>(
  pairing: Pairing<Position, Move, Chance, Event, View>,
): PlayedGame {
  const { bots, budget, names = bots.map((bot) => bot.name) } = pairing;
  const run = playing({ ...pairing, names });
  let step = run.next();
  while (!step.done) {
    const { seat, view, random } = step.value;
    const bot = bots[seat];
    if (!bot) throw new RangeError(`nobody sits at seat ${seat + 1}`);
    step = run.next(bot.choose(view, random, budget));
  }
  return step.value;
}

/** Names, with a number if several seats have the same. */
function toldApart(names: readonly string[]): readonly string[] {
  return names.map((name, seat) => {
    const number = names.slice(0, seat + 1).filter((each) => each === name).length;
    return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${number}`;
  });
}

/** The seats in first place: one, or all that share it. */
export function firstSeats(played: Pick<PlayedGame, "places">): readonly number[] {
  return played.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}
