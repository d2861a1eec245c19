import type { rules as source } from "../en/rules.ts";
import { count } from "./plural.ts";

/** What is said around the rules. */
export const rules: typeof source = {
  rule: (number) => `Regra ${number}`,
  marks: { ruling: "Decisão nossa", unprinted: "Não impresso" },
  signs: {
    title: "O que os sinais significam",
    none: "Sem sinal: uma regra do manual, nas nossas palavras.",
    ruling: "Aqui os manuais se calam ou podem ser lidos de duas maneiras, e foi isto que decidimos.",
    unprinted: "Não está impresso em lugar nenhum que tenhamos visto: foi deduzido ou é criação nossa.",
  },
  contents: "Sumário",
  search: {
    label: "Procurar nas regras",
    of: (game) => `Todas as regras de ${game} e dos módulos`,
    found: (n) => count(n, "regra encontrada", "regras encontradas"),
    more: (n) => `Mais ${n}: acrescente uma palavra para restringir.`,
    none: (sought) => `Nada aqui fala de “${sought}”. Tente menos palavras, outras ou o número de uma regra.`,
    loading: "Buscando as regras…",
    failed: "Não foi possível buscar as regras.",
  },
  example: {
    label: (title) => `Exemplo: ${title}`,
    back: "Voltar",
    next: "Avançar",
    again: "Do começo",
    step: (n, all) => `Passo ${n} de ${all}`,
    failed: "Não foi possível mostrar este exemplo.",
  },
};
