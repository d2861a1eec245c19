/**
 * Numbers (of colours, cards, stations) that come out of a bag and that not everyone may see. A view puts what it hides
 * back into the bag, in order, so that it looks like what nobody has. Imagining takes some from the bag in its place.
 */
import type { Random, Seat, Viewer } from "@interchange/tabletop";
import { known } from "@interchange/tabletop";
import { replaced } from "./lists.ts";

/** A bag in which things are being hidden. */
export class Hiding {
  private readonly bag: number[];
  private readonly unknown: number;

  constructor(rest: readonly number[], unknown: number) {
    this.bag = [...rest];
    this.unknown = unknown;
  }

  /** Hides a number, and returns what stands in its place. */
  hide(number: number): number {
    this.bag.push(number);
    return this.unknown;
  }

  /** What may be in the bag, as far as the viewer knows. */
  rest(): readonly number[] {
    return inOrder(this.bag);
  }
}

/** A bag out of which what is hidden is guessed. */
export class Guessing {
  private readonly bag: number[];
  private readonly unknown: number;

  constructor(rest: readonly number[], unknown: number, random: Random) {
    this.bag = random.shuffled(rest);
    this.unknown = unknown;
  }

  /** The number, or one from the bag if it is unknown. */
  real(number: number): number {
    return number === this.unknown ? known(this.bag.pop()) : number;
  }

  /** What is left in the bag. */
  rest(): readonly number[] {
    return inOrder(this.bag);
  }
}

/** No order of a bag may tell what was taken from it. */
function inOrder(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((one, other) => one - other);
}

/** Numbers that come once each and are dealt to seats, which see none but their own. */
export interface SecretHands {
  /** By seat, in the order in which they came. */
  readonly held: readonly (readonly number[])[];
  /** Those that nobody has; where a view hides some, those too. */
  readonly rest: readonly number[];
}

export function dealtTo({ held, rest }: SecretHands, seat: Seat, number: number): SecretHands {
  return {
    held: replaced(held, seat, [...known(held[seat]), number]),
    rest: rest.filter((each) => each !== number),
  };
}

/** What a viewer knows: their own numbers, and how many the others have. */
export function handsSeenBy(viewer: Viewer, hands: SecretHands, unknown: number): SecretHands {
  const bag = new Hiding(hands.rest, unknown);
  const held = hands.held.map((numbers, seat) =>
    seat === viewer ? numbers : numbers.map((number) => bag.hide(number)),
  );
  return { held, rest: bag.rest() };
}

/** Hands that agree with what a viewer knows. */
export function handsGuessed(hands: SecretHands, unknown: number, random: Random): SecretHands {
  const bag = new Guessing(hands.rest, unknown, random);
  const held = hands.held.map((numbers) => numbers.map((number) => bag.real(number)));
  return { held, rest: bag.rest() };
}
