import type { intro as source } from "../en/intro.ts";

export const intro: typeof source = {
  own: ({ place }) => ({
    topic: "Rumo às atrações",
    says: "Você tem cores secretas. Turistas dessas cores valem pontos para você no fim.",
    task: `Construa sobre o turista em ${place}: laranja é sua.`,
    done: "Ele ocupa a vaga livre mais à esquerda, aqui uma de 4 pontos.",
    knows: "Turistas das suas cores pagam no fim",
    why: `Laranja é uma das suas cores e está em ${place}.`,
  }),
  other: ({ place }) => ({
    topic: "A próxima vaga",
    says: "Cada turista ocupa a próxima vaga, seja de quem for a cor. Vagas ruins podem ir para os outros.",
    task: "A próxima vale só 2. Mande o cinza, que não é seu.",
    done: "Observe a fileira: a ordem decide quanto cada um vale.",
    knows: "Vagas ruins vão para cores dos outros",
    why: `O cinza está em ${place}.`,
  }),
};
