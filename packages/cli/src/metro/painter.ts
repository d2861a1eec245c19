/** Colours of seats and companies on a terminal. */
import type { Colour, Earner, Position } from "@interchange/metro";
import { companyColours, seatColours } from "@interchange/metro";
import { known } from "@interchange/tabletop";

/** ANSI 256-colour codes, close to the colours of the pieces. */
const CODES: Readonly<Record<Colour, number>> = {
  yellow: 220,
  blue: 33,
  orange: 208,
  green: 35,
  purple: 134,
  black: 244,
  gray: 250,
  red: 196,
  white: 255,
  brown: 94,
};

export interface Painter {
  /** In the colour of a seat or a company; dim for nobody. */
  earner(earner: Earner | undefined, text: string): string;
  mark(text: string): string;
}

/** Paints in the edition's colours, or not at all. */
export function painterFor({ setup }: Pick<Position, "setup">, isColoured: boolean): Painter {
  const paint = (code: string, text: string): string => (isColoured ? `\u001B[${code}m${text}\u001B[0m` : text);
  return {
    earner(earner, text) {
      if (!earner) return paint("2", text);
      const colour = earner.kind === "seat" ? seatColours(setup)[earner.seat] : companyColours(setup)[earner.company];
      return paint(`38;5;${CODES[known(colour)]}`, text);
    },
    mark: (text) => paint("1;7", text),
  };
}
