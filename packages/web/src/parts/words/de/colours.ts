import type { Colour } from "@interchange/boards/palette";
import type { colours as source } from "../en/colours.ts";
import { capital } from "./plural.ts";

/** What the colours of seats, companies and tourists are called. */
export const colours: typeof source = {
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

/** By itself: »eine Linie von Gelb«. */
export const hue = (colour: Colour): string => capital(colours[colour]);
