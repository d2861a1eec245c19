import type { intro as source } from "../en/intro.ts";

export const intro: typeof source = {
  own: ({ place }) => ({
    topic: "Rumo às atrações",
    says: "Você tem cores secretas. Turistas dessas cores valem pontos para você no fim.",
    task: `Construa sobre o turista em ${place}: laranja é sua.`,
    done: "Ele ocupa o espaço livre mais à esquerda, aqui um de 4 pontos.",
    knows: "Turistas das suas cores pagam no fim",
    why: `Laranja é uma das suas cores e está em ${place}.`,
  }),
  other: ({ place }) => ({
    topic: "O próximo espaço",
    says: "Cada turista ocupa o próximo espaço, seja de quem for a cor. Espaços ruins podem ir para os outros.",
    task: "O próximo vale só 2. Mande o cinza, que não é seu.",
    done: "Observe a fileira: a ordem decide quanto cada um vale.",
    knows: "Espaços ruins vão para cores dos outros",
    why: `O cinza está em ${place}.`,
  }),
};
