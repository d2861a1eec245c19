import type { sheets as source } from "../en/sheets.ts";
import { count, form, list, number } from "./plural.ts";

/** Words of the panels that open over any table. */
export const sheets: typeof source = {
  history: {
    title: "Histórico",
    first: "Primeira posição",
    last: "Última posição",
    slider: "Posição na partida",
    play: "Reproduzir",
    stop: "Parar",
    speed: "Velocidade",
    times: (speed) => `${number(speed)}×`,
  },
  menu: ["Esta partida", "Ajuda e ajustes", "Esta mesa"],
  beside: "Ao lado do tabuleiro",
  terms: {
    title: "Esta mesa",
    edition: "Edição",
    help: "Ajuda",
    modules: "Módulos",
    rules: "Regras",
  },
  about: (title, help, differences) => [title, `Ajuda: ${help.toLowerCase()}`, ...differences].join(" · "),
  takeBack: {
    title: "Desfazer?",
    body: (decisions, comesAgain) =>
      decisions > 1
        ? `Isto desfaz ${count(decisions, "decisão", "decisões")}, até antes da sua última. ${comesAgain}`
        : `Isto desfaz a sua última decisão. ${comesAgain}`,
    consent: (names) =>
      `${list(names)} ${form(names.length, "precisa", "precisam")} concordar, pois algo já aconteceu depois.`,
    again: "Refazer",
    yes: "Desfazer",
    yesAll: "Todos concordam",
    no: "Deixar assim",
  },
  tapAgain: {
    title: "Colocar com um segundo toque?",
    about: "Um toque mostra o que a peça faria; um segundo, no mesmo espaço, a colocaria.",
    yes: "Sim, colocar assim",
    no: "Não, só pelo botão",
  },
  flat: "Modo mesa",
  shortcuts: "Teclado",
  export: {
    title: "Exportar",
    about: "O registro desta partida: tudo o que é preciso para jogá-la outra vez do começo ao fim.",
    text: "Como texto",
    json: "Como JSON",
    whole: "A mesa inteira",
    copy: "Copiar o texto",
    copied: "Copiado.",
    notCopied: "O navegador não deixou copiar. Salve o arquivo.",
  },
};
