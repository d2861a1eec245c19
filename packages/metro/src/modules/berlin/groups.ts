/**
 * The draw of the tourists on the board (rule BE.2): square by square, so that no draw leads to a dead end and all
 * arrangements without a colour twice in a group are equally likely. A colour's weight is the number of ways in which
 * the squares after it can still be filled.
 */
import { known } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import type { ColourIndex } from "../../companies.ts";
import type { OwnDraw } from "../../module.ts";
import { Weighed } from "../../weighed.ts";
import { SQUARES_OF_A_GROUP, TOURISTS_OF_A_COLOUR } from "./data.ts";

/** The draw of the tourist for the next square, when those of the squares before it have been drawn. */
export function nextInGroup<Action>(
  stream: string,
  actions: readonly Action[],
  drawn: readonly ColourIndex[],
): OwnDraw<Action> {
  const first = drawn.length - (drawn.length % SQUARES_OF_A_GROUP);
  // How many of each colour have been drawn, two bits each, and which colours are already in this group.
  let gone = 0;
  let here = 0;
  for (let square = 0; square < drawn.length; square++) {
    const colour = known(drawn[square]);
    gone += 1 << (colour * 2);
    if (square >= first) here |= 1 << colour;
  }
  let two = 0;
  let one = 0;
  let later = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const left = leftOf(colour, gone);
    if (here & (1 << colour)) later += left;
    else if (left === 2) two++;
    else one += left;
  }
  return new GroupDraw(stream, actions, gone, here, weightsAt(two, one, later));
}

/** How many tourists of a colour are left; `gone` counts those that have come, two bits for each colour. */
function leftOf(colour: ColourIndex, gone: number): number {
  return TOURISTS_OF_A_COLOUR - ((gone >> (colour * 2)) & 3);
}

class GroupDraw<Action> extends Weighed<Action> {
  private readonly actions: readonly Action[];
  private readonly gone: number;
  private readonly here: number;
  private readonly weights: Weights;

  constructor(stream: string, actions: readonly Action[], gone: number, here: number, weights: Weights) {
    super(stream, actions.length);
    this.actions = actions;
    this.gone = gone;
    this.here = here;
    this.weights = weights;
  }

  protected action(colour: ColourIndex): Action {
    return this.actions[colour] as Action;
  }

  protected weight(colour: ColourIndex): number {
    const left = this.here & (1 << colour) ? 0 : leftOf(colour, this.gone);
    if (left === 0) return 0;
    return left === 2 ? this.weights.ofTwo : this.weights.ofOne;
  }
}

/** How likely a colour is of which two tourists are left, and one of which one is. */
interface Weights {
  readonly ofTwo: number;
  readonly ofOne: number;
}

const weighed: (Weights | undefined)[] = [];

/** Asked with what `completions` is asked. */
function weightsAt(two: number, one: number, later: number): Weights {
  return (weighed[keyOf(two, one, later)] ??= weigh(two, one, later));
}

function weigh(two: number, one: number, later: number): Weights {
  const ofTwo = two > 0 ? completions(two - 1, one, later + 1) : 0;
  const ofOne = one > 0 ? completions(two, one - 1, later) : 0;
  const common = divisor(ofTwo, ofOne);
  return { ofTwo: ofTwo / common, ofOne: ofOne / common };
}

function keyOf(two: number, one: number, later: number): number {
  return (two * 32 + one) * 32 + later;
}

/** By what `completions` is asked, each in a place of its own. */
const counted: (number | undefined)[] = [];

/**
 * The number of ways to fill the remaining squares. Available for this group are this many colours with two tourists
 * left and this many with one; `later` have one left but are already in this group.
 */
export function completions(two: number, one: number, later: number): number {
  const left = 2 * two + one + later;
  if (left === 0) return 1;
  if (left % SQUARES_OF_A_GROUP === 0 && later > 0) return completions(two, one + later, 0);
  const key = keyOf(two, one, later);
  let count = counted[key];
  if (count === undefined) {
    count =
      (two > 0 ? two * completions(two - 1, one, later + 1) : 0) +
      (one > 0 ? one * completions(two, one - 1, later) : 0);
    counted[key] = count;
  }
  return count;
}

/** The greatest common divisor, to keep weights small. */
function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}
