import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { capital, colours, count, list, number, of, points } from "../../../../../words/pt-BR/grammar.ts";

export const about: ModuleAbout = {
  title: "Paris",
  short: "sente-os lado a lado",
  pieces: ["12 atrações", "32 turistas"],
  about:
    "Um turista espera em cada espaço interno. Construa sobre um e sente-o numa atração sua: uma fileira longa e sem falhas paga.",
  options: {
    "paris-row": {
      label: "A fileira de atrações",
      values: {
        dealt: { label: "Como vieram", about: "As atrações ficam na ordem em que saíram." },
        arranged: { label: "Arrumada", about: "Cada um põe as suas atrações em ordem antes da partida." },
      },
    },
    "paris-adjacent": {
      label: "Ao lado de um espaço",
      values: {
        sides: { label: "Lado com lado" },
        corners: { label: "Cantos também", about: "Espaços que se tocam no canto também valem." },
      },
    },
  },
  unprinted: {
    colours: "As cores nas atrações",
    tourists: "Quatro turistas de cada cor",
  },
  box: { title: "Paris: atrações", about: "As cores das quatro vagas de cada atração, da esquerda." },
};

export const terms: typeof en.terms = {
  "paris-row":
    "Uma fila de turistas sem falha segue de uma atração para a próxima. Por isso importa quais das suas ficam lado a lado.",
  "paris-adjacent":
    "Um turista para quem você não tem vaga se junta a outros ao lado do espaço construído. Aqui se diz o que fica ao lado.",
};

export const intro: typeof en.intro = {
  build: ({ place }) => ({
    topic: "Turistas",
    says: "Em cada espaço interno há um turista. Construa sobre ele e você o leva junto.",
    task: `Coloque a peça em ${place}.`,
    done: "O turista é seu. Agora ele quer uma vaga.",
    knows: "Construir sobre um turista é levá-lo",
    why: `O turista em questão está em ${place}.`,
  }),
  seat: ({ place }) => ({
    topic: "Sua fileira",
    says: "Suas atrações formam uma fileira de vagas com cores. A maior sequência sem falhas rende 2 pontos por turista no fim.",
    task: `Escolha a vaga em ${place}, ou peça para mostrar.`,
    done: "Quem fica fora dela custa um ponto, e uma atração cheia rende 3.",
    knows: "Lado a lado, turistas rendem pontos",
    why: `Só em ${place} já há alguém por perto.`,
  }),
};

const NAMES: Readonly<Record<string, string>> = {
  "Eiffel Tower": "Torre Eiffel",
  "Arc de Triomphe": "Arco do Triunfo",
  "Foundation Louis-Vuitton": "Fundação Louis Vuitton",
};

export const words: typeof en.words = {
  named: (name) => NAMES[name] ?? name,
  row: (who) => (who.isYou ? "Sua fileira" : `Fileira ${of(who)}`),
  yourRow: "Sua fileira",
  points: (n) => `${points(n)} como está`,
  becomes: (now, later) => `${points(now)} como está → ${number(later)}`,
  grows: (before, after) => `a maior fileira cresce ${before} → ${after}`,
  outside: "fora da maior fileira",
  joins: (tourists) => `junta-se a ${count(tourists, "turista", "turistas")} e segue com eles`,
  note: (n) => `fileira ${n}`,
  space: (landmark, colour, isTaken) => `${landmark}, vaga de ${colours[colour]}, ${isTaken ? "ocupada" : "livre"}`,
  pick: (landmark, colour) => `Sentar o turista ${colours[colour]} em ${landmark}`,
  loose: "Ainda fora da fileira",
  seatAt: (colour, landmark) => `Sentar o ${colours[colour]} em ${landmark}`,
  join: (colour, square) => `${capital(colours[colour])} se junta aos de ${square}`,
  next: (landmark) => `${landmark} vem a seguir`,
  tourist: (colour) => `O turista ${colours[colour]}`,
  ask: {
    seat: (colour) => `acomode o turista ${colours[colour]}`,
    join: (colour) => `sem vaga para o turista ${colours[colour]}: escolha a quem ele se junta`,
    several: "escolha um turista e aonde ele vai",
    landmark: "escolha a próxima atração da sua fileira",
  },
  tells: {
    seated: (colour, landmark, isSure) =>
      `um turista ${colours[colour]} ${isSure ? "sentou-se" : "senta-se"} na atração ${landmark}`,
    joined: (colour, square, isSure) =>
      `um turista ${colours[colour]} ${isSure ? "juntou-se" : "junta-se"} aos de ${square}`,
    left: (colour, isSure) => `um turista ${colours[colour]} ${isSure ? "saiu" : "sai"} do jogo`,
    choose: (colour) => `você escolhe aonde vai o turista ${colours[colour]}`,
  },
  awards: {
    run: "maior fileira de turistas",
    others: "turistas fora dela",
    full: "atrações cheias",
  },
  square: (tourists) => {
    const named = tourists.map((colour) => colours[colour]);
    return named.length > 1 ? `turistas: ${list(named)}` : `um turista ${named[0] ?? ""}`;
  },
  refusals: {
    notNow: "Turistas se movem quando se constrói sobre o espaço deles.",
    notYourLandmark: "Esta atração não é sua para pôr ali.",
    noSuchSpace: "Sua fileira não tem essa vaga.",
    spaceTaken: "Já há um turista sentado ali.",
    otherColour: "Isto é para um turista de outra cor.",
    mustSeat: "Sua fileira tem uma vaga livre desta cor; o turista precisa se sentar ali.",
    joinNearer: "Há turistas ao lado do espaço em que se construiu: tem de ser um deles.",
    nobodyThere: "Não há ninguém ali a quem se juntar.",
  },
};
