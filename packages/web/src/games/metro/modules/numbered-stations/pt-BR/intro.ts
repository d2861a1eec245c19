import { count } from "../../../../../parts/words/pt-BR/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "ponto", "pontos");

export const intro: typeof source = {
  own: ({ line, points: paid }) => ({
    topic: "Seus números",
    says: "Você tem quatro números secretos de estações. Uma linha que termina em um deles paga de novo no fim.",
    task: `Você tem o 7. Termine a linha ${line} na própria estação.`,
    done: `${points(paid)} agora, e o mesmo outra vez no fim.`,
    knows: "Linhas nos seus números pagam de novo",
    why: `A linha ${line} espera no espaço marcado.`,
  }),
  theirs: ({ line, theirs }) => ({
    topic: "Linhas alheias",
    says: "Não importa de quem é a linha.",
    task: `Você tem o 31. Leve a linha ${line}, azul, até lá.`,
    done: `O azul ganha ${points(theirs)}, e você o mesmo no fim.`,
    knows: "Linhas alheias também pagam seus números",
    why: `A linha ${line} sai da estação no espaço marcado.`,
  }),
};
