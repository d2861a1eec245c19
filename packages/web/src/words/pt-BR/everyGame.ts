import type * as en from "../en/everyGame.ts";
import { list, points } from "./grammar.ts";

export const refusals: typeof en.refusals = {
  unknown: "As regras não permitem isto.",
  notYourTurn: "Não é a sua vez.",
  over: "A partida acabou.",
  paused: "A partida está parada. Retome-a antes.",
  unreadable: "Isto não é uma jogada deste jogo.",
  nothingToTakeBack: "Não há nada seu para desfazer.",
  notPaused: "A partida não está parada.",
  resignTwo: "Só se desiste de uma partida para dois.",
};

export const startOption: typeof en.startOption = (seats) => ({
  label: "Quem começa",
  values: {
    ...Object.fromEntries(Array.from({ length: seats }, (_, at) => [at + 1, { label: `Lugar ${at + 1}` }])),
    lot: { label: "Por sorteio", about: "Sorteado quando a partida começa." },
  },
});

export const ends: typeof en.ends = {
  lot: ({ name }) => `${name} começa por sorteio`,
  over: (best, most) => {
    const [only, ...others] = best;
    return only && !others.length
      ? `a partida acabou: ${only.name} venceu com ${points(most)}`
      : `a partida acabou: ${list(best.map(({ name }) => name))} dividem o primeiro lugar com ${points(most)}`;
  },
};
