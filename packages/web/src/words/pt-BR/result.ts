import type * as en from "../en/result.ts";
import { count, list, number, of, signed } from "./grammar.ts";

const points = (n: number): string => count(n, "ponto", "pontos");

export const result: typeof en.result = {
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
  turned: (before, after) =>
    `Vantagem esperada ${signed(Math.round(before) || 0)} antes, ${signed(Math.round(after) || 0)} depois.`,
  see: "Ver",
};

export const share: typeof en.share = {
  move: "Jogada mostrada",
  at: (move, of) => (move === of ? "Como acabou" : `Jogada ${number(move)} de ${number(of)}`),
  preview: (names) => `O tabuleiro: ${list(names)}`,
  link: {
    title: "Link",
    about: "Abre a partida nesta jogada.",
    copy: "Copiar o link",
    copied: "Copiado.",
    notCopied: "O navegador não permitiu copiar. Selecione o link à mão.",
    send: "Enviar…",
    address: "O link",
    inside: (letters) =>
      `A partida inteira está no link (${count(letters, "caractere", "caracteres")}); nada é enviado a servidor algum.`,
    tooLong: "Esta partida é longa demais para um link. Salve o registro e envie o arquivo.",
    thisMachine:
      "Ele diz o nome desta máquina, que outros não conseguem abrir. Abra a página num endereço que eles alcancem.",
  },
  embed: {
    title: "Em outras páginas",
    about: "Ponha isto numa página sua para mostrar o tabuleiro nela.",
    code: "O código a incluir",
  },
  picture: {
    title: "Imagem",
    svg: "Salvar SVG",
    png: "Salvar PNG",
  },
  replay: {
    title: "Partida em movimento",
    about: "A partida vez por vez; o que acabou de ser construído ou pontuado fica iluminado.",
    svg: "Salvar SVG animado",
    gif: "Salvar GIF",
    making: (frame, of) => `Fazendo o GIF: imagem ${number(frame)} de ${number(of)}.`,
    cancel: "Parar",
    saved: (size) => `Salvo, ${number(Math.ceil(size / 1000))} kB.`,
    stopped: "Parado.",
    failed: "Este navegador não conseguiu fazê-lo. O SVG animado exige menos.",
    turn: (turn, of) => `Vez ${number(turn)} de ${number(of)}`,
  },
  print: {
    open: "Página para imprimir",
    title: "Registro",
    go: "Imprimir",
    board: "O tabuleiro no fim",
    scores: "Pontos",
    moves: "Jogadas e sorteios",
    proof: "Embaralhamento",
    none: "Esta partida foi sorteada num navegador, e nada foi selado antes dela.",
    holds: "Todo sorteio decorre do segredo abaixo, cujo SHA-256 foi publicado antes de alguém se sentar.",
    broken: (reason) => `Os sorteios não decorrem do segredo: ${reason}.`,
    seal: "Selo",
    running: "Esta partida não acabou; depois haverá uma página para imprimir.",
    back: "Voltar",
  },
  shared: {
    title: "Uma partida para você",
    reading: "Lendo a partida do link…",
    damaged: "Não há partida neste link, ou ele foi cortado no caminho. Peça-o de novo.",
    home: "Para o início",
    about: (names) => `Compartilhado com você: ${list(names)}`,
    keep: "Guardar",
    kept: "Esta partida está entre as suas.",
    open: "Abrir",
    player: (seat) => `Jogador ${seat}`,
  },
};
