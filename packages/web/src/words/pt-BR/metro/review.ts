import type * as en from "../../en/metro/review.ts";
import type { LineEffect } from "../../en/metro/review.ts";
import { count, list, of, points, tiles } from "../grammar.ts";
import type { LineName } from "../../types.ts";

type When = "played" | "best" | "tried";

const line = ({ whose, line }: LineEffect): string =>
  whose === undefined
    ? `a linha ${line} sem dono`
    : whose.isYou
      ? `a sua linha ${line}`
      : `a linha ${line} ${of(whose)}`;

/** The past tense for the played move, the present tense for others. */
const verb = (when: When, past: string, present: string): string => (when === "played" ? past : present);

export const review: typeof en.review = {
  title: (edition, modules) => ["Metro", edition, ...modules].join(", "),
  board: "O tabuleiro antes da jogada",
  turnedTo: (square, turns) => `${square}, girada ${count(turns, "quarto de volta", "quartos de volta")}`,
  drawn: (square) => `${square}, com uma peça tirada da pilha`,
  draw: "outra peça",
  pass: "nenhuma peça",
  takes: (when, n) => `${verb(when, "fez", "faz")} ${points(n)} na hora`,
  ends: (when, effect) =>
    `${verb(when, "terminou", "termina")} ${line(effect)} ${effect.isDoubled ? "no centro com" : "com"} ${points(effect.points ?? 0)}`,
  grows: (when, effect) =>
    effect.before === 0
      ? `${verb(when, "começou", "começa")} ${line(effect)} com ${count(effect.after, "peça", "peças")}`
      : `${verb(when, "estendeu", "estende")} ${line(effect)} de ${effect.before} para ${effect.after}`,
  takesMore: (n, played) => `faz ${points(n)} na hora em vez de ${played}`,
  keeps: (effect, played) => `deixa aberta ${line(effect)} (${played} a terminou com ${points(effect.points ?? 0)})`,
  spares: (effect, played) =>
    effect.points === undefined
      ? `deixa ${line(effect)} com ${tiles(effect.before)} (${played} a estendeu para ${effect.after})`
      : `mantém ${line(effect)} fora do centro (${played} a terminou lá com ${points(effect.points)})`,
  changesNothing: (when) => verb(when, "não mudou nenhuma linha", "não muda nenhuma linha"),
  sentence: (when, square, isSameTile, good, bad) => {
    const begins = when === "played" ? "A peça" : isSameTile ? `Em ${square}, a mesma peça` : `Em ${square}, a peça`;
    const all = good.length && bad.length ? `${list(good)}, mas ${list(bad)}` : list([...good, ...bad]);
    return `${begins} ${all}.`;
  },
  drew: (when, { name }) =>
    when === "played" ? `${name} pegou outra peça e precisou colocá-la.` : "Você pega outra peça e precisa colocá-la.",
  drawing: (good) => `Pegar outra peça ${list(good)}.`,
  passed: "Não havia peça para colocar.",
  own: (when, says, brings) =>
    `${when === "played" ? "Jogado" : when === "best" ? "Melhor" : "Testado"}: ${says}${brings ? ` (${brings})` : ""}.`,
  facts: { points: "Pontos na hora", open: "Linhas abertas", openOf: (n) => String(n), none: "–" },
};

const resultLine = (name: LineName): string => (typeof name === "number" ? `número ${name}` : name);

export const result: typeof en.result = {
  longestLine: (label, { name }, length) => `Linha mais longa: ${resultLine(label)}, ${name}, ${tiles(length)}`,
  best: (label, { name }, n) => `Melhor linha: ${resultLine(label)}, ${name}, ${points(n)}`,
  tilesLaid: (n) => count(n, "peça colocada", "peças colocadas"),
  sources: {
    title: "Pontos por origem",
    centre: "centro ×2",
    long: (from) => `linhas de ${from} peças ou mais`,
    short: "linhas mais curtas",
    piece: (label, n) => `${label}: ${points(n)}`,
  },
  drawn: "as peças",
  toCentre: (line) => `${line} até o centro`,
  home: (line) => `${line}, ida e volta`,
  to: (line, end) => `${line} até ${typeof end === "number" ? `a estação ${end}` : end}`,
  length: (n, isDoubled) => `${tiles(n)}${isDoubled ? ", em dobro" : ""}.`,
  half: ({ isYou }, isMore) => `${isMore ? "Mais da metade" : "Metade"} ${isYou ? "dos seus" : "dos"} pontos.`,
  same: (line) => `${line} rendeu o mesmo.`,
  poster: {
    about: (all, lines) => `${tiles(all)}, ${count(lines, "linha", "linhas")}`,
    longest: (label, length, isCentre, n) =>
      `Linha mais longa: ${label}, ${tiles(length)}${isCentre ? " até o centro" : ""} por ${points(n)}`,
  },
  board: "Todas as linhas em cores vivas. Aponte uma delas para segui-la.",
  each: "Pontos por linha",
  /** Terms with an explanation, before the points. */
  terms: { ended: "Quanto vale uma linha", doubled: "Por que o centro vale ×2", value: "Quanto valem as ações" },
  eachSource: "De onde vieram os pontos",
};

export const achievements: typeof en.achievements = {
  sources: { centre: "Centro ×2", long: "Linhas de 8 peças ou mais", short: "Linhas mais curtas", modules: "Módulos" },
  longest: (length) => count(length, "peça", "peças"),
  achievements: {
    longLine: { title: "O caminho mais longo", about: "Construa uma linha de 20 peças ou mais." },
    withoutCentre: { title: "Longe do centro", about: "Vença sem levar nenhuma linha ao centro." },
    threeToCentre: { title: "Todos os caminhos levam lá", about: "Leve três linhas ao centro em uma partida." },
    noStubs: { title: "Nenhum toco", about: "Termine uma partida com três peças ou mais em cada uma das suas linhas." },
  },
};
