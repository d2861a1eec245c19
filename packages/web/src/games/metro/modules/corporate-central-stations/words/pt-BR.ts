import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { capital, feminine } from "../../../../../words/pt-BR/grammar.ts";
import { words as central } from "../../central-stations/words/pt-BR.ts";

export const about: ModuleAbout = {
  title: "Estações das companhias",
  short: "companhias saem do centro",
  about: "Quem mostra uma ação de uma companhia põe a estação central dela.",
};

export const intro: typeof en.intro = {
  show: ({ other }) => ({
    topic: "Mostrar uma ação",
    says: "As estações centrais são das companhias. Mostre uma ação, e você põe a estação da companhia dela em vez de colocar uma peça.",
    task: `Mostre seus 20 por cento da amarela e escolha o espaço ao lado de ${other}.`,
    done: "Essa ação fica aberta e nunca mais é trocada. No fim ela conta do mesmo jeito.",
    knows: "Quem mostra uma ação põe a estação da companhia",
    why: `A maioria das suas ações é amarela, e ao lado de ${other} o caminho é longo.`,
  }),
  profit: ({ place, tiles }) => ({
    topic: "Lucro do centro",
    says: "A linha dali é da companhia. O que ela paga é lucro, seja quem for que a termine.",
    task: `Coloque a peça em ${place}.`,
    done: `${tiles} de lucro para a amarela. Agora todos imaginam por que você gosta disso.`,
    knows: "Linhas dali são lucro da companhia",
    why: `A linha amarela do centro espera em ${place}.`,
  }),
};

export const words: typeof en.words = {
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
