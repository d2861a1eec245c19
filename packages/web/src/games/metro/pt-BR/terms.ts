import type { terms as source } from "../en/terms.ts";

/** Words that somebody new may not know, in a sentence or two. */
export const terms: typeof source = {
  rule: (number) => `Regra ${number}`,
  open: "Uma linha aberta saiu da sua estação e ainda não chegou a outra. Ainda não paga nada, e cada peça por que passar vai contar.",
  ended:
    "Uma linha que chega a uma estação é pontuada na hora: um ponto para cada vez que passa sobre uma peça. Os pontos são do dono, seja quem for que colocou a peça.",
  doubled: "Uma linha que termina no centro vale em dobro.",
  nobody: "Linhas de estações sem dono e trilhos que saem do centro não pagam ninguém.",
  short: "A linha termina aqui, embora pudesse continuar: peças ainda não vistas a levariam adiante.",
  unseen: "As peças que você não viu: as do estoque e as de outras mãos.",
  shares:
    "Uma ação é uma parte de uma companhia, de 10 a 40 por cento. No fim ela paga pela colocação da companhia; você sempre tem uma de cada porcentagem.",
  profit: "Os pontos das linhas de uma companhia. Não são de ninguém: só dizem qual companhia vai bem.",
  value: "Quanto uma ação de 10% pagaria se a partida terminasse agora: 8 pela companhia com mais lucro, até 1.",
  /** What options are about, where a table is set up. */
  options: {
    start: "Quem joga primeiro; os outros seguem na ordem dos lugares. O sorteio é feito quando a partida começa.",
    orientation:
      "Cada peça tem uma seta. Como impressa, ela aponta como a do tabuleiro; girada livremente, uma peça cabe de até quatro maneiras.",
    "hand-size":
      "Quantas peças você tem na mão para escolher. Com mais delas há mais o que planejar, e a sorte conta menos.",
    "open-hands": "Se todos veem as peças de todos. Mãos abertas são boas para aprender juntos.",
    numbering:
      "As estações são numeradas em um sentido no tabuleiro de 2000 e no outro em uma impressão posterior. Os donos seguem os números e ficam espelhados.",
    "one-tile-stations":
      "Uma peça não pode levar uma linha direto de volta a uma estação. Aqui se diz se as estações sem dono ficam de fora.",
    "one-tile-exception":
      "Uma peça que não cabe em outro lugar pode fazer uma linha de uma peça só. Aqui se diz se ela espera enquanto se pode pegar outra.",
  },
};
