import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { capital, feminine } from "../../../../../words/pt-BR/grammar.ts";
import { words as central } from "../../central-stations/words/pt-BR.ts";

export const about: ModuleAbout = {
  title: "Estações das companhias",
  short: "companhias no centro",
  about: [
    "As estações centrais são das companhias.",
    "Mostre uma ação de uma companhia para colocar a estação central dela em vez de uma peça.",
    "A linha que sai dali dá lucro à companhia, e as suas ações dela valem mais.",
  ],
};

export const intro: typeof en.intro = {
  show: ({ other }) => ({
    topic: "Mostrar uma ação",
    says: "As estações centrais são das companhias. Mostre uma ação de uma companhia para colocar a estação dela em vez de uma peça.",
    task: `Mostre a sua ação de 20% da amarela e escolha o espaço ao lado de ${other}.`,
    done: "Essa ação fica aberta, e você não pode mais trocá-la. Ela ainda conta no fim.",
    knows: "Mostre uma ação de uma companhia para colocar a estação dela",
    why: `A maioria das suas ações é amarela, e o caminho a partir do espaço ao lado de ${other} é longo.`,
  }),
  profit: ({ place, tiles }) => ({
    topic: "Lucro do centro",
    says: "A linha que sai dali é da companhia. Os pontos dela são lucro da companhia, não importa quem termine a linha.",
    task: `Coloque a sua peça em ${place}.`,
    done: `${tiles} de lucro para a amarela. Agora todos sabem por que você gosta disso.`,
    knows: "Linhas da estação de uma companhia dão lucro a ela",
    why: `A linha amarela que sai do centro continua em ${place}.`,
  }),
};

export const words: typeof en.words = {
  instead: "Colocar uma estação",
  insteadShort: "Estação",
  share: (percent, colour) => `${percent}% da ${feminine[colour]}`,
  set: (colour, square) => `${capital(feminine[colour])} ao lado de ${square}`,
  company: "Companhia",
  station: "Estação",
  shown: "Ação mostrada",
  beside: (square) => `ao lado de ${square}`,
  notSet: "não colocada",
  nothing: "–",
  shownBy: (percent, { name }) => `${percent}%, ${name}`,
  may: "Em vez de uma peça, você pode colocar a estação de uma companhia mostrando uma ação dela. A linha que sai dali dá lucro à companhia, e as suas ações dela valem mais. A ação fica aberta, e você não pode mais trocá-la.",
  tells: {
    showed: ({ name }, percent, colour, square) =>
      `${name} mostrou ${percent}% da ${feminine[colour]} e colocou a estação central dela ao lado de ${square}`,
  },
  award: "estação central",
  refusals: {
    ...central.refusals,
    notYourShare: "Você não tem esta ação. Escolha uma das suas.",
  },
};
