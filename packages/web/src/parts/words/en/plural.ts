/** How English counts, lists and signs. */
import { figuresIn, listed } from "../figures.ts";
import type { Who } from "../types.ts";

const plurals = new Intl.PluralRules("en");

/** A number with a real minus. */
export const number = figuresIn("en");

/** "1 tile", "2 tiles". */
export function count(n: number, one: string, other: string): string {
  return `${number(n)} ${plurals.select(n) === "one" ? one : other}`;
}

/** "Ada", "Ada and Bo", "Ada, Bo and Cy". */
export function list(items: readonly string[]): string {
  return listed(items, "and");
}

/** With a capital to begin with. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A gain or loss. */
export function signed(n: number): string {
  return `${n > 0 ? "+" : ""}${number(n)}`;
}

/** Somebody inside a sentence. */
export function inside({ name, isYou }: Who): string {
  return isYou ? "you" : name;
}
