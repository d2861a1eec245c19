import { figuresIn, listed } from "../figures.ts";
import type { Landmark, Who } from "../types.ts";
import type * as en from "../en/grammar.ts";
import type { Colour } from "@interchange/boards/palette";

/** German grammar: numbers, lists, signs, and the forms of names and verbs. */

const plurals = new Intl.PluralRules("de");

/** A number with a real minus sign. */
export const number = figuresIn("de");

/** »1 Feld«, »2 Felder«. Without a second form both are the same: »2 Plättchen«. */
export function count(n: number, one: string, other: string = one): string {
  return `${number(n)} ${plurals.select(n) === "one" ? one : other}`;
}

export const points = (n: number): string => count(n, "Punkt", "Punkte");
export const tiles = (n: number): string => count(n, "Plättchen");
export const tokens = (n: number): string => count(n, "Marke", "Marken");
/** The dative after »mit«: »mit 2 Punkten«. */
export const withPoints = (n: number): string => count(n, "Punkt", "Punkten");

/** »Ada«, »Ada und Bo«, »Ada, Bo und Cy«. */
export function list(items: readonly string[]): string {
  return listed(items, "und");
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
  return isYou ? "du" : name;
}

/** A person with a verb: »du legst«, »Ada legt«. At the start of a sentence the name keeps its spelling. */
export function does({ name, isYou }: Who, you: string, other: string): string {
  return `${name} ${isYou ? you : other}`;
}

/**
 * Verb forms for one person, »du«, several, and several including the reader: »gewinnt«, »gewinnst«, »gewinnen«,
 * »gewinnt«.
 */
type Verbs = readonly [one: string, you: string, several: string, withYou: string];

/** People at the start of a sentence with their common verb. */
export function together(all: readonly Who[], [one, you, several, withYou]: Verbs): string {
  const [first, ...others] = all;
  const named = list([...(first ? [first.name] : []), ...others.map(inside)]);
  const isYours = all.some(({ isYou }) => isYou);
  return `${named} ${others.length ? (isYours ? withYou : several) : isYours ? you : one}`;
}

/** »Adas«, »Boris’«. */
export function genitive(name: string): string {
  return /[sßxz]$/i.test(name) ? `${name}’` : `${name}s`;
}

/** The colours of seats, companies and tourists. */
export const colours: typeof en.colours = {
  yellow: "gelb",
  blue: "blau",
  orange: "orange",
  green: "grün",
  purple: "violett",
  black: "schwarz",
  gray: "grau",
  red: "rot",
  white: "weiß",
  brown: "braun",
};

/** Before a noun: »der gelbe Tourist«, »mit dem orangen«. */
export const hued = (colour: Colour, ending: "e" | "en" | "er" | "es"): string =>
  colours[colour].replace(/e$/, "") + ending;

/** As a noun: »eine Linie von Gelb«. */
export const hue = (colour: Colour): string => capital(colours[colour]);

/** »am Louvre«, »an der Tower Bridge«, and without an article »bei Notre-Dame«. */
export function landmark(name: string, article?: "der" | "die" | "das"): Landmark {
  switch (article) {
    case undefined:
      return { name, at: `bei ${name}`, to: `zu ${name}` };
    case "die":
      return { name, at: `an der ${name}`, to: `zur ${name}` };
    default:
      return { name, at: `am ${name}`, to: `zum ${name}` };
  }
}
