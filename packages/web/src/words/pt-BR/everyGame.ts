import type * as en from "../en/everyGame.ts";
import { list, points } from "./grammar.ts";

export const refusals: typeof en.refusals = {
  unknown: "As regras não permitem isso. Tente outra coisa.",
  notYourTurn: "Não é a sua vez. Espere os outros jogadores.",
  over: "A partida acabou.",
  paused: "A partida está pausada. Primeiro retome-a.",
  unreadable: "Essa jogada não é válida. Escolha outra.",
  nothingToTakeBack: "Não há nada para desfazer.",
  notPaused: "A partida não está pausada. Continue jogando.",
  resignTwo: "Você só pode desistir em partidas de dois jogadores. Em vez disso, peça a todos para encerrar a partida.",
  timeUp: "Seu tempo acabou. Outro jogador decide como a partida continua.",
  botPlays: "Um bot está jogando por você. Primeiro retome o seu lugar.",
  notYourSeat: "Você não joga nesta mesa.",
  askedAlready: "Você pode pedir uma vez por turno. Peça de novo depois da próxima jogada.",
  tooMuch: "Pedidos demais. Espere um momento e tente de novo.",
};

export const startOption: typeof en.startOption = (seats) => ({
  label: "Jogador inicial",
  values: {
    ...Object.fromEntries(Array.from({ length: seats }, (_, at) => [at + 1, { label: `Jogador ${at + 1}` }])),
    lot: { label: "Aleatório", about: "Escolhido quando a partida começa." },
  },
});

export const ends: typeof en.ends = {
  chips: { lot: "Jogador inicial", over: "Vencedor" },
  lot: ({ name }) => `${name} começa, por sorteio`,
  over: (best, most) => {
    const [only, ...others] = best;
    return only && !others.length
      ? `a partida acabou: ${only.name} venceu com ${points(most)}`
      : `a partida acabou: ${list(best.map(({ name }) => name))} dividem o primeiro lugar com ${points(most)}`;
  },
};
