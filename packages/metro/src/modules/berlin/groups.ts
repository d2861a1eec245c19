/**
 * The draw of the tourists on the board (rule BE.2): square by square, so that no draw leads to a dead end and all
 * arrangements without a colour twice in a group are equally likely. A colour's weight is the number of ways in which
 * the squares after it can still be filled.
 */
import type { Draw } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import type { ColourIndex } from "../../companies.ts";
import { SQUARES_OF_A_GROUP, TOURISTS_OF_A_COLOUR } from "./data.ts";

/** The draw of the tourist for the next square, when those of the squares before it have been drawn. */
export function nextInGroup(stream: string, drawn: readonly ColourIndex[]): Draw<ColourIndex> {
  const group = drawn.slice(drawn.length - (drawn.length % SQUARES_OF_A_GROUP));
  const free = COLOURS.flatMap((_, colour) => {
    const left = TOURISTS_OF_A_COLOUR - drawn.filter((each) => each === colour).length;
    return left > 0 && !group.includes(colour) ? [{ colour, left }] : [];
  });
  const two = free.filter(({ left }) => left === 2).length;
  const one = free.length - two;
  const later = group.filter((colour) => drawn.indexOf(colour) >= drawn.length - group.length).length;
  const ofTwo = two > 0 ? completions(two - 1, one, later + 1) : 0;
  const ofOne = one > 0 ? completions(two, one - 1, later) : 0;
  const common = divisor(ofTwo, ofOne);
  const outcomes = free.map(({ colour, left }) => ({ chance: colour, weight: (left === 2 ? ofTwo : ofOne) / common }));
  return { stream, outcomes: outcomes.filter(({ weight }) => weight > 0) };
}

const counted = new Map<string, number>();

/**
 * In how many ways the rest of the squares can be filled. Free for this group are so many colours with two tourists
 * left and so many with one; `later` have one left but are in this group already.
 */
export function completions(two: number, one: number, later: number): number {
  const left = 2 * two + one + later;
  if (left === 0) return 1;
  if (left % SQUARES_OF_A_GROUP === 0 && later > 0) return completions(two, one + later, 0);
  const key = `${two} ${one} ${later}`;
  let count = counted.get(key);
  if (count === undefined) {
    count =
      (two > 0 ? two * completions(two - 1, one, later + 1) : 0) +
      (one > 0 ? one * completions(two, one - 1, later) : 0);
    counted.set(key, count);
  }
  return count;
}

/** The greatest common divisor, to keep weights small. */
function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}
