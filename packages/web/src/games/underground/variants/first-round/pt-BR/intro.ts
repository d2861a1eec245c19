import { count } from "../../../../../parts/words/pt-BR/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "ponto", "pontos");

export const intro: typeof source = {
  build: ({ place, other }) => ({
    topic: "Três ações",
    says: "Ninguém começa com pontos. Na primeira rodada o primeiro lugar tem três ações, o último cinco.",
    task: `Use duas das três: a linha vermelha por ${place} até ${other}.`,
    done: "Resta uma ação nesta vez curta.",
    knows: "Na primeira rodada o primeiro tem três ações",
    why: `O passageiro quer ir a ${place} e ${other}.`,
  }),
  ride: ({ points: paid }) => ({
    topic: "Começar",
    says: "Quem começa manda o passageiro primeiro. Os outros compensam com mais trilhos.",
    task: "Termine a sua vez.",
    done: `Já ${points(paid)}. Da segunda rodada em diante todos têm quatro ações.`,
    knows: "Depois todos têm quatro ações",
    why: "Dois trilhos bastam: deixe-o viajar.",
  }),
};
