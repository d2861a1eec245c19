import type { intro as source } from "../en/intro.ts";

export const intro: typeof source = {
  exchange: () => ({
    topic: "Ações",
    says: "As companhias são donas das linhas, você tem ações: uma de 10, 20, 30 e 40 por cento. Em vez de colocar uma peça, pode trocar uma.",
    task: "Troque seus 10 por cento pela ação aberta.",
    done: "A ação antiga foi para baixo da pilha.",
    knows: "Você pode trocar uma ação em vez de jogar",
    why: "É a ação aberta da pilha de 10 por cento.",
  }),
  profit: ({ line }) => ({
    topic: "Lucro",
    says: "Uma linha terminada paga à sua companhia, seja quem for que a termine. A classificação no fim diz quanto valem as ações.",
    task: `Termine a linha ${line}, azul.`,
    done: "3 de lucro para a azul. Seus pontos vêm das ações, no fim.",
    knows: "Linhas pagam companhias, e estas as ações",
    why: `A linha ${line} espera no espaço marcado.`,
  }),
};
