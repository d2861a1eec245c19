import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { count, points, signed } from "../../../../../words/pt-BR/grammar.ts";

export const about: ModuleAbout = {
  title: "Estações Numeradas",
  short: "números secretos",
  pieces: ["32 números"],
  about: [
    "Você tem números secretos de estações.",
    "No fim, cada linha que terminou numa dessas estações também rende pontos para você.",
  ],
  options: {
    "numbers-each": {
      label: "Números por jogador",
      values: {
        "1": { label: "Um de cada lado" },
        "2": { label: "Dois de cada lado", about: "Até quatro jogadores." },
        "3": { label: "Três de cada lado", about: "Só com dois jogadores." },
        "4": { label: "Quatro de cada lado", about: "Só com dois jogadores." },
      },
      mix: {
        label: "Sua combinação",
        about: "Escolha uma quantidade para cada lado do tabuleiro.",
        each: (side, count) => `Lado ${side}: ${count}`,
      },
    },
    "numbers-ownerless": {
      label: "Linhas sem dono",
      values: {
        no: { label: "Não dão pontos por números" },
        yes: { label: "Também dão pontos por números" },
        "centre-too": {
          label: "Também as do centro",
          about:
            "Trilhos sem dono que saem do centro rendem o dobro do comprimento deles pelo número da estação onde terminam.",
        },
      },
    },
    "numbers-open": {
      label: "Números",
      values: {
        no: { label: "Secretos" },
        yes: { label: "Abertos", about: "Todos veem todos os números." },
      },
    },
  },
  unprinted: {
    groups: "Como os números são agrupados",
  },
  box: {
    title: "Estações Numeradas: números",
    about: "Os números nas peças de cada cor. Cada cor é distribuída separadamente.",
  },
};

export const terms: typeof en.terms = {
  "numbers-each":
    "Os números de cada lado do tabuleiro são distribuídos separadamente. Com mais números, mais linhas rendem pontos para você, e há mais o que planejar.",
  "numbers-ownerless":
    "Um número rende os pontos da linha que terminou ali. Esta opção define se essa linha precisa ter dono.",
  "numbers-open":
    "Esta opção define se todos veem todos os números durante a partida. Se eles forem secretos, ninguém saberá por que você ajuda uma linha.",
};

export const intro: typeof en.intro = {
  own: ({ line, points: paid }) => ({
    topic: "Seus números",
    says: "Você tem quatro números secretos de estações. No fim, você ganha os pontos de cada linha que terminou numa dessas estações.",
    task: `Você tem o número 7. Termine a linha ${line} na própria estação.`,
    done: `${points(paid)} agora, e o mesmo de novo no fim.`,
    knows: "Linhas que terminam nos seus números rendem pontos a você",
    why: `A linha ${line} continua no espaço marcado.`,
  }),
  theirs: ({ line, theirs }) => ({
    topic: "Linhas dos outros",
    says: "Não importa de quem é a linha.",
    task: `Você tem o número 31. Leve a linha ${line}, do azul, até lá.`,
    done: `O azul ganha ${points(theirs)}, e você ganha o mesmo no fim.`,
    knows: "Linhas dos outros também rendem pontos pelos seus números",
    why: `A linha ${line} sai da estação no espaço marcado.`,
  }),
};

export const words: typeof en.words = {
  number: "Número",
  line: "Linha que terminou ali",
  pays: "Rende",
  none: "nenhuma ainda",
  ended: (number, square, owner) =>
    `${number === undefined ? `do centro, ao lado de ${square}` : `linha ${number}`}, ${owner?.name ?? "sem dono"}`,
  total: "Até agora",
  secret: "Só você vê estes números. O tabuleiro mostra um anel em volta das estações deles.",
  others: "Números dos outros",
  unknown: "um número que você não conhece",
  card: (number, points) => `número ${number}, ${count(points, "ponto", "pontos")}`,
  ledger: "Seus números",
  signed,
  award: (number) => `linha até a estação ${number}`,
  refusals: { drawOwed: "Os números são distribuídos ao acaso antes da partida." },
};
