/** What all modules say alike. */
import { colours, feminine } from "../../../../parts/words/pt-BR/colours.ts";
import { list, signed } from "../../../../parts/words/pt-BR/plural.ts";
import type { common as source } from "../en/common.ts";

export const common: typeof source = {
  first: (titles, goals) => [...goals, `Com ${list(titles)}. O andamento e as regras estão em Módulos.`].join(" "),
  colours,
  company: (colour) => `a companhia ${feminine[colour]}`,
  decide: "decida como continua",
  choose: "escolha",
  chooseFirst: "Escolha antes",
  onBoard: "Escolha um espaço no tabuleiro.",
  pass: "Passar",
  passPrompt: "não há mais peça para você: passe",
  confirm: "Confirmar",
  confirms: (action) => `${action}?`,
  rules: "Regras",
  ourValues: "valores nossos",
  valuesOf: (set) => `valores de ${set}`,
  nothingToDo: "Nada a decidir aqui agora.",
  passed: ({ name }) => `${name} passou`,
  sank: ({ name }) => `${name} devolveu uma peça ao estoque`,
  awarded: ({ name }, points, what) => `${name} ${signed(points)} por ${what}`,
  final: (module, gains) => `${module}: ${list(gains.map(([{ name }, points]) => `${name} ${signed(points)}`))}`,
  source: (module, what) => `${module}: ${what}`,
  differs: (module, label, value) => `${module}, ${label.toLowerCase()}: ${value}`,
  refusals: {
    combination: "Estes módulos não combinam.",
    decisionOwed: "Antes há uma decisão pendente.",
    mustPlace: "Você tem uma peça, ou pode pegar uma: só passa quem não tem nenhuma.",
    noDraw: "Nesta mesa não se pega outra peça em vez de colocar uma.",
    noSuchModule: "Este módulo não está em jogo aqui.",
  },
};
