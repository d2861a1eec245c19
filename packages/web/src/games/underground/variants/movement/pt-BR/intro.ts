import { count } from "../../../../../parts/words/pt-BR/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "ponto", "pontos");

export const intro: typeof source = {
  build: ({ place, other }) => ({
    topic: "Duas cartas",
    says: "Só um destino expresso e um normal ficam abertos. Assim todos sabem aonde ele vai.",
    task: `Construa a linha vermelha por ${place} até ${other}: as duas cartas em uma linha.`,
    done: "Ele vai primeiro ao expresso, depois ao normal.",
    knows: "Um destino expresso e um normal abertos",
    why: `As cartas mostram ${place} e ${other}.`,
  }),
  ride: ({ points: paid }) => ({
    topic: "Sem escolher a carta",
    says: "Depois de cada viagem, uma carta do mesmo tipo toma o lugar da antiga.",
    task: "Termine a sua vez e veja.",
    done: `Duas viagens, ${points(paid)}. Planeje para as duas cartas que vêm.`,
    knows: "Cada viagem abre uma carta do mesmo tipo",
    why: "Não falta construir nada: deixe-o viajar.",
  }),
};
