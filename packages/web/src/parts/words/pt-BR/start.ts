/** What every page may have to say. */
import type { start as source } from "../en/start.ts";
import { list } from "./plural.ts";

export const start: typeof source = {
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
  loadFailed: "Não foi possível carregar esta parte da página.",
  tryAgain: "Tentar de novo",
  broken: {
    title: "Algo deu errado",
    body: "A página teve um erro próprio. Suas mesas estão guardadas como ficaram depois da última jogada.",
    reload: "Recarregar a página",
  },
  names: list,
  beside: (facts) => facts.join(" · "),
  inTurn: (facts) => facts.join(", "),
};
