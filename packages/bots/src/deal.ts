/**
 * The deals of a match in duplicate. A deal is a fixed order of the bag, played in every rotation of the seats. Deals
 * are independent, so they can be played anywhere and in any order.
 */
import { orderedChance, Random, rank, seededChance, shuffledOrder } from "@interchange/tabletop";
import type { ChanceSource, CommittedOrders, Game, Setup } from "@interchange/tabletop";
import type { PlayedGame } from "./playGame.ts";
import { rotationsOf, seatingOf } from "./seating.ts";

export interface Duplicate<Position, Move, Chance, Event, View> {
  readonly game: Game<Position, Move, Chance, Event, View>;
  readonly setup: Setup;
  /** The number of bots; they are numbered from 0. */
  readonly bots: number;
  readonly seed: number | string;
}

/** A game of a deal, not yet played. */
export interface DealtGame<Position, Move, Chance, Event, View> {
  /** The bot on each seat. */
  readonly seating: readonly number[];
  /** The tables to play for it: one or, in a solo game, one per bot. */
  readonly tables: readonly {
    readonly game: Game<Position, Move, Chance, Event, View>;
    readonly setup: Setup;
    readonly chance: ChanceSource;
    readonly seed: string;
    /** The bots at this table, by seat. */
    readonly sits: readonly number[];
  }[];
}

/** Whether this many bots can be matched at this many seats. In a solo game, any number plays the same deals. */
export function mayMatch(bots: number, seats: number): boolean {
  return bots >= 2 && (seats === 1 || bots <= seats);
}

/** The games of a deal, by its number. */
export function dealtGames<Position, Move, Chance, Event, View>(
  { game, setup, bots, seed }: Duplicate<Position, Move, Chance, Event, View>,
  number: number,
): readonly DealtGame<Position, Move, Chance, Event, View>[] {
  const { seats } = setup;
  if (!mayMatch(bots, seats)) throw new RangeError(`${bots} bots cannot be matched at ${seats} seats`);
  const dealSeed = `${seed}/${number}`;
  const orders = dealtOrders(game, setup, new Random(`${dealSeed}/order`));
  const tableOf = (sits: readonly number[]) => ({
    game,
    setup,
    chance: orderedChance(orders, seededChance(dealSeed)),
    seed: dealSeed,
    sits,
  });
  return Array.from({ length: rotationsOf(bots, seats) }, (_, rotation) => {
    if (seats > 1) {
      const seating = seatingOf(bots, seats, rotation);
      return { seating, tables: [tableOf(seating)] };
    }
    const seating = Array.from({ length: bots }, (_, bot) => bot);
    return { seating, tables: seating.map((bot) => tableOf([bot])) };
  });
}

/** Merges a game's tables: solo games count as if everyone had sat at one table. */
export function joined(games: readonly PlayedGame[]): PlayedGame {
  const [only, another] = games;
  if (only && !another) return only;
  const points = games.map((played) => played.points[0] ?? 0);
  const standings = rank(points);
  return {
    points,
    places: standings.toSorted((one, other) => one.seat - other.seat).map(({ place }) => place),
    moves: games.reduce((sum, { moves }) => sum + moves, 0),
    record() {
      const best = standings[0] && games[standings[0].seat];
      if (!best) throw new RangeError("nobody has played");
      return best.record();
    },
  };
}

/**
 * An order for the stream that a game draws from first. Other draws come from a seed, with one generator per stream:
 * they are the same in every rotation as long as a stream's outcomes depend only on its own draws, as with a pile.
 */
function dealtOrders<Position, Move, Chance, Event, View>(
  game: Game<Position, Move, Chance, Event, View>,
  setup: Setup,
  random: Random,
): CommittedOrders {
  const start = game.start(setup);
  if (game.actor(start).kind !== "chance") return {};
  const draw = game.draw(start);
  return { [draw.stream]: shuffledOrder(draw, (chance) => game.notation.writeChance(chance), random) };
}
