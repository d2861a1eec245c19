/** What the form for the values of a box says of On the Underground. */
import type { box as source } from "../en/box.ts";

export const box: typeof source = {
  parts: {
    lines: { title: "Trilhos das linhas", about: "Quantos trilhos cada linha tem." },
    markers: {
      title: "Marcadores",
      about:
        "Quais linhas ficam juntas num marcador, para cada número de jogadores. Onde há mais marcadores que jogadores, a sorte os distribui.",
    },
    stations: {
      title: "Estações e símbolos",
      about:
        "De que tipo é cada estação, e os símbolos das conexões: dois de cada, portanto há o dobro de estações que de símbolos.",
    },
  },
  kinds: "Tipos das estações",
  symbols: "Símbolos",
  players: (seats) => `${seats} jogadores`,
  marker: (n) => `Marcador ${n}`,
  place: (where, n) => `${where}, ${n}`,
};
