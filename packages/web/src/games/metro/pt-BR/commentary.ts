import { count } from "../../../parts/words/pt-BR/plural.ts";
import type { commentary as source } from "../en/commentary.ts";

const points = (n: number): string => count(n, "ponto", "pontos");

export const commentary: typeof source = {
  welcome:
    "Coloque peças para que suas linhas fiquem longas. O tabuleiro acompanha cada uma: toque em uma estação para ver.",
  placed: "Cada espaço faz duas perguntas: ajuda uma linha sua? Atrapalha uma dos outros?",
  line: (line, n) =>
    `A linha ${line} terminou: ${points(n)}, um por peça que ela cruzou. As suas outras linhas continuam.`,
  centre: (line, n) => `A linha ${line} chegou ao centro e contou em dobro: ${points(n)}.`,
  ended: (line, n) =>
    `Terminaram a sua linha ${line}, com ${points(n)}. Linhas que esperam perto de uma estação correm perigo.`,
  cut: (line, n) => `Você terminou cedo a linha ${line} deles: só ${points(n)} para eles.`,
  theirCentre: (line, n) =>
    `A linha ${line} deles chegou ao centro: ${points(n)}. Vale a pena vigiar os espaços ao lado do centro.`,
  danger: (line, tiles) =>
    `A linha ${line} já tem ${tiles} peças. Pode terminar a qualquer hora: leve-a adiante, ou ao centro enquanto dá.`,
  half: "Metade do tabuleiro está cheia. O que ainda está aberto merece um bom fim.",
  won: (mine, theirs) => `Você venceu, ${mine} a ${theirs}. A análise mostra o que contou.`,
  lost: (mine, theirs) => `${mine} a ${theirs}. A análise mostra onde ficaram pontos.`,
};
