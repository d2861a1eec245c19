/** What numbered stations say. */
import { count, signed } from "../../../../../parts/words/pt-BR/plural.ts";
import type { words as source } from "../en/words.ts";

export const words: typeof source = {
  number: "Número",
  line: "Linha que terminou ali",
  pays: "Paga",
  none: "nenhuma ainda",
  ended: (number, square, owner) =>
    `${number === undefined ? `do centro, ao lado de ${square}` : `linha ${number}`}, ${owner?.name ?? "de ninguém"}`,
  total: "Como as linhas estão",
  secret: "Só você os conhece. As estações têm um anel no tabuleiro.",
  others: "Números dos outros",
  unknown: "um número que você não conhece",
  card: (number, points) => `número ${number}, ${count(points, "ponto", "pontos")}`,
  ledger: "Seus números",
  signed,
  award: (number) => `linha até a estação ${number}`,
  refusals: { drawOwed: "Os números são distribuídos antes da partida, ao acaso." },
};
