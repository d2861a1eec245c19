import { count } from "../../../../../parts/words/pt-BR/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "ponto", "pontos");

export const intro: typeof source = {
  build: ({ place }) => ({
    topic: "A pilha acabou",
    says: "A última rodada. Normalmente o passageiro já teria saído; aqui ele fica até o fim dela.",
    task: `Construa a linha azul até ${place}: ele ainda quer ir ao norte.`,
    done: "Assim vale a pena construir para ele até o fim.",
    knows: "Com a pilha vazia ele fica até o fim da rodada",
    why: `De ${place} é perto do destino expresso.`,
  }),
  ride: ({ points: paid, totals: [mine, theirs] }) => ({
    topic: "Até o fim",
    says: "Ele viaja enquanto houver destinos abertos. Não vêm novos.",
    task: "Termine a sua vez e veja.",
    done: `${points(paid)}, e ${mine} a ${theirs} bem na última vez.`,
    knows: "Ele viaja enquanto houver destinos abertos",
    why: "Já construiu bastante: deixe-o viajar.",
  }),
};
