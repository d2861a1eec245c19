import { figuresIn, listed } from "../figures.ts";
import type { Landmark, Who } from "../types.ts";
import type { Colour } from "@interchange/boards/palette";

/** English grammar: numbers, lists and signs. */

const plurals = new Intl.PluralRules("en");

/** A number with a real minus sign. */
export const number = figuresIn("en");

/** "1 tile", "2 tiles". */
export function count(n: number, one: string, other: string): string {
  return `${number(n)} ${plurals.select(n) === "one" ? one : other}`;
}

export const points = (n: number): string => count(n, "point", "points");
export const tiles = (n: number): string => count(n, "tile", "tiles");
export const tokens = (n: number): string => count(n, "token", "tokens");

/** "Ada", "Ada and Bo", "Ada, Bo and Cy". */
export function list(items: readonly string[]): string {
  return listed(items, "and");
}

/** Starts with a capital letter. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A gain or loss. */
export function signed(n: number): string {
  return `${n > 0 ? "+" : ""}${number(n)}`;
}

/** A person inside a sentence. */
export function inside({ name, isYou }: Who): string {
  return isYou ? "you" : name;
}

/** The colours of seats, companies and tourists. */
export const colours: Readonly<Record<Colour, string>> = {
  yellow: "yellow",
  blue: "blue",
  orange: "orange",
  green: "green",
  purple: "purple",
  black: "black",
  gray: "grey",
  red: "red",
  white: "white",
  brown: "brown",
};

/** "at Big Ben", and with an article "at the Louvre". */
export function landmark(name: string, article?: "the"): Landmark {
  const called = article === undefined ? name : `${article} ${name}`;
  return { name, at: `at ${called}`, to: `to ${called}` };
}

/** "a red tourist", "an orange tourist". */
export function a(words: string): string {
  return `${/^[aeiou]/.test(words) ? "an" : "a"} ${words}`;
}
