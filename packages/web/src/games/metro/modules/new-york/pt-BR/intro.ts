import { count } from "../../../../../parts/words/pt-BR/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "ponto", "pontos");

export const intro: typeof source = {
  took: ({ line, points: paid }) => ({
    topic: "Turistas nas estações",
    says: "A linha que termina em uma estação leva o turista que espera ali.",
    task: `Leve a linha ${line} à vizinha: esse turista vale 3 para você.`,
    done: `${points(paid)} pela linha, e mais 3 no fim.`,
    knows: "A linha leva o turista da última estação",
    why: `A linha ${line} espera no espaço marcado.`,
  }),
  poor: ({ line, theirs }) => ({
    topic: "Quadros diferentes",
    says: "Cada quadro avalia as cores de um jeito. O que vale muito para você pode não valer nada para outros.",
    task: `Termine a linha ${line}, azul, onde o turista não vale nada para o azul.`,
    done: `O azul ganha ${points(theirs)} pela linha, e o turista não rende nada.`,
    knows: "Cada quadro tem valores próprios",
    why: `A linha ${line} espera no espaço marcado.`,
  }),
};
