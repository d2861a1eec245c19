/** What central stations say where companies own the lines. */
import { feminine } from "../../../../../parts/words/pt-BR/colours.ts";
import { capital } from "../../../../../parts/words/pt-BR/plural.ts";
import { words as central } from "../../central-stations/pt-BR/words.ts";
import type { words as source } from "../en/words.ts";

export const words: typeof source = {
  instead: "Mostrar uma ação",
  insteadShort: "Ação",
  share: (percent, colour) => `${percent}% da ${feminine[colour]}`,
  set: (colour, square) => `${capital(feminine[colour])} ao lado de ${square}`,
  company: "Companhia",
  station: "Estação",
  shown: "Ação mostrada",
  beside: (square) => `ao lado de ${square}`,
  notSet: "por pôr",
  nothing: "–",
  shownBy: (percent, { name }) => `${percent}%, ${name}`,
  may: "Em vez de colocar uma peça, você pode mostrar uma ação e pôr a estação da companhia. A ação fica aberta e não se troca mais.",
  tells: {
    showed: ({ name }, percent, colour, square) =>
      `${name} mostrou ${percent}% da ${feminine[colour]} e pôs a estação central dela ao lado de ${square}`,
  },
  award: "estação central",
  refusals: {
    ...central.refusals,
    notYourShare: "Você não tem esta ação.",
  },
};
