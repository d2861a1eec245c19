import type { result as source } from "../en/result.ts";
import { count, list, number, of } from "./plural.ts";

const points = (n: number): string => count(n, "ponto", "pontos");

export const result: typeof source = {
  title: "Resultado",
  wins: ({ name }) => `${name} venceu`,
  share: (best) => `${list(best.map(({ name }) => name))} dividem o primeiro lugar`,
  score: (others, margin) =>
    `a ${list(others.map((each) => number(each)))}, por ${margin === 1 ? "um único ponto" : points(margin)}`,
  shared: (n) => `com ${points(n)} cada`,
  nobody: "Ninguém venceu",
  resigned: ({ name }) => `${name} desistiu.`,
  time: (who) => (who.isYou ? "Seu tempo acabou." : `O tempo ${of(who)} acabou.`),
  agreed: "Todos concordaram em encerrar a partida aqui.",
  abandoned: "A partida foi abandonada.",
  place: "Posição",
  player: "Jogador",
  points: "Pontos",
  again: "Revanche",
  review: "Análise",
  exported: "Compartilhar",
  scored: ({ name }, n) => `${name} fez ${points(n)}`,
  running: "Esta partida ainda não acabou.",
  goOn: "Continuar jogando",
};
