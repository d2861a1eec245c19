import type { intro as source } from "../en/intro.ts";

export const intro: typeof source = {
  build: ({ place }) => ({
    topic: "Turistas",
    says: "Em cada espaço interno há um turista. Construa sobre ele e você o leva junto.",
    task: `Coloque a peça em ${place}.`,
    done: "O turista é seu. Agora ele quer uma vaga.",
    knows: "Construir sobre um turista é levá-lo",
    why: `O turista em questão está em ${place}.`,
  }),
  seat: ({ place }) => ({
    topic: "Sua fileira",
    says: "Suas atrações formam uma fileira de vagas com cores. A maior sequência sem falhas rende 2 pontos por turista no fim.",
    task: `Escolha a vaga em ${place}, ou peça para mostrar.`,
    done: "Quem fica fora dela custa um ponto, e uma atração cheia rende 3.",
    knows: "Lado a lado, turistas rendem pontos",
    why: `Só em ${place} já há alguém por perto.`,
  }),
};
