/**
 * What a match in duplicate consists of: a deal is an order of the bag, fixed beforehand, and is played in every
 * rotation of the seats. Deals are independent of each other, so they may be played anywhere and in any order.
 */
import { orderedChance, Random, rank, seededChance, shuffledOrder } from "@interchange/tabletop";
import type { ChanceSource, CommittedOrders, Game, Setup } from "@interchange/tabletop";
import type { PlayedGame } from "./playGame.ts";
import { rotationsOf, seatingOf } from "./seating.ts";

export interface Duplicate<Position, Move, Chance, Event, View> {
  readonly game: Game<Position, Move, Chance, Event, View>;
  readonly setup: Setup;
  /** How many are matched; they are numbered from 0. */
  readonly bots: number;
  readonly seed: number | string;
}

/** A game of a deal, not played yet. */
export interface DealtGame<Position, Move, Chance, Event, View> {
  /** The bot on each seat. */
  readonly seating: readonly number[];
  /** What is to be played for it: one table, or in a game for one a table for everybody. */
  readonly tables: readonly {
    readonly game: Game<Position, Move, Chance, Event, View>;
    readonly setup: Setup;
    readonly chance: ChanceSource;
    readonly seed: string;
    /** The bots at this table, by seat. */
    readonly sits: readonly number[];
  }[];
}

/** Whether so many bots can be matched at so many seats; in a game for one, any number plays the same deals. */
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

/** What came of a game's tables: games that were played alone count as if all had sat at one table. */
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
 * An order for the stream that a game starts to draw from. What else it may draw comes from a seed, a generator for each
 * stream: the same in every rotation as long as what a stream may give depends on its own draws alone, as a pile's does.
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
