import type { Colour } from "@interchange/boards/palette";

/** What the colours of seats, companies and tourists are called. */
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

/** Of a line or a company. */
export const feminine: Readonly<Record<Colour, string>> = {
  ...colours,
  yellow: "amarela",
  purple: "roxa",
  black: "preta",
  red: "vermelha",
  white: "branca",
};

/** Of several tourists or tickets. */
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
