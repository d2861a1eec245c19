import { count } from "../../../../../parts/words/pt-BR/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "ponto", "pontos");

export const intro: typeof source = {
  landmark: ({ place }) => ({
    topic: "Atrações",
    says: "Há oito atrações no tabuleiro. Quem constrói sobre uma põe um turista nessa peça.",
    task: `Construa em ${place}.`,
    done: "Agora escolha quem fica ali.",
    knows: "Construir sobre uma atração traz um turista",
    why: `A atração em questão está em ${place}.`,
  }),
  tourist: () => ({
    topic: "O turista",
    says: "Cada cor tem quatro prêmios. Amarelo tem os melhores: 3, 3, 4 e 4.",
    task: "Escolha amarelo.",
    done: "Os prêmios amarelos são virados e embaralhados.",
    knows: "Você escolhe a cor, e com ela os prêmios",
    why: "Amarelo tem os maiores prêmios.",
  }),
  won: ({ line, place, points: paid }) => ({
    topic: "Passar por ali",
    says: "Uma linha pontuada pega um prêmio cada vez que passa por um turista.",
    task: `Termine a linha ${line}, que passa por ${place}.`,
    done: `${points(paid)} pela linha, e um prêmio amarelo que conta no fim.`,
    knows: "Linhas pegam prêmios onde há turistas",
    why: `A linha ${line} espera no espaço marcado.`,
  }),
};
