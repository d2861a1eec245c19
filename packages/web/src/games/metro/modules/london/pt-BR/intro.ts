import { count } from "../../../../../parts/words/pt-BR/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "ponto", "pontos");

export const intro: typeof source = {
  taxi: ({ place, points: paid }) => ({
    topic: "O táxi",
    says: "Construa sobre um turista e o táxi vai à próxima casa dessa cor, no máximo quatro adiante.",
    task: `Construa em ${place} e conte as casas.`,
    done: `${points(paid)} na hora: um por casa que ele andou.`,
    knows: "O táxi rende um ponto por casa",
    why: `O turista em ${place} faz o táxi andar.`,
  }),
  far: ({ place, points: paid }) => ({
    topic: "Até onde",
    says: "Quatro casas é o melhor. Se a cor não está entre as próximas quatro, ele anda assim mesmo e você não ganha nada.",
    task: `O amarelo está a exatas quatro. Construa em ${place}.`,
    done: `${points(paid)}. Olhe a rua antes de escolher um espaço.`,
    knows: "No máximo quatro casas, ou nada",
    why: `O turista em ${place} está a quatro casas.`,
  }),
};
