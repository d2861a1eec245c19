/** What the form for the values of a box says of Metro. */
import { colours } from "../../../parts/words/pt-BR/colours.ts";
import type { box as source } from "../en/box.ts";

const parts: (typeof source)["parts"] = {
  numbering: {
    title: "Números das estações",
    about: "Os números em volta do tabuleiro, em sentido horário, a partir da estação esquerda da borda de cima.",
  },
  frames: {
    title: "Estações dos jogadores",
    about:
      "Quais números são de quem, para cada número de jogadores. Números que não aparecem não são de ninguém. A figura mostra a mesa para quatro.",
  },
  companies: {
    title: "Estações das companhias",
    about: "Os números das estações de cada companhia. Todo número é de uma delas.",
  },
  tourists: {
    title: "Turistas",
    about: "Quantos turistas há de cada cor, nas cidades que põem um em cada um de 32 espaços.",
  },
  paris: { title: "Paris: atrações", about: "As cores das quatro vagas de cada atração, da esquerda." },
  stockholm: {
    title: "Estocolmo: atrações",
    about: "Quanto valem as vagas de cada atração, da esquerda, com espaços entre os números.",
  },
  london: {
    title: "Londres: atrações",
    about:
      "As cores das casas em cada atração: a pista de cima da esquerda para a direita, a de baixo da direita para a esquerda.",
  },
  "new-york": { title: "Nova York: quadros", about: "Quanto vale um turista de cada cor em cada quadro." },
  "st-petersburg": {
    title: "São Petersburgo: peças de PV",
    about: "Os números nas peças de PV de cada cor, e os espaços em que ficam as oito atrações.",
  },
  berlin: {
    title: "Berlim: atrações",
    about:
      "Nos dois lados de cada atração, o que ganha quem tem mais bilhetes e quem vem em segundo, e os espaços dos grupos.",
  },
  "numbered-stations": {
    title: "Estações Numeradas: números",
    about: "Os números nas peças de cada cor. São distribuídos cor por cor.",
  },
  "center-rails": {
    title: "Trilhos Centrais: peças",
    about: "Os trilhos das peças do centro. Várias podem ser iguais.",
  },
  "stock-corporations": { title: "Companhias de Metrô: ações", about: "As porcentagens das pilhas de ações." },
  solo: { title: "Solo: a peça que se recusa", about: "O tipo de peça que o jogo solo deixa devolver." },
};

export const box: typeof source = {
  parts,
  fields: {
    metro: "Como no tabuleiro de 2000",
    "cable-car": "Como em Cable Car",
    upper: "Pista de cima",
    lower: "Pista de baixo",
    a: "Lado A: primeiro, segundo",
    b: "Lado B: primeiro, segundo",
    landmarks: "Atrações",
    groups: "Grupos",
    tiles: "Peças",
    squares: "Espaços das atrações",
    shares: "Porcentagens",
    rejectable: "Tipo de peça",
    boards: "Quadros",
  },
  colours,
  players: (seats) => `${seats} jogadores`,
  seat: (n) => `Lugar ${n}`,
  group: (n) => `Grupo ${n}`,
  board: (n) => `Quadro ${n}`,
  place: (where, n) => `${where}, ${n}`,
  tile: (code) => `peça ${code}`,
};
