import { count } from "../../../../../parts/words/pt-BR/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "ponto", "pontos");

export const intro: typeof source = {
  set: () => ({
    topic: "Sua estação",
    says: "Você tem uma estação central. Ponha-a no centro em vez de colocar uma peça: a linha que sai dali é sua.",
    task: "Escolha o espaço ao lado de c5, ou peça para mostrar.",
    done: "Mais uma linha sua, do meio do tabuleiro.",
    knows: "Uma vez você abre uma linha no centro",
    why: "O espaço ao lado de c5 tem bons trilhos.",
  }),
  line: ({ place, points: paid }) => ({
    topic: "Do centro",
    says: "Ela é pontuada quando chega a uma estação. Vindo do centro, não conta em dobro.",
    task: `Coloque a peça em ${place}.`,
    done: `${points(paid)} pela linha do centro.`,
    knows: "Linhas do centro não contam em dobro",
    why: `A linha dali sai por ${place}.`,
  }),
};
