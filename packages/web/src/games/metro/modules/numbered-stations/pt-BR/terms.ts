import type { terms as source } from "../en/terms.ts";

export const terms: typeof source = {
  "numbers-each":
    "As estações de cada lado do tabuleiro são distribuídas à parte. Com mais números, mais linhas pagam a você, e há mais o que planejar.",
  "numbers-ownerless":
    "Um número paga a você o que valeu a linha que terminou ali. Aqui se diz se essa linha precisa ter dono.",
  "numbers-open":
    "Se todos veem os números de todos durante a partida. Em segredo você pode ajudar uma linha que parece não ser da sua conta.",
};
