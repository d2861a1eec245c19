import { figuresIn, listed } from "../figures.ts";
import type { Landmark, Who } from "../types.ts";
import type { Colour } from "@interchange/boards/palette";

/** Portuguese grammar: numbers, lists and signs. */

const plurals = new Intl.PluralRules("pt-BR");

/** A number with a real minus sign. */
export const number = figuresIn("pt-BR");

/** The form that goes with the number: "1,5 ponto", but "0 pontos". */
export function form(n: number, one: string, other: string): string {
  if (n === 0) return other;
  switch (plurals.select(n)) {
    case "one":
      return one;
    case "many":
      return `de ${other}`;
    default:
      return other;
  }
}

/** "1 peça", "2 peças", "1.000.000 de peças". */
export function count(n: number, one: string, other: string): string {
  return `${number(n)} ${form(n, one, other)}`;
}

export const points = (n: number): string => count(n, "ponto", "pontos");
export const tiles = (n: number): string => count(n, "peça", "peças");
export const tokens = (n: number): string => count(n, "ficha", "fichas");

/** "Ada", "Ada e Bo", "Ada, Bo e Cy". */
export function list(items: readonly string[]): string {
  return listed(items, "e");
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
  return isYou ? "você" : name;
}

/** The possessive: "de Ada", "da companhia azul". A company's name starts with its article. */
export function of(who: Who): string {
  return who.company === undefined ? `de ${inside(who)}` : `d${who.name}`;
}

/** The colours of seats, companies and tourists. */
export const colours: Readonly<Record<Colour, string>> = {
  yellow: "amarelo",
  blue: "azul",
  orange: "laranja",
  green: "verde",
  purple: "roxo",
  black: "preto",
  gray: "cinza",
  red: "vermelho",
  white: "branco",
  brown: "marrom",
};

/** The feminine form, for a line or a company. */
export const feminine: Readonly<Record<Colour, string>> = {
  ...colours,
  yellow: "amarela",
  purple: "roxa",
  black: "preta",
  red: "vermelha",
  white: "branca",
};

/** The plural form, for tourists or tickets. */
export const several: Readonly<Record<Colour, string>> = {
  yellow: "amarelos",
  blue: "azuis",
  orange: "laranja",
  green: "verdes",
  purple: "roxos",
  black: "pretos",
  gray: "cinza",
  red: "vermelhos",
  white: "brancos",
  brown: "marrons",
};

/** "no Louvre", "na Torre Eiffel", and without an article "em Versalhes". */
export function landmark(name: string, article?: "o" | "a"): Landmark {
  switch (article) {
    case undefined:
      return { name, at: `em ${name}`, to: `a ${name}` };
    case "o":
      return { name, at: `no ${name}`, to: `ao ${name}` };
    case "a":
      return { name, at: `na ${name}`, to: `à ${name}` };
  }
}
