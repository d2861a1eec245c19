import type { share as source } from "../en/share.ts";
import { count, list, number } from "./plural.ts";

export const share: typeof source = {
  move: "Jogada a mostrar",
  at: (move, of) => (move === of ? "Como terminou" : `Jogada ${number(move)} de ${number(of)}`),
  preview: (names) => `O tabuleiro: ${list(names)}`,
  link: {
    title: "Link",
    about: "Abre a partida nesta jogada.",
    copy: "Copiar o link",
    copied: "Copiado.",
    notCopied: "O navegador não deixou copiar. Selecione o link à mão.",
    send: "Enviar…",
    address: "O link",
    inside: (letters) =>
      `A partida inteira está no link (${count(letters, "caractere", "caracteres")}); nada é enviado a um servidor.`,
    tooLong: "Esta partida é longa demais para um link. Salve o registro e envie o arquivo.",
    thisMachine:
      "Ele traz o nome desta máquina, que os outros não conseguem abrir. Abra a página num endereço que eles alcancem.",
  },
  picture: {
    title: "Imagem",
    svg: "Salvar SVG",
    png: "Salvar PNG",
  },
  replay: {
    title: "Reprise",
    about: "A partida vez por vez; o que acaba de ser construído ou pontuado fica aceso.",
    svg: "Salvar SVG animado",
    gif: "Salvar GIF",
    making: (frame, of) => `Fazendo o GIF: imagem ${number(frame)} de ${number(of)}.`,
    cancel: "Parar",
    saved: (size) => `Salvo, ${number(Math.ceil(size / 1000))} kB.`,
    stopped: "Parado.",
    failed: "Este navegador não conseguiu. O SVG animado pede menos.",
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
    holds: "Tudo o que saiu se segue do segredo abaixo, cujo SHA-256 foi publicado antes de alguém se sentar.",
    broken: (reason) => `O que saiu não se segue do segredo: ${reason}.`,
    seal: "Selo",
    running: "Esta partida ainda não acabou; a página para imprimir vem depois.",
    back: "Voltar",
  },
  shared: {
    title: "Uma partida para você",
    reading: "Lendo a partida do link…",
    damaged: "Não há partida neste link, ou ele foi cortado no caminho. Peça-o de novo.",
    home: "Ir ao início",
  },
};
