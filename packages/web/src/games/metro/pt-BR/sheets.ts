import { count, list } from "../../../parts/words/pt-BR/plural.ts";
import type { sheets as source } from "../en/sheets.ts";

/** Words of the panels that open over a table of Metro. */
export const sheets: typeof source = {
  scores: {
    title: "Placar",
    line: "Linha",
    tiles: "Peças",
    end: "Fim",
    points: "Pontos",
    open: "aberta",
    notLeft: "ainda não saiu",
    station: (number) => `estação ${number}`,
    centre: "centro ×2",
    centreOnce: "centro",
    total: "Total",
    holds: (tiles) => `tem na mão ${tiles}`,
    closed: (n) => count(n, "linha terminada", "linhas terminadas"),
    trace: (name) => `Seguir a linha ${name}`,
  },
  strips: {
    title: "Todas as linhas, esticadas",
    about: "Cada linha como uma faixa, da estação até onde termina ou espera; uma marca para cada peça por onde passa.",
    seat: "Linhas de",
    nobody: "Ninguém",
    line: (name, length, end) => `Linha ${name}: ${count(length, "peça", "peças")}, ${end}`,
    stop: (square, visit, crossed) =>
      [
        square,
        ...(visit > 1 ? [`${visit}ª vez`] : []),
        ...(crossed.length
          ? [`cruza ${crossed.length > 1 ? "as linhas" : "a linha"} ${list(crossed.map(String))}`]
          : []),
      ].join(", "),
  },
  keys: [
    ["Setas", "andar pelo tabuleiro"],
    ["Enter ou Espaço", "escolher o espaço, depois colocar a peça"],
    ["Esc", "voltar antes de colocar"],
    ["R", "girar a peça, onde a mesa permite"],
    ["D", "pegar outra peça"],
    ["1 2 3", "escolher uma peça da sua mão"],
    ["U", "desfazer"],
    ["Y", "refazer o que foi desfeito"],
    ["L", "ir à última peça colocada"],
    ["T", "seguir as linhas deste espaço, uma após a outra"],
    ["M", "mostrar só as suas linhas, ou todas"],
    ["Home  ,  .  End", "primeira posição, atrás, adiante, ao vivo"],
    ["← →  ↑ ↓", "ao olhar para trás: um passo, uma rodada"],
    ["?", "esta lista"],
  ],
  playedHere: (edition, terms) =>
    `Nesta mesa: ${edition}. ${terms.map(([label, value]) => `${label}: ${value}.`).join(" ")}`,
  comesAgain: "As peças que saíram voltam na mesma ordem.",
  exportRunning:
    "Durante a partida, o registro tem pontos de interrogação no que você não pode saber: dá para ler, mas não para abrir aqui de novo. Para seguir em outro lugar, leve a mesa inteira.",
  exportWhole: "Para continuar em outro navegador. Contém as peças de todos: não vale espiar.",
};
