import { count } from "../../../../../parts/words/pt-BR/plural.ts";
import type { intro as source } from "../en/intro.ts";

const points = (n: number): string => count(n, "ponto", "pontos");

export const intro: typeof source = {
  through: ({ place }) => ({
    topic: "Pelo centro",
    says: "Trilhos cobrem o centro. As linhas não terminam mais ali: atravessam e saem em outro lugar.",
    task: `Coloque a peça em ${place} e acompanhe a sua linha.`,
    done: "Cada peça do centro conta, mas nada vale em dobro.",
    knows: "As linhas atravessam o centro",
    why: `Em ${place} a sua linha entra no centro.`,
  }),
  out: ({ line, points: paid }) => ({
    topic: "Caminhos longos",
    says: "Assim as linhas ficam mais longas. Elas ainda terminam em estações da borda.",
    task: `Termine a linha ${line}.`,
    done: `${points(paid)}, sem nenhum dobro.`,
    knows: "Todas as linhas terminam na borda",
    why: `A linha ${line} espera no espaço marcado.`,
  }),
};
