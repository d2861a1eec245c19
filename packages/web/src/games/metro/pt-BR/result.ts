import { count, signed } from "../../../parts/words/pt-BR/plural.ts";
import type { LineName } from "../../../parts/words/types.ts";
import type { result as source } from "../en/result.ts";

const line = (name: LineName): string => (typeof name === "number" ? `número ${name}` : name);
const tiles = (n: number): string => count(n, "peça", "peças");
const points = (n: number): string => count(n, "ponto", "pontos");

export const result: typeof source = {
  longest: "Mais longa",
  longestLine: (label, { name }, length) => `Linha mais longa: ${line(label)}, ${name}, por ${tiles(length)}`,
  best: (label, { name }, n) => `Melhor linha: ${line(label)}, ${name}, com ${points(n)}`,
  tilesLaid: (n) => count(n, "peça colocada", "peças colocadas"),
  sources: {
    title: "Pontos por origem",
    centre: "centro ×2",
    long: (from) => `linhas de ${from} ou mais`,
    short: "linhas mais curtas",
    piece: (label, n) => `${label}: ${points(n)}`,
  },
  moment: (move) => `Momento-chave · jogada ${move}`,
  turned: (before, after) =>
    `Vantagem esperada ${signed(Math.round(before) || 0)} antes, ${signed(Math.round(after) || 0)} depois.`,
  see: "Ver",
  board: "Cada linha na sua cor. Aponte para uma e siga-a.",
  each: "Pontos por linha",
  /** Words that explain themselves, before the points. */
  terms: { ended: "Quanto vale uma linha", doubled: "O que o centro dobra", value: "Quanto valem as ações" },
  eachSource: "De onde vieram os pontos",
  fromModules: "Dos módulos",
};
