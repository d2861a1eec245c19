import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { count, points, signed } from "../../../../../words/pt-BR/grammar.ts";

export const about: ModuleAbout = {
  title: "Estações Numeradas",
  short: "números secretos pagam",
  pieces: ["32 números"],
  about: "Você tem números de estações, em segredo. No fim, cada linha que terminou numa delas paga também a você.",
  options: {
    "numbers-each": {
      label: "Números para cada jogador",
      values: {
        "1": { label: "Um de cada lado" },
        "2": { label: "Dois de cada lado", about: "Para até quatro jogadores." },
        "3": { label: "Três de cada lado", about: "Para dois jogadores." },
        "4": { label: "Quatro de cada lado", about: "Para dois jogadores." },
      },
    },
    "numbers-ownerless": {
      label: "Linhas de ninguém",
      values: {
        no: { label: "Não pagam" },
        yes: { label: "Também pagam" },
        "centre-too": {
          label: "Também as do centro",
          about: "Trilhos que saem do centro pagam o dobro do seu comprimento, embora não sejam de ninguém.",
        },
      },
    },
    "numbers-open": {
      label: "Números",
      values: {
        no: { label: "Secretos" },
        yes: { label: "Abertos", about: "Todos veem os números de todos." },
      },
    },
  },
  unprinted: {
    groups: "Como os números formam grupos",
  },
  box: {
    title: "Estações Numeradas: números",
    about: "Os números nas peças de cada cor. São distribuídos cor por cor.",
  },
};

export const terms: typeof en.terms = {
  "numbers-each":
    "As estações de cada lado do tabuleiro são distribuídas à parte. Com mais números, mais linhas pagam a você, e há mais o que planejar.",
  "numbers-ownerless":
    "Um número paga a você o que valeu a linha que terminou ali. Aqui se diz se essa linha precisa ter dono.",
  "numbers-open":
    "Se todos veem os números de todos durante a partida. Em segredo você pode ajudar uma linha que parece não ser da sua conta.",
};

export const intro: typeof en.intro = {
  own: ({ line, points: paid }) => ({
    topic: "Seus números",
    says: "Você tem quatro números secretos de estações. Uma linha que termina em um deles paga de novo no fim.",
    task: `Você tem o 7. Termine a linha ${line} na própria estação.`,
    done: `${points(paid)} agora, e o mesmo outra vez no fim.`,
    knows: "Linhas nos seus números pagam de novo",
    why: `A linha ${line} espera no espaço marcado.`,
  }),
  theirs: ({ line, theirs }) => ({
    topic: "Linhas alheias",
    says: "Não importa de quem é a linha.",
    task: `Você tem o 31. Leve a linha ${line}, azul, até lá.`,
    done: `O azul ganha ${points(theirs)}, e você o mesmo no fim.`,
    knows: "Linhas alheias também pagam seus números",
    why: `A linha ${line} sai da estação no espaço marcado.`,
  }),
};

export const words: typeof en.words = {
  number: "Número",
  line: "Linha que terminou ali",
  pays: "Paga",
  none: "nenhuma ainda",
  ended: (number, square, owner) =>
    `${number === undefined ? `do centro, ao lado de ${square}` : `linha ${number}`}, ${owner?.name ?? "de ninguém"}`,
  total: "Como as linhas estão",
  secret: "Só você os conhece. As estações têm um anel no tabuleiro.",
  others: "Números dos outros",
  unknown: "um número que você não conhece",
  card: (number, points) => `número ${number}, ${count(points, "ponto", "pontos")}`,
  ledger: "Seus números",
  signed,
  award: (number) => `linha até a estação ${number}`,
  refusals: { drawOwed: "Os números são distribuídos antes da partida, ao acaso." },
};
