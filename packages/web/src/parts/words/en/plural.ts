/** How English counts, lists and signs. */
import type { Who } from "../types.ts";

const plurals = new Intl.PluralRules("en");
const numbers = new Intl.NumberFormat("en");
const signs = new Intl.NumberFormat("en", { signDisplay: "exceptZero" });
const lists = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** A number with a real minus. */
export function number(n: number): string {
  return numbers.format(n).replace("-", "\u2212");
}

/** "1 tile", "2 tiles". */
export function count(n: number, one: string, other: string): string {
  return `${number(n)} ${plurals.select(n) === "one" ? one : other}`;
}

/** "Ada", "Ada and Bo", "Ada, Bo and Cy". */
export function list(items: readonly string[]): string {
  return lists.format(items);
}

/** With a capital to begin with. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A gain or loss. */
export function signed(n: number): string {
  return signs.format(n).replace("-", "\u2212");
}

/** Somebody inside a sentence. */
export function inside({ name, isYou }: Who): string {
  return isYou ? "you" : name;
}
