import type { news as source } from "../en/news.ts";

/** What is said beside a table of what happened. */
export const news: typeof source = {
  since: "Desde a sua última vez",
  soFar: "Até aqui",
  newGame: "Nova partida",
  none: "Mais ninguém jogou.",
  replay: "Mostrar de novo",
  botFailed: {
    title: ({ name }) => `${name} não respondeu`,
    detail: (reason) =>
      reason
        ? `O que deu errado: ${reason}`
        : "O navegador não deixou o bot pensar. Pergunte de novo ou recarregue a página.",
  },
};
