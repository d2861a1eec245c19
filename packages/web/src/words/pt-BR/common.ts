import type * as en from "../en/common.ts";
import { list } from "./grammar.ts";

export const common: typeof en.common = {
  name: "Interchange",
  title: (page) => `${page} · Interchange`,
  nav: {
    label: "Páginas",
    rules: "Regras",
    settings: "Ajustes",
    back: "Voltar",
  },
  close: "Fechar",
  loading: "Carregando…",
  layingOut: "Montando o tabuleiro…",
  loadFailed: "Não foi possível carregar esta parte da página. Verifique sua conexão.",
  tryAgain: "Tentar de novo",
  technical: "Detalhes técnicos",
  broken: {
    title: "Algo deu errado",
    body: "Suas mesas estão salvas como ficaram depois da última jogada. Recarregue a página para continuar.",
    reload: "Recarregar página",
  },
  names: list,
  dotted: (facts) => facts.join(" · "),
  inTurn: (facts) => facts.join(", "),
};

/** Texts of pages and panels that load later; fetched with the first of them. */

export const rulesPage: typeof en.rulesPage = {
  title: "Regras",
  games: "Regras por jogo",
  modules: (game) => `Módulos de ${game}`,
  foreign: "Estas regras ainda não foram traduzidas. Este é o texto em inglês.",
};

/** For an unknown address. */
export const notFound: typeof en.notFound = {
  title: "Página não encontrada",
  body: "Não há página neste endereço. Verifique-o ou vá para o início.",
  home: "Ir para o início",
};
