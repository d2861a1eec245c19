import { count } from "../../../../../parts/words/pt-BR/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "ponto", "pontos");

export const intro: typeof source = {
  build: ({ place, other }) => ({
    topic: "Duas ações",
    says: "Ninguém começa com pontos. Na primeira rodada o primeiro lugar tem duas ações, o último quatro, os outros três.",
    task: `Use as duas na linha vermelha por ${place} até ${other}.`,
    done: "Foi só isso. Quem vem depois constrói mais.",
    knows: "Na primeira rodada o primeiro tem duas ações",
    why: `O passageiro quer ir a ${place} e ${other}.`,
  }),
  ride: ({ points: paid }) => ({
    topic: "Um começo curto",
    says: "O passageiro viaja depois de cada vez, por mais curta que seja.",
    task: "Mande-o nas duas viagens.",
    done: `${points(paid)} com dois trilhos. Da segunda rodada em diante todos têm quatro ações.`,
    knows: "Depois todos têm quatro ações",
    why: "Suas ações acabaram: deixe-o viajar.",
  }),
};
