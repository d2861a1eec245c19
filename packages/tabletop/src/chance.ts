import type { Draw } from "./game.ts";
import { Random } from "./random.ts";

/**
 * Where draws come from. The engine holds no generator and no hidden order: whoever owns a table asks a source like
 * these, and writes the outcome down. `write` gives the notation of an outcome, for sources that hold texts.
 */
export interface ChanceSource {
  /** The index of the outcome that comes. */
  pick<Chance>(draw: Draw<Chance>, write: (chance: Chance) => string): number;
}

/**
 * Draws from a seed, with a generator of its own for every stream: the n-th draw from the bag is the same at every
 * table with this seed, whatever was drawn from other streams in between.
 */
export function seededChance(seed: number | string): ChanceSource {
  const streams = new Map<string, Random>();
  return {
    pick(draw) {
      let random = streams.get(draw.stream);
      if (!random) streams.set(draw.stream, (random = new Random(`${seed}/${draw.stream}`)));
      return random.weighted(draw.outcomes.map((outcome) => outcome.weight));
    },
  };
}

/** Draws exactly what the script says, in order, whatever the stream; for tests and replays. */
export function scriptedChance(script: readonly string[]): ChanceSource {
  let next = 0;
  return {
    pick(draw, write) {
      const text = script[next++];
      if (text === undefined) throw new RangeError(`the script ends before draw ${next} (from ${draw.stream})`);
      const index = draw.outcomes.findIndex((outcome) => write(outcome.chance) === text);
      if (index < 0) throw new RangeError(`draw ${next} of the script, "${text}", cannot come from ${draw.stream}`);
      return index;
    },
  };
}

/** For every stream, the order in which its outcomes come. */
export type CommittedOrders = Readonly<Record<string, readonly string[]>>;

/**
 * Draws from orders that were fixed beforehand, one per stream, so that tables of a duplicate get the same tiles and
 * the order can be shown afterwards. An entry that cannot come now is passed over and keeps its place for later. What
 * no order covers comes from `rest`.
 */
export function orderedChance(orders: CommittedOrders, rest: ChanceSource): ChanceSource {
  const left = new Map(Object.entries(orders).map(([stream, order]) => [stream, [...order]]));
  return {
    pick(draw, write) {
      const order = left.get(draw.stream) ?? [];
      const indices = new Map(draw.outcomes.map((outcome, index) => [write(outcome.chance), index]));
      for (const [place, text] of order.entries()) {
        const index = indices.get(text);
        if (index === undefined) continue;
        order.splice(place, 1);
        return index;
      }
      return rest.pick(draw, write);
    },
  };
}

/** A fair order for a stream that is drawn empty without putting back, from its first draw: a shuffled bag. */
export function shuffledOrder<Chance>(
  draw: Draw<Chance>,
  write: (chance: Chance) => string,
  random: Random,
): readonly string[] {
  return random.shuffled(
    draw.outcomes.flatMap(({ chance, weight }) => Array.from({ length: weight }, () => write(chance))),
  );
}
