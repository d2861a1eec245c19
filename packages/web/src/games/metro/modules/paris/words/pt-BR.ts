import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import type { LandmarkName } from "@interchange/metro/modules/paris/data";
import { colours, count, feminine, landmark, list, number, of, points } from "../../../../../words/pt-BR/grammar.ts";
import type { Landmark } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "Paris",
  short: "turistas em fileira",
  pieces: ["12 atrações", "32 turistas"],
  about: [
    "Há um turista em cada espaço interno.",
    "Coloque uma peça sobre um deles e leve-o a uma das suas atrações.",
    "Uma sequência longa, sem vagas livres no meio, rende pontos.",
  ],
  options: {
    "paris-row": {
      label: "Ordem das atrações",
      values: {
        dealt: { label: "Como vieram", about: "As atrações ficam na ordem em que você as recebeu." },
        arranged: { label: "Arrumada", about: "Cada jogador arruma as próprias atrações antes da partida." },
      },
    },
    "paris-adjacent": {
      label: "Espaços vizinhos",
      values: {
        sides: { label: "Lado a lado" },
        corners: { label: "Cantos também", about: "Espaços que se tocam no canto também são vizinhos." },
      },
    },
  },
  unprinted: {
    colours: "As cores nas atrações",
    tourists: "Quatro turistas de cada cor",
  },
  box: {
    title: "Paris: atrações",
    about: "As cores das quatro vagas de cada atração, da esquerda para a direita.",
  },
};

export const terms: typeof en.terms = {
  "paris-row":
    "Uma sequência de turistas continua de uma atração para a próxima. Por isso, importa quais das suas atrações ficam lado a lado.",
  "paris-adjacent":
    "Se você não tiver vaga livre para um turista, ele se junta a outros num espaço vizinho. Esta opção define quais espaços são vizinhos.",
};

const LANDMARKS: Readonly<Record<LandmarkName, Landmark>> = {
  "Place de la Concorde": landmark("Praça da Concórdia", "a"),
  "Dôme des Invalides": landmark("Domo dos Inválidos", "o"),
  "Pont Alexandre III": landmark("Ponte Alexandre III", "a"),
  "Eiffel Tower": landmark("Torre Eiffel", "a"),
  "Sacré-Coeur": landmark("Sacré-Cœur", "a"),
  Versailles: landmark("Versalhes"),
  "Arc de Triomphe": landmark("Arco do Triunfo", "o"),
  "Moulin Rouge": landmark("Moulin Rouge", "o"),
  "Notre Dame": landmark("Notre-Dame", "a"),
  Louvre: landmark("Louvre", "o"),
  "Foundation Louis-Vuitton": landmark("Fundação Louis Vuitton", "a"),
  Panthéon: landmark("Panteão", "o"),
};

const called = (name: string): Landmark => LANDMARKS[name as LandmarkName];

export const intro: typeof en.intro = {
  build: ({ place }) => ({
    topic: "Turistas",
    says: "Há um turista em cada espaço interno. Coloque uma peça sobre um deles, e você o leva junto.",
    task: `Coloque a sua peça em ${place}.`,
    done: "O turista é seu. Agora escolha uma vaga para ele.",
    knows: "Coloque uma peça sobre um turista para levá-lo junto",
    why: `O seu turista está em ${place}.`,
  }),
  seat: ({ place }) => ({
    topic: "Sua fileira",
    says: "Suas atrações formam uma fileira de vagas, cada uma para uma cor. No fim, a sua maior sequência sem vagas livres no meio rende 2 pontos por turista.",
    task: `Escolha a vaga ${called(place).at} ou deixe a lição mostrar.`,
    done: "Cada turista fora da sua maior sequência custa um ponto. Uma atração cheia rende 3 pontos.",
    knows: "Turistas rendem pontos lado a lado e custam pontos sozinhos",
    why: `Só a vaga ${called(place).at} fica perto de outro turista.`,
  }),
};

export const words: typeof en.words = {
  named: (name) => called(name).name,
  row: (who) => (who.isYou ? "Sua fileira" : `Fileira ${of(who)}`),
  yourRow: "Sua fileira",
  points: (n) => `${points(n)} até agora`,
  becomes: (now, later) => `${points(now)} até agora → ${number(later)}`,
  grows: (before, after) => `a maior sequência cresce: ${before} → ${after}`,
  outside: "fora da sua maior sequência",
  joins: (tourists) => `junta-se a ${count(tourists, "turista", "turistas")} e depois segue junto`,
  note: (n) => `fileira ${n}`,
  space: (name, colour, isTaken) => `${called(name).name}, vaga ${feminine[colour]}, ${isTaken ? "ocupada" : "livre"}`,
  pick: (name, colour) => `Levar o turista ${colours[colour]} ${called(name).to}`,
  loose: "Ainda fora da sua fileira",
  seatAt: (colour, name) => `Levar o ${colours[colour]} ${called(name).to}`,
  join: (colour, square) => `O ${colours[colour]} se junta aos turistas de ${square}`,
  next: (name) => `A seguir: ${called(name).name}`,
  tourist: (colour) => `O turista ${colours[colour]}`,
  ask: {
    seat: (colour) => `escolha uma vaga para o turista ${colours[colour]}`,
    join: (colour) => `sem vaga para o turista ${colours[colour]}: escolha a que turistas ele se junta`,
    several: "escolha um turista e uma vaga",
    landmark: "escolha a próxima atração da sua fileira",
  },
  tells: {
    seated: (colour, name, isSure) => `um turista ${colours[colour]} ${isSure ? "foi" : "vai"} ${called(name).to}`,
    joined: (colour, square, isSure) =>
      `um turista ${colours[colour]} ${isSure ? "juntou-se" : "junta-se"} aos turistas de ${square}`,
    left: (colour, isSure) => `um turista ${colours[colour]} ${isSure ? "saiu" : "sai"} do jogo`,
    choose: (colour) => `você escolhe aonde vai o turista ${colours[colour]}`,
  },
  awards: {
    run: "maior sequência de turistas",
    others: "turistas fora da maior sequência",
    full: "atrações cheias",
  },
  square: (tourists) => {
    const named = tourists.map((colour) => colours[colour]);
    return named.length > 1 ? `turistas: ${list(named)}` : `um turista ${named[0] ?? ""}`;
  },
  refusals: {
    notNow: "Os turistas só se movem quando alguém coloca uma peça no espaço deles. Primeiro coloque uma peça.",
    notYourLandmark: "Você não pode colocar esta atração ali. Escolha outra.",
    noSuchSpace: "A sua fileira não tem essa vaga. Escolha uma da sua fileira.",
    spaceTaken: "Já há um turista nesta vaga. Escolha uma livre.",
    otherColour: "Esta vaga é para outra cor. Escolha uma da cor do turista.",
    mustSeat: "A sua fileira tem uma vaga livre desta cor, então o turista precisa ir para lá.",
    joinNearer: "Há turistas num espaço vizinho. Escolha um desses espaços.",
    nobodyThere: "Não há turista a quem se juntar neste espaço. Escolha outro.",
  },
};
