import type { Colour } from "@interchange/boards/palette";

/** What the colours of seats, companies and tourists are called. */
export const colours: Readonly<Record<Colour, string>> = {
  yellow: "yellow",
  blue: "blue",
  orange: "orange",
  green: "green",
  purple: "purple",
  black: "black",
  gray: "gray",
  red: "red",
  white: "white",
  brown: "brown",
};
