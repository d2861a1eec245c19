import { count } from "../../../../../parts/words/pt-BR/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "ponto", "pontos");

export const intro: typeof source = {
  build: ({ place, other }) => ({
    topic: "Uma carta especial",
    says: `${other} está entre as cinco últimas cartas da pilha. Agora está aberta, e você está na frente.`,
    task: `Construa a linha vermelha até ${place}, onde ele troca, e até ${other}.`,
    done: "Agora é o destino mais fácil de todos.",
    knows: "Essa carta é uma das cinco últimas",
    why: `Ele deve ir a ${other}, pela sua linha.`,
  }),
  ride: ({ points: paid, place, totals: [mine, theirs] }) => ({
    topic: "Fim da linha",
    says: `Quando chega a ${place}, ele sai do mapa na hora. No resto da rodada só se constrói.`,
    task: "Termine a sua vez e deixe-o ir.",
    done: `${points(paid)} para cada um, ${mine} a ${theirs}, e não há mais viagens: você escolheu o fim.`,
    knows: "Quem o manda para lá termina a partida",
    why: "Não falta construir nada: deixe-o viajar.",
  }),
};
