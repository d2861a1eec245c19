import { count } from "../../../../../parts/words/pt-BR/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "ponto", "pontos");

export const intro: typeof source = {
  tourist: ({ place }) => ({
    topic: "Turistas",
    says: "O turista sobre o qual você constrói fica na peça pelo resto da partida.",
    task: `Construa em ${place}.`,
    done: "O turista azul agora está ali, para as linhas de todos.",
    knows: "Turistas ficam na peça",
    why: `O turista em questão está em ${place}.`,
  }),
  ticket: ({ line, points: paid }) => ({
    topic: "Bilhetes",
    says: "Uma linha pontuada traz um bilhete da cor de cada turista por onde passa.",
    task: `Termine a linha ${line}.`,
    done: `${points(paid)} e um bilhete azul. Quem tem mais bilhetes de uma cor ganha prêmios no fim.`,
    knows: "Mais bilhetes de uma cor ganham o prêmio",
    why: `A linha ${line} espera no espaço marcado.`,
  }),
};
