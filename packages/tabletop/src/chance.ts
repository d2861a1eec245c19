import type { Draw } from "./game.ts";
import { Random } from "./random.ts";

/** What was drawn at a table before this draw. */
export interface Drawn {
  /** From the same stream, in notation, oldest first. */
  readonly outcomes: readonly string[];
  /** The number of draws from all streams. */
  readonly draws: number;
}

export const NOTHING_DRAWN: Drawn = { outcomes: [], draws: 0 };

/**
 * A source of draws. The engine has no generator and no hidden order: the owner of a table asks a source and records
 * the outcome. A source has no state: it answers from the draw and what was drawn before, so a table that is reopened
 * or rewound goes on with the very draws it would have had.
 */
export interface ChanceSource {
  /** The index of the outcome. `write` gives an outcome's notation, for sources that hold texts. */
  pick<Chance>(draw: Draw<Chance>, before: Drawn, write: (chance: Chance) => string): number;
}

/**
 * Draws from a seed, with separate numbers for every stream: the n-th draw from the bag is the same at every table with
 * this seed, whatever was drawn from other streams in between.
 */
export function seededChance(seed: number | string): ChanceSource {
  return {
    pick(draw, { outcomes }) {
      const random = new Random(`${seed}/${draw.stream}`);
      for (const _ of outcomes) random.next();
      return random.weighted(draw.outcomes.map((outcome) => outcome.weight));
    },
  };
}

/** Draws exactly what the script says, in order, whatever the stream; for tests and replays. */
export function scriptedChance(script: readonly string[]): ChanceSource {
  return {
    pick(draw, { draws }, write) {
      const text = script[draws];
      const number = draws + 1;
      if (text === undefined) throw new RangeError(`the script ends before draw ${number} (from ${draw.stream})`);
      const index = draw.outcomes.findIndex((outcome) => write(outcome.chance) === text);
      if (index < 0) throw new RangeError(`draw ${number} of the script, "${text}", cannot come from ${draw.stream}`);
      return index;
    },
  };
}

/** The order of outcomes for every stream. */
export type CommittedOrders = Readonly<Record<string, readonly string[]>>;

/**
 * Draws from fixed orders, one per stream, so that the tables of a duplicate get the same tiles and the order can be
 * shown afterwards. An entry that cannot come now is skipped and keeps its place for later. What no order covers comes
 * from `rest`.
 *
 * A table that continues after draws of another source puts those as an order before its own, so that what was seen
 * comes again after a take-back: `orderedChance(drawnOrders(table.log), seededChance(seed))`.
 */
export function orderedChance(orders: CommittedOrders, rest: ChanceSource): ChanceSource {
  return {
    pick(draw, before, write) {
      const order = Object.hasOwn(orders, draw.stream) ? orders[draw.stream] : undefined;
      const texts = draw.outcomes.map(({ chance }) => write(chance));
      const next = order && without(order, before.outcomes).find((text) => texts.includes(text));
      return next === undefined ? rest.pick(draw, before, write) : texts.indexOf(next);
    },
  };
}

/** An order minus what was drawn: each outcome removes its first entry. */
function without(order: readonly string[], drawn: readonly string[]): readonly string[] {
  const gone = new Map<string, number>();
  for (const text of drawn) gone.set(text, (gone.get(text) ?? 0) + 1);
  return order.filter((text) => {
    const times = gone.get(text) ?? 0;
    if (times) gone.set(text, times - 1);
    return !times;
  });
}

/** The draws of a table as orders, by stream. */
export function drawnOrders(
  log: readonly { readonly stream: string | undefined; readonly entry: { readonly text: string } }[],
): CommittedOrders {
  const orders = new Map<string, string[]>();
  for (const { stream, entry } of log) {
    if (stream === undefined) continue;
    const order = orders.get(stream);
    if (order) order.push(entry.text);
    else orders.set(stream, [entry.text]);
  }
  return Object.fromEntries(orders);
}

/** A fair order for a stream that is drawn without replacement, from its first draw: a shuffled bag. */
export function shuffledOrder<Chance>(
  draw: Draw<Chance>,
  write: (chance: Chance) => string,
  random: Random,
): readonly string[] {
  return random.shuffled(
    draw.outcomes.flatMap(({ chance, weight }) => Array.from({ length: weight }, () => write(chance))),
  );
}
